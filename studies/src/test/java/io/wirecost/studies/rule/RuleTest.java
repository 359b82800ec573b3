package io.wirecost.studies.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Operation;
import io.wirecost.studies.StudyRuns;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Rules that compare groups, places, sets and several figures. */
class RuleTest {
    private static final StudyRuns SIZES = StudyRuns.of()
            .size("a", 10)
            .size("b", 40)
            .size("c", 60)
            .size("d", 20)
            .size("e", 30);

    @Test
    void groups_are_compared_by_their_best_or_their_median_line() {
        Map<String, List<String>> groups = Map.of("one", List.of("a", "b", "c"), "two", List.of("d", "e"));

        assertThat(Said.of(ranking(groups, GroupOrder.By.BEST)))
                .isEqualTo(new Said(ClaimAnswer.HOLDS, "Bytes, by the best: two (d) / one (a) 2.00."));
        assertThat(ranking(groups, GroupOrder.By.MEDIAN).answer()).isEqualTo(ClaimAnswer.FAILS);
    }

    @Test
    void a_group_without_figures_is_not_comparable() {
        assertThat(ranking(Map.of("one", List.of("a"), "two", List.of("d")), GroupOrder.By.BEST)
                        .answer())
                .isEqualTo(ClaimAnswer.HOLDS);
        assertThat(new GroupOrder(
                                "nanos",
                                Map.of("one", List.of("a"), "two", List.of("d")),
                                GroupOrder.By.BEST,
                                List.of(List.of("one", "two")))
                        .judge(SIZES.figures())
                        .answer())
                .isEqualTo(ClaimAnswer.INCOMPARABLE);
    }

    @Test
    void a_line_has_a_better_place_by_one_figure_than_by_another() {
        StudyRuns runs = StudyRuns.of()
                .size("a", 10)
                .size("b", 20)
                .time("a", Operation.SERIALIZE, 5, 5, 5)
                .time("b", Operation.SERIALIZE, 1, 1, 1);

        assertThat(Said.of(new Rank("bytes", "nanos", List.of("a")).judge(runs.figures())))
                .isEqualTo(new Said(ClaimAnswer.HOLDS, "Place by bytes and by nanos: a 1 and 2."));
        assertThat(new Rank("bytes", "nanos", List.of("b"))
                        .judge(runs.figures())
                        .answer())
                .isEqualTo(ClaimAnswer.FAILS);
    }

    @Test
    void sets_are_counted_that_a_line_won() {
        StudyRuns runs = StudyRuns.of().blocks("a", 100, 200, 400).blocks("b", 110, 190, 380);

        assertThat(Said.of(new Sets("message", "a", List.of("b"), 0.33).judge(runs.figures())))
                .isEqualTo(new Said(ClaimAnswer.HOLDS, "Sets in which a took less time: 1 of 3 against b."));
        assertThat(new Sets("message", "a", List.of("b"), 0.5)
                        .judge(runs.figures())
                        .answer())
                .isEqualTo(ClaimAnswer.FAILS);
    }

    @Test
    void the_front_has_the_lines_that_no_other_is_below_by_every_figure() {
        StudyRuns runs = StudyRuns.of()
                .size("a", 10)
                .size("b", 20)
                .size("c", 30)
                .time("a", Operation.SERIALIZE, 5, 5, 5)
                .time("b", Operation.SERIALIZE, 1, 1, 1)
                .time("c", Operation.SERIALIZE, 6, 6, 6);

        assertThat(Said.of(front(2, List.of()).judge(runs.figures())))
                .isEqualTo(new Said(ClaimAnswer.HOLDS, "On the front are a, b."));
        assertThat(front(3, List.of()).judge(runs.figures()).answer()).isEqualTo(ClaimAnswer.FAILS);
        assertThat(front(1, List.of("b", "c")).judge(runs.figures()).answer()).isEqualTo(ClaimAnswer.HOLDS);
        assertThat(front(1, List.of("c")).judge(runs.figures()).answer()).isEqualTo(ClaimAnswer.FAILS);
    }

    @Test
    void cases_are_counted_and_are_one_part_together() {
        Check holds = new Above("bytes", List.of("b"), List.of("a"), false, false);
        Check fails = new Above("bytes", List.of("a"), List.of("c"), false, false);

        assertThat(new Some(List.of(holds, fails), 1).judge(SIZES.figures()).answer())
                .isEqualTo(ClaimAnswer.HOLDS);
        assertThat(new Some(List.of(holds, fails), 2).judge(SIZES.figures()).answer())
                .isEqualTo(ClaimAnswer.FAILS);
    }

    @Test
    void two_lines_may_lie_farther_apart_by_one_figure_than_by_another() {
        StudyRuns runs = StudyRuns.of()
                .size("a", 30)
                .size("b", 10)
                .time("a", Operation.SERIALIZE, 2, 2, 2)
                .time("b", Operation.SERIALIZE, 1, 1, 1);

        assertThat(new Wider("a", "b", "bytes", "nanos").judge(runs.figures()).answer())
                .isEqualTo(ClaimAnswer.HOLDS);
        assertThat(new Wider("a", "b", "nanos", "bytes").judge(runs.figures()).answer())
                .isEqualTo(ClaimAnswer.FAILS);
    }

    @Test
    void a_part_that_cannot_be_compared_may_show_a_figure_of_ours() {
        Check part =
                new Incomparable("below 5 bytes", "other data.", Optional.of(new Term("bytes", "a", Optional.empty())));

        assertThat(Said.of(part.judge(SIZES.figures())))
                .isEqualTo(new Said(ClaimAnswer.INCOMPARABLE, "Other data: below 5 bytes, here 10 bytes."));
    }

    private static Verdict ranking(Map<String, List<String>> groups, GroupOrder.By by) {
        return new GroupOrder("bytes", groups, by, List.of(List.of("one", "two"))).judge(SIZES.figures());
    }

    private static NoCommonBest front(int least, List<String> has) {
        return new NoCommonBest(List.of("bytes", "nanos"), List.of("a", "b", "c"), least, has);
    }
}
