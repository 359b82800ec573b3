package io.wirecost.studies.source;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.Lines;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StudyStepTest {
    @Test
    void options_of_a_scale_replace_those_of_both() {
        StudyStep step = new StudyStep(
                "run",
                "Sizes",
                List.of(),
                List.of(),
                false,
                Map.of("workload", "shop", "forks", "5"),
                Map.of("forks", "3"),
                Map.of("seed", "7"));

        assertThat(step.options(StudyScale.QUICK)).isEqualTo(Map.of("workload", "shop", "forks", "3"));
        assertThat(step.options(StudyScale.FULL)).isEqualTo(Map.of("workload", "shop", "forks", "5", "seed", "7"));
    }

    @Test
    void it_measures_all_lines_of_the_study_that_have_a_codec() {
        StudyStep all = step(List.of(), List.of(), false);

        assertThat(all.measures(Lines.of("a"), StudyScale.FULL)).isTrue();
        assertThat(all.measures(Lines.lacking("b", "nobody wrote it"), StudyScale.FULL))
                .isFalse();
        assertThat(all.measures(Lines.beside("ours"), StudyScale.FULL)).isFalse();
    }

    @Test
    void it_measures_the_lines_that_it_names_even_if_they_are_ours() {
        StudyStep named = step(List.of("a", "ours"), List.of("a"), false);

        assertThat(named.measures(Lines.beside("ours"), StudyScale.FULL)).isTrue();
        assertThat(named.measures(Lines.of("b"), StudyScale.FULL)).isFalse();
        assertThat(named.measures(Lines.beside("ours"), StudyScale.QUICK)).isFalse();
        assertThat(named.measures(Lines.of("a"), StudyScale.QUICK)).isTrue();
    }

    @Test
    void it_may_be_left_out_at_the_small_scale() {
        StudyStep step = step(List.of(), List.of(), true);

        assertThat(step.isAt(StudyScale.QUICK)).isFalse();
        assertThat(step.isAt(StudyScale.FULL)).isTrue();
    }

    @Test
    void a_command_with_all_options_of_a_scale_runs_it() {
        StudyStep step = new StudyStep(
                "run",
                "Sizes",
                List.of(),
                List.of(),
                true,
                Map.of("workload", "shop"),
                Map.of("forks", "3"),
                Map.of("forks", "5"));
        List<String> full = List.of("run", "--codec", "jvm/a", "--forks", "5", "--workload", "shop");

        assertThat(step.isRunBy(full, StudyScale.FULL)).isTrue();
        assertThat(step.isRunBy(List.of("run", "--forks", "3", "--workload", "shop"), StudyScale.FULL))
                .isFalse();
        assertThat(step.isRunBy(List.of("run", "--forks", "5"), StudyScale.FULL))
                .isFalse();
        assertThat(step.isRunBy(List.of("run", "--forks", "3", "--workload", "shop"), StudyScale.QUICK))
                .as("left out at the small scale")
                .isFalse();
    }

    private static StudyStep step(List<String> lines, List<String> quickLines, boolean fullOnly) {
        return new StudyStep("run", "Sizes", lines, quickLines, fullOnly, Map.of(), Map.of(), Map.of());
    }
}
