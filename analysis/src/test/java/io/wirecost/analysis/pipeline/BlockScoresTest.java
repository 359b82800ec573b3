package io.wirecost.analysis.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.run.Pipeline;
import java.util.List;
import org.junit.jupiter.api.Test;

class BlockScoresTest {
    @Test
    void a_block_is_the_geometric_mean_of_its_sets_per_message_whatever_their_number() {
        Pipeline pipeline = new Pipeline(List.of(Blocks.block(4, Blocks.set(10, 1000), Blocks.set(1000, 400_000))));

        BlockScores scores = BlockScores.of(pipeline);

        assertThat(scores.blocks()).singleElement().satisfies(block -> {
            assertThat(block.round()).isEqualTo(4);
            assertThat(block.nanosPerMessage()).isCloseTo(Math.sqrt(100 * 400), within(1e-9));
        });
    }

    @Test
    void a_ratio_is_that_of_the_rounds_so_that_drift_of_both_leaves_no_trace() {
        Estimate ratio = BlockScores.of(Blocks.of(100, 200, 400))
                .ratioTo(BlockScores.of(Blocks.of(200, 400, 800)))
                .orElseThrow();

        assertThat(ratio.centre()).isCloseTo(0.5, within(1e-9));
        assertThat(ratio.forks()).isEqualTo(3);
        assertThat(ratio.interval().orElseThrow().high()).isCloseTo(0.5, within(1e-9));
    }

    @Test
    void blocks_of_the_same_services_do_not_scatter_by_the_luck_of_these_so_it_is_allowed_for() {
        BlockScores staying = BlockScores.of(new Pipeline(List.of(
                Blocks.block(0, Blocks.set(1, 100)),
                Blocks.ofSameServices(1, Blocks.set(1, 100)),
                Blocks.ofSameServices(2, Blocks.set(1, 100)))));

        Estimate againstFresh =
                staying.ratioTo(BlockScores.of(Blocks.of(100, 100, 100))).orElseThrow();
        Estimate againstStaying = staying.ratioTo(staying).orElseThrow();

        assertThat(Math.log(againstFresh.interval().orElseThrow().high()))
                .isCloseTo(1.96 * ServiceLuck.DEVIATION, within(1e-9));
        assertThat(Math.log(againstStaying.interval().orElseThrow().high()))
                .isCloseTo(1.96 * ServiceLuck.DEVIATION * Math.sqrt(2), within(1e-9));
    }

    @Test
    void the_luck_of_two_starts_is_half_of_that_of_one_in_variance() {
        BlockScores resumed = BlockScores.of(new Pipeline(List.of(
                Blocks.block(0, Blocks.set(1, 100)),
                Blocks.ofSameServices(1, Blocks.set(1, 100)),
                Blocks.block(2, Blocks.set(1, 100)))));

        Estimate ratio =
                resumed.ratioTo(BlockScores.of(Blocks.of(100, 100, 100))).orElseThrow();

        assertThat(Math.log(ratio.interval().orElseThrow().high()))
                .isCloseTo(1.96 * ServiceLuck.DEVIATION / Math.sqrt(2), within(1e-9));
    }

    @Test
    void only_rounds_that_both_have_are_held_against_each_other() {
        BlockScores other = BlockScores.of(new Pipeline(List.of(Blocks.block(2, Blocks.set(1, 100)))));

        assertThat(BlockScores.of(Blocks.of(7, 7, 300)).ratioTo(other).orElseThrow())
                .satisfies(ratio -> {
                    assertThat(ratio.forks()).isEqualTo(1);
                    assertThat(ratio.centre()).isCloseTo(3, within(1e-9));
                });
        assertThat(BlockScores.of(Blocks.of(7, 7)).ratioTo(other)).isEmpty();
    }
}
