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
    void names_that_hold_the_wanted_one_whole_are_hinted_at_before_mistyped_ones() {
        List<String> codecs = List.of("gson", "avaje-jsonb", "dsl-json", "jackson-json", "json-io", "jackson3-json");

        assertThat(Nearest.hint("JSON", codecs))
                .isEqualTo("; did you mean \"json-io\" or \"dsl-json\" or \"jackson-json\"?");
        assertThat(Nearest.hint("jsonb", codecs)).isEqualTo("; did you mean \"avaje-jsonb\"?");
    }

    @Test
    void exchanged_neighbours_are_one_mistake_and_a_short_name_has_no_more() {
        assertThat(Nearest.of("rnu", List.of("list", "run"))).contains("run");
        assertThat(Nearest.of("JXAB", List.of("sbe", "jaxb"))).contains("jaxb");
        assertThat(Nearest.of("fish", List.of("bash", "zsh"))).isEmpty();
    }

    @Test
    void a_letter_alone_is_no_mistyped_form_of_another() {
        assertThat(Nearest.hint("x", List.of("a", "b", "c"))).isEmpty();
        assertThat(Nearest.hint("B", List.of("a", "b", "c"))).isEqualTo("; did you mean \"b\"?");
    }
}
