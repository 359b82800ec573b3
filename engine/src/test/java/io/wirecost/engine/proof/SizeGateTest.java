package io.wirecost.engine.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SizeGateTest {
    @Test
    void one_value_may_take_no_bytes_at_all() {
        assertThat(SizeGate.refusalReason(Collections.nCopies(5, 0), 1)).isEmpty();
    }

    @Test
    void two_values_cannot_both_take_no_bytes() {
        assertThat(SizeGate.refusalReason(List.of(0, 0), 2))
                .hasValue("impossible result: 2 different records take 0 bytes together, and need at least 1");
    }

    @Test
    void a_null_and_a_symbol_may_take_the_same_bytes() {
        assertThat(SizeGate.refusalReason(List.of(1, 1), 2)).isEmpty();
    }

    @Test
    void a_thousand_different_values_cannot_take_a_byte_each() {
        assertThat(SizeGate.refusalReason(Collections.nCopies(1_000, 1), 1_000))
                .hasValue(
                        "impossible result: 1,000 different records take 1,000 bytes together, and need at least 1,742");
        assertThat(SizeGate.refusalReason(Collections.nCopies(1_000, 2), 1_000)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 0", "2, 1", "257, 256", "258, 258", "65793, 131328", "65794, 131331"})
    void the_shortest_byte_strings_are_one_of_none_256_of_one_and_65536_of_two(int n, long bytes) {
        assertThat(SizeGate.leastBytes(n)).isEqualTo(bytes);
    }
}
