package io.wirecost.studies.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.Lines;
import io.wirecost.studies.StudyRuns;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SpreadOfTest {
    private static final StudyRuns SIZES = StudyRuns.of()
            .size("a", 100)
            .size("b", 250)
            .size("c", 310)
            .size("d", 10)
            .size("e", 80);

    @Test
    void it_holds_if_the_members_of_every_group_lie_far_apart() {
        assertThat(Said.of(judge(SIZES, 3)))
                .isEqualTo(new Said(ClaimAnswer.HOLDS, "Bytes: binary (2): e / d 8.00; text (3): c / a 3.10."));
    }

    @Test
    void each_group_is_a_part() {
        assertThat(judge(SIZES, 5).brief()).isEqualTo("holds in part, 1 of 2");
        assertThat(judge(SIZES, 9).answer()).isEqualTo(ClaimAnswer.FAILS);
    }

    @Test
    void a_group_with_one_figure_is_not_comparable() {
        StudyRuns runs = StudyRuns.of()
                .size("a", 100)
                .size("b", 900)
                .line(Lines.of("c"))
                .size("d", 10)
                .line(Lines.of("e"));

        assertThat(Said.of(judge(runs, 3)))
                .isEqualTo(
                        new Said(
                                ClaimAnswer.PART,
                                "Holds: Bytes: text (2): b / a 9.00. Not comparable: Bytes: binary: fewer than two have a figure."));
    }

    @Test
    void an_interval_across_the_bound_cannot_be_told() {
        StudyRuns runs = Scores.wild(Scores.wild(StudyRuns.of(), "a", 100), "b", 300);

        assertThat(new SpreadOf("nanos", Map.of("text", List.of("a", "b")), 2)
                        .judge(runs.figures())
                        .answer())
                .isEqualTo(ClaimAnswer.OPEN);
    }

    private static Verdict judge(StudyRuns runs, double least) {
        return new SpreadOf("bytes", Map.of("text", List.of("a", "b", "c"), "binary", List.of("d", "e")), least)
                .judge(runs.figures());
    }
}
