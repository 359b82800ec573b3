package io.wirecost.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {
    private static final List<String> KNOWN = List.of("transactions", "kitchen-sink", "edge-values");

    @Test
    void a_typing_mistake_finds_the_name_that_was_meant() {
        assertThat(Nearest.of("transaktion", KNOWN)).contains("transactions");
        assertThat(Nearest.of("Edge-Value", KNOWN)).contains("edge-values");
    }

    @Test
    void a_name_unlike_all_others_finds_none() {
        assertThat(Nearest.of("orders", KNOWN)).isEmpty();
        assertThat(Nearest.of("x", List.of())).isEmpty();
    }

    @Test
    void a_hint_ends_a_message_or_is_empty() {
        assertThat(Nearest.hint("kitchensink", KNOWN)).isEqualTo("; did you mean \"kitchen-sink\"?");
        assertThat(Nearest.hint("orders", KNOWN)).isEmpty();
    }

    @Test
    void the_nearest_of_all_come_in_order_even_if_none_is_near() {
        List<String> codecs = List.of("jackson-json", "protobuf-java", "protostuff", "jaxb");

        assertThat(Nearest.ranked("protobuf", codecs)).hasSize(3).startsWith("protostuff", "protobuf-java");
        assertThat(Nearest.ranked("JXAB", codecs)).startsWith("jaxb");
        assertThat(Nearest.ranked("x", List.of("b", "a"))).containsExactly("a", "b");
    }
}
