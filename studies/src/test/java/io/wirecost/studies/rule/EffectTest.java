package io.wirecost.studies.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.StudyRuns;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EffectTest {
    @Test
    void direction_and_size_are_parts_of_their_own() {
        assertThat(bytes(113, 1.195)).containsExactly(ClaimAnswer.HOLDS, ClaimAnswer.FAILS);
        assertThat(bytes(90, 1.195)).containsExactly(ClaimAnswer.FAILS, ClaimAnswer.FAILS);
        assertThat(bytes(115, 1.195)).containsExactly(ClaimAnswer.HOLDS, ClaimAnswer.HOLDS);
    }

    @Test
    void a_published_ratio_near_one_is_that_direction_or_equal() {
        assertThat(bytes(98, 1.02)).containsExactly(ClaimAnswer.HOLDS, ClaimAnswer.HOLDS);
        assertThat(bytes(94, 1.02)).containsExactly(ClaimAnswer.FAILS, ClaimAnswer.FAILS);
    }

    @Test
    void a_ratio_below_one_is_the_other_direction() {
        assertThat(bytes(80, 0.8)).containsExactly(ClaimAnswer.HOLDS, ClaimAnswer.HOLDS);
        assertThat(bytes(120, 0.8)).containsExactly(ClaimAnswer.FAILS, ClaimAnswer.FAILS);
    }

    @Test
    void a_time_may_be_a_quarter_off() {
        StudyRuns runs = Scores.steady(Scores.steady(StudyRuns.of(), "a", 240), "b", 100);

        assertThat(answers(effect("nanos", 2, false), runs)).containsExactly(ClaimAnswer.HOLDS, ClaimAnswer.HOLDS);
        assertThat(answers(effect("nanos", 1.8, false), runs)).containsExactly(ClaimAnswer.HOLDS, ClaimAnswer.FAILS);
    }

    @Test
    void an_interval_that_agrees_with_anything_tells_no_size() {
        StudyRuns runs = Scores.steady(Scores.wild(StudyRuns.of(), "a", 200), "b", 100);

        assertThat(answers(effect("nanos", 3, true), runs)).containsExactly(ClaimAnswer.OPEN);
    }

    private static List<ClaimAnswer> bytes(int a, double about) {
        return answers(
                effect("bytes", about, false), StudyRuns.of().size("a", a).size("b", 100));
    }

    private static List<ClaimAnswer> answers(Effect effect, StudyRuns runs) {
        return effect.judge(runs.figures()).points().stream()
                .map(ClaimPart::answer)
                .toList();
    }

    private static Effect effect(String figure, double about, boolean sizeOnly) {
        return new Effect(
                new Term(figure, "a", Optional.empty()),
                new Term(figure, "b", Optional.empty()),
                about,
                Optional.empty(),
                sizeOnly);
    }
}
