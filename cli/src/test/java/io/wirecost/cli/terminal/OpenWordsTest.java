package io.wirecost.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OpenWordsTest {
    @Test
    void ratios_that_are_less_certain_than_asked_for_are_named_the_widest_first() {
        assertThat(OpenWords.of(TurnsRuns.of(3, 4), 0.06).orElseThrow())
                .matches(
                        "Open: 8 of 8 ratios to the baseline are less certain than ±6\\.0%: codec-4 (de)?serialize ±\\S+%, .*"
                                + "codec-2 (de)?serialize ±\\S+% and 2 more\\. Give them more time with --budget\\.")
                .doesNotContain("jackson-json");
    }

    @Test
    void those_that_have_had_all_their_rounds_are_not_promised_more() {
        assertThat(OpenWords.of(TurnsRuns.of(8, 4), 0.001).orElseThrow())
                .endsWith("They have had all their rounds; a machine that does nothing else tells more.");
    }

    @Test
    void where_all_are_certain_enough_nothing_is_said() {
        assertThat(OpenWords.of(TurnsRuns.of(3, 4), 0.5)).isEmpty();
    }

    @Test
    void a_run_without_times_has_nothing_open() {
        assertThat(OpenWords.of(TurnsRuns.of(0, 4), 0.06)).isEmpty();
    }
}
