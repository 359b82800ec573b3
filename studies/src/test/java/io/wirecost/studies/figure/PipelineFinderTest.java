package io.wirecost.studies.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage;
import io.wirecost.studies.Quantities;
import io.wirecost.studies.StudyRuns;
import io.wirecost.studies.source.StudiedQuantity.QuantityKind;
import io.wirecost.studies.source.StudiedQuantity.Statistic;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PipelineFinderTest {
    private static final StudyRuns RUNS =
            StudyRuns.of().blocks("a", 100, 200, 400).blocks("b", 110, 190, 500);

    @Test
    void time_has_a_score_for_each_block() {
        Sample sample = RUNS.sample(Quantities.of(QuantityKind.PIPELINE), "a").orElseThrow();

        assertThat(sample.basis()).isEqualTo(Sample.Basis.BLOCKS);
        assertThat(sample.scores()).containsOnlyKeys(0, 1, 2);
        assertThat(sample.scores().get(2)).isCloseTo(400, within(1e-9));
    }

    @Test
    void sets_have_a_median_and_a_mean_block_by_block_and_a_range() {
        Map<Integer, Double> byBlock = Map.of(0, 100_000.0, 1, 200_000.0, 2, 400_000.0);

        assertThat(RUNS.sample(Quantities.of(QuantityKind.PIPELINE, Statistic.MEDIAN), "a")
                        .orElseThrow()
                        .scores())
                .isEqualTo(byBlock);
        assertThat(RUNS.sample(Quantities.of(QuantityKind.PIPELINE, Statistic.SET_MEAN), "a")
                        .orElseThrow()
                        .scores())
                .isEqualTo(byBlock);
        assertThat(RUNS.sample(Quantities.of(QuantityKind.PIPELINE, Statistic.RANGE), "a"))
                .contains(Sample.exactly(300_000));
    }

    @Test
    void a_message_has_bytes_and_costs_the_services_processor_time() {
        assertThat(RUNS.sample(Quantities.of(QuantityKind.PAYLOAD), "a")).contains(Sample.exactly(200));
        assertThat(RUNS.sample(Quantities.of(QuantityKind.SERVICES), "a")).contains(Sample.exactly(5_000));
    }

    @Test
    void a_link_has_figures_of_its_own() {
        StudyRuns runs = StudyRuns.of()
                .blocks("a", 1, 1, 1)
                .blocks("a", Passage.PLAIN.over(Link.parse("10mbit")), 900, 900, 900);

        assertThat(runs.sample(Quantities.under(QuantityKind.PIPELINE, Quantities.over("10mbit")), "a")
                        .orElseThrow()
                        .centre())
                .isCloseTo(900, within(1e-9));
        assertThat(runs.sample(Quantities.under(QuantityKind.PIPELINE, Quantities.over("1gbit")), "a"))
                .isEmpty();
    }

    @Test
    void sets_that_one_line_won_are_counted_among_those_that_both_went_through() {
        StudyFigures figures = StudyRuns.of()
                .blocks("a", 100, 200, 400)
                .blocks("b", 110, 190, 500, 1)
                .figures();

        assertThat(figures.setsWon("message", "a", "b").orElseThrow()).hasToString("2 of 3");
        assertThat(figures.setsWon("message", "b", "a").orElseThrow()).hasToString("1 of 3");
    }
}
