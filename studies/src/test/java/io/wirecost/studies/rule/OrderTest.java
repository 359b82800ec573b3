package io.wirecost.studies.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.Lines;
import io.wirecost.studies.StudyRuns;
import io.wirecost.studies.figure.Figures;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class OrderTest {
    private static final List<String> SORTED = List.of("a", "b", "c", "d");

    @Test
    void of_all_orders_of_different_sizes_only_the_ascending_one_holds() {
        Figures figures = StudyRuns.of()
                .size("a", 10)
                .size("b", 11)
                .size("c", 20)
                .size("d", 90)
                .figures();
        Random luck = new Random(1);

        for (int i = 0; i < 100; i++) {
            List<String> order = new ArrayList<>(SORTED);
            Collections.shuffle(order, luck);

            assertThat(new Order("bytes", order, false).judge(figures).answer())
                    .as("%s", order)
                    .isEqualTo(order.equals(SORTED) ? Answer.HOLDS : Answer.FAILS);
        }
        assertThat(new Order("bytes", SORTED, false).judge(figures).answer()).isEqualTo(Answer.HOLDS);
    }

    @Test
    void equal_neighbours_are_no_order() {
        assertThat(Said.of(judge(false, StudyRuns.of().size("a", 7).size("b", 7))))
                .isEqualTo(new Said(Answer.FAILS, "Bytes: b / a 1.00, equal."));
    }

    @Test
    void a_tie_cannot_be_told() {
        StudyRuns runs = Scores.wild(Scores.wild(StudyRuns.of(), "a", 100), "b", 110);

        assertThat(new Order("nanos", List.of("a", "b"), false)
                        .judge(runs.figures())
                        .answer())
                .isEqualTo(Answer.OPEN);
    }

    @Test
    void the_rest_may_have_to_be_above_the_last() {
        StudyRuns runs = StudyRuns.of().size("a", 1).size("b", 2).size("c", 4).size("d", 3);

        assertThat(Said.of(judge(true, runs))).isEqualTo(new Said(Answer.HOLDS, "Bytes: b / a 2.00."));
    }

    @Test
    void one_of_the_rest_below_the_last_is_told() {
        StudyRuns runs = StudyRuns.of().size("a", 2).size("b", 4).size("c", 1).size("d", 5);

        assertThat(judge(false, runs).answer()).isEqualTo(Answer.HOLDS);
        assertThat(Said.of(judge(true, runs)))
                .isEqualTo(new Said(Answer.FAILS, "Bytes: b / a 2.00; c / b 0.25, the other way round."));
    }

    @Test
    void a_line_without_a_figure_leaves_it_untold_unless_it_is_of_the_rest() {
        assertThat(Said.of(judge(true, StudyRuns.of().size("a", 1).line(Lines.of("b")))))
                .isEqualTo(new Said(Answer.OPEN, "There is no figure of b."));
        assertThat(judge(true, StudyRuns.of().size("a", 1).size("b", 2).line(Lines.of("c")))
                        .answer())
                .isEqualTo(Answer.HOLDS);
    }

    private static Verdict judge(boolean rest, StudyRuns runs) {
        return new Order("bytes", List.of("a", "b"), rest).judge(runs.figures());
    }
}
