package io.wirecost.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.InputException;
import org.junit.jupiter.api.Test;

class BenchRequestTest {
    @Test
    void by_default_all_codecs_are_measured_in_fifteen_pairs() throws Exception {
        BenchRequest request = BenchRequest.parse(new String[0]);
        assertThat(request.pairs()).isEqualTo(15);
        assertThat(request.codecs())
                .contains("jackson-json", "capnproto-packed")
                .hasSize(36);
    }

    @Test
    void codecs_keep_the_order_of_the_report() throws Exception {
        assertThat(BenchRequest.parse(new String[] {"--codec", "jaxb,flatbuffers"})
                        .codecs())
                .containsExactly("flatbuffers", "jaxb");
    }

    @Test
    void what_is_not_understood_is_refused() {
        assertRefused("unknown", "--codec", "unknown");
        assertRefused("--pairs 0", "--pairs", "0");
        assertRefused("usage", "--pair", "3");
        assertRefused("usage", "--pairs");
    }

    private static void assertRefused(String message, String... args) {
        assertThatThrownBy(() -> BenchRequest.parse(args))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message);
    }
}
