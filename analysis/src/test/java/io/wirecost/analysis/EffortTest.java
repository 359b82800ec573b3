package io.wirecost.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.pipeline.Blocks;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Passage;
import org.junit.jupiter.api.Test;

class EffortTest {
    private static final Cell LOOP = Samples.speed("a", 1.0);
    private static final Cell SIZE = Samples.sizes("a", 1);
    private static final Cell PIPELINE = Blocks.cell("a", Passage.PLAIN, 1);

    @Test
    void a_run_without_a_pipeline_has_forks_alone() {
        assertThat(Effort.of(Samples.run(3, LOOP)).words()).isEqualTo("3 forks per speed trial");
        assertThat(Effort.of(Samples.run(3, LOOP)).isSmoke()).isFalse();
        assertThat(Effort.of(Samples.run(2, LOOP)).isSmoke()).isTrue();
    }

    @Test
    void trials_that_were_not_settled_have_more() {
        Cell unsettled = Samples.speed("b", 1.0, 2.0, 1.5, 1.2, 1.3);

        assertThat(Effort.of(Samples.run(3, LOOP, unsettled)).words()).isEqualTo("3 to 5 forks per speed trial");
    }

    @Test
    void workers_that_took_turns_are_counted_by_their_rounds() {
        Cell twice = Sliced.cell("a", Sliced.worker(0, 0, 1.0), Sliced.worker(1, 0, 1.0));

        assertThat(Effort.of(Sliced.run(twice)).words()).isEqualTo("3 rounds");
        assertThat(Effort.of(Sliced.run(twice)).unit()).isEqualTo(Effort.Unit.ROUND);
        assertThat(Effort.of(Samples.run(3, LOOP)).unit()).isEqualTo(Effort.Unit.FORK);
    }

    @Test
    void a_run_that_has_no_times_yet_will_have_rounds() {
        assertThat(Effort.of(Samples.run(3)).unit()).isEqualTo(Effort.Unit.ROUND);
    }

    @Test
    void sizes_alone_are_exact_so_that_no_number_of_forks_makes_a_smoke_run_of_them() {
        Effort effort = Effort.of(Samples.run(1, SIZE));

        assertThat(effort.words()).isEqualTo("nothing timed");
        assertThat(effort.isSmoke()).isFalse();
        assertThat(Effort.of(Samples.run(1, SIZE, LOOP)).isSmoke()).isTrue();
        assertThat(Effort.of(Experiments.withBlocks(5, Samples.run(1, SIZE, PIPELINE)))
                        .words())
                .isEqualTo("5 blocks per codec");
    }

    @Test
    void forks_decide_of_the_loop_and_blocks_of_the_pipeline() {
        Effort effort = Effort.of(Experiments.withBlocks(1, Samples.run(3, LOOP, PIPELINE)));

        assertThat(effort.words()).isEqualTo("3 forks per speed trial, one block per codec in the pipeline");
        assertThat(effort.isSmoke()).isFalse();
        assertThat(effort.isSmokeInPipeline()).isTrue();
    }

    @Test
    void where_nothing_but_the_pipeline_was_measured_its_blocks_decide_of_all() {
        Effort effort = Effort.of(Experiments.withBlocks(5, Samples.run(1, PIPELINE)));

        assertThat(effort.words()).isEqualTo("5 blocks per codec");
        assertThat(effort.isSmoke()).isFalse();
        assertThat(Effort.of(Experiments.withBlocks(2, Samples.run(8, PIPELINE)))
                        .isSmoke())
                .isTrue();
    }
}
