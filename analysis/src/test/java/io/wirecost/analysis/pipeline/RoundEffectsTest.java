package io.wirecost.analysis.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.analysis.Experiments;
import io.wirecost.analysis.Samples;
import io.wirecost.analysis.ranking.Ranking;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import java.util.List;
import org.junit.jupiter.api.Test;

class RoundEffectsTest {
    @Test
    void blocks_and_not_sets_are_counted() {
        Pipeline pipeline = new Pipeline(List.of(
                Blocks.block(0, Blocks.set(1, 20), Blocks.set(1, 20), Blocks.set(1, 20)),
                Blocks.block(1, Blocks.set(1, 80), Blocks.set(1, 80), Blocks.set(1, 80))));

        Estimate nanos = RoundEffects.NONE.estimate(BlockScores.of(pipeline));

        assertThat(nanos.forks()).isEqualTo(2);
        assertThat(nanos.centre()).isCloseTo(40, within(1e-9));
    }

    @Test
    void what_hits_all_codecs_alike_leaves_no_width_and_no_tie() {
        Run run = run(cell("a", 100, 200, 400), cell("b", 110, 220, 440));

        assertThat(Ranking.byPipeline(run, Passage.PLAIN))
                .extracting(line -> line.place().orElseThrow().label())
                .containsExactly("1", "2");
        assertThat(estimate(run, 0).centre()).isCloseTo(200, within(1e-9));
        assertThat(estimate(run, 0).interval().orElseThrow().high()).isCloseTo(200, within(1e-6));
    }

    @Test
    void a_slow_link_has_rounds_of_its_own() {
        Passage slow = Passage.PLAIN.over(Link.parse("10mbit"));
        Run run = Experiments.over(
                "10mbit,unlimited",
                cell("a", 100, 200, 400),
                cell("b", 110, 220, 440),
                Blocks.cell("a", slow, 1000, 1000, 1000),
                Blocks.cell("b", slow, 2000, 2000, 2000));

        assertThat(RoundEffects.of(run, slow)
                        .estimate(BlockScores.of(Blocks.of(1000, 1000, 1000)))
                        .interval()
                        .orElseThrow()
                        .high())
                .isCloseTo(1000, within(1e-6));
        assertThat(Ranking.byPipeline(run, slow))
                .extracting(line -> line.statistics().nanosPerMessage().centre())
                .satisfiesExactly(
                        first -> assertThat(first).isCloseTo(1000, within(1e-6)),
                        second -> assertThat(second).isCloseTo(2000, within(1e-6)));
    }

    @Test
    void what_is_left_is_the_codecs_own_and_wider_for_its_part_in_the_mean() {
        double own = 0.01;
        Run run = run(cell("a", 1e6, 1e6 * Math.exp(2 * own)), cell("b", 1e6, 1e6));

        Estimate estimate = estimate(run, 0);

        // Half of it is taken for the round's: left are -own/2 and own/2 around the mean, times the root of 2/(2 - 1).
        double half = 12.7062 * own / Math.sqrt(2);
        assertThat(Math.log(estimate.interval().orElseThrow().high() / estimate.centre()))
                .isCloseTo(half, within(1e-4));
    }

    @Test
    void who_lacks_the_dearest_round_is_no_cheaper_for_it() {
        Run run = run(cell("a", 100, 200, 400), cell("b", 100, 200, 400), cell("interrupted", 200, 400));

        assertThat(estimate(run, 2).centre()).isCloseTo(400, within(1e-6));
        assertThat(estimate(run, 2).forks()).isEqualTo(2);
    }

    @Test
    void one_codec_alone_keeps_its_rounds() {
        Run run = run(cell("a", 100, 200, 400));

        assertThat(estimate(run, 0)).isEqualTo(Estimate.of(List.of(100.0, 200.0, 400.0)));
    }

    private static Estimate estimate(Run run, int cell) {
        return RoundEffects.of(run, Passage.PLAIN)
                .estimate(BlockScores.of(
                        run.cells().get(cell).figures(Pipeline.class).orElseThrow()));
    }

    private static Cell cell(String codec, double... nanos) {
        return Blocks.cell(codec, Passage.PLAIN, nanos);
    }

    private static Run run(Cell... cells) {
        return Samples.run(3, cells);
    }
}
