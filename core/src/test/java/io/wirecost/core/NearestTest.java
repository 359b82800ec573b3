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
}
