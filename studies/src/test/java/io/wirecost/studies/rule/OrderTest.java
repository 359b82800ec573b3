package io.wirecost.studies.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.Lines;
import io.wirecost.studies.Quantities;
import io.wirecost.studies.StudyRuns;
import io.wirecost.studies.figure.StudyFigures;
import io.wirecost.studies.source.PublishedFigure;
import io.wirecost.studies.source.PublishedTable;
import io.wirecost.studies.source.StudiedQuantity;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class OrderTest {
    private static final List<String> SORTED = List.of("a", "b", "c", "d");

    @Test
    void of_all_orders_of_clearly_different_sizes_only_the_ascending_one_holds() {
        StudyFigures figures = StudyRuns.of()
                .size("a", 10)
                .size("b", 11)
                .size("c", 20)
                .size("d", 90)
                .figures();
        Random luck = new Random(1);

        for (int i = 0; i < 100; i++) {
            List<String> order = new ArrayList<>(SORTED);
            Collections.shuffle(order, luck);

            assertThat(new Order("bytes", order, false).judge(figures).answer() == ClaimAnswer.HOLDS)
                    .as("%s", order)
                    .isEqualTo(order.equals(SORTED));
        }
    }

    @Test
    void a_reversed_pair_is_named_and_tau_is_a_part_of_its_own() {
        assertThat(Said.of(judge(false, StudyRuns.of().size("a", 20).size("b", 10))))
                .isEqualTo(
                        new Said(
                                ClaimAnswer.FAILS,
                                "Bytes: 0 of 1 clear pairs agree, not b / a 0.50, the other way round; tau over these pairs -1.00."));
    }

    @Test
    void figures_within_a_twentieth_agree_with_any_order() {
        assertThat(judge(false, StudyRuns.of().size("a", 100).size("b", 96)).points())
                .extracting(ClaimPart::answer)
                .startsWith(ClaimAnswer.HOLDS);
    }

    @Test
    void pairs_that_are_published_within_a_twentieth_are_not_looked_at() {
        StudiedQuantity bytes = Quantities.published(StudiedQuantity.QuantityKind.SIZE, "table.csv", "bytes", false);
        StudyFigures figures = new StudyFigures(
                List.of(Lines.of("a"), Lines.of("b"), Lines.of("c")),
                Map.of("bytes", bytes),
                Map.of("table.csv", table(Map.of("a", 100.0, "b", 104.0, "c", 200.0))),
                Map.of(
                        StudyRuns.STEP,
                        StudyRuns.of().size("a", 50).size("b", 30).size("c", 90).run()));

        assertThat(Said.of(new Order("bytes", List.of("a", "b", "c"), false).judge(figures)))
                .isEqualTo(new Said(ClaimAnswer.HOLDS, "Bytes: 2 of 2 clear pairs agree; tau over these pairs 1.00."));
    }

    @Test
    void the_rest_may_have_to_be_above_the_last() {
        StudyRuns runs =
                StudyRuns.of().size("a", 20).size("b", 40).size("c", 10).size("d", 50);

        assertThat(judge(false, runs).answer()).isEqualTo(ClaimAnswer.HOLDS);
        assertThat(judge(true, runs).words("")).contains("c / a 0.50, the other way round", "c / b 0.25");
    }

    @Test
    void wide_intervals_cannot_be_told() {
        StudyRuns runs = Scores.wild(Scores.wild(StudyRuns.of(), "a", 100), "b", 110);

        assertThat(new Order("nanos", List.of("a", "b"), false)
                        .judge(runs.figures())
                        .points())
                .extracting(ClaimPart::answer)
                .startsWith(ClaimAnswer.OPEN);
    }

    @Test
    void a_line_without_a_figure_makes_it_incomparable_unless_it_is_of_the_rest() {
        assertThat(Said.of(judge(true, StudyRuns.of().size("a", 1).line(Lines.of("b")))))
                .isEqualTo(new Said(ClaimAnswer.INCOMPARABLE, "There is no figure of b: the run has none."));
        assertThat(judge(true, StudyRuns.of().size("a", 1).size("b", 2).line(Lines.of("c")))
                        .answer())
                .isEqualTo(ClaimAnswer.HOLDS);
    }

    private static PublishedTable table(Map<String, Double> bytes) {
        Map<String, Map<String, PublishedFigure>> rows = new HashMap<>();
        bytes.forEach((line, value) -> rows.put(line, Map.of("bytes", new PublishedFigure(value, value))));
        return new PublishedTable(List.of("bytes"), rows);
    }

    private static Verdict judge(boolean rest, StudyRuns runs) {
        return new Order("bytes", List.of("a", "b"), rest).judge(runs.figures());
    }
}
