package io.wirecost.analysis.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.Samples;
import io.wirecost.analysis.pipeline.Blocks;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.List;
import org.junit.jupiter.api.Test;

class RankingTest {
    @Test
    void cells_apart_are_ranked_by_time() {
        Run run = Samples.run(
                3,
                Samples.speed("slow", 100.0, 101.0, 102.0),
                Samples.speed("fast", 10.0, 10.1, 10.2),
                Samples.speed("middle", 50.0, 50.1, 50.2));
        assertThat(labels(Ranking.bySpeed(run, Operation.SERIALIZE))).containsExactly("1 fast", "2 middle", "3 slow");
    }

    @Test
    void overlapping_intervals_are_a_tie() {
        Run run = Samples.run(
                3,
                Samples.speed("b", 10.2, 10.3, 10.4),
                Samples.speed("a", 10.1, 10.2, 10.3),
                Samples.speed("far", 90.0, 90.1, 90.2));
        assertThat(labels(Ranking.bySpeed(run, Operation.SERIALIZE))).containsExactly("1= a", "2= b", "3 far");
    }

    @Test
    void a_tie_does_not_carry_over() {
        assertThat(RankedCell.of(
                        List.of(new Interval(1, 3), new Interval(2, 5), new Interval(4, 6), new Interval(7, 8))))
                .extracting(RankedCell::label)
                .containsExactly("1=", "2=", "3=", "4");
    }

    @Test
    void a_wide_interval_is_tied_with_all_that_it_covers() {
        List<RankedCell> places = RankedCell.of(List.of(new Interval(2, 3), new Interval(8, 9), new Interval(1, 100)));
        assertThat(places).extracting(RankedCell::label).containsExactly("1=", "2=", "3=");
        assertThat(places).extracting(RankedCell::first).containsExactly(true, false, true);
    }

    @Test
    void identical_cells_share_their_place() {
        Run run = Samples.run(3, Samples.speed("a", 5.0, 5.0, 5.0), Samples.speed("b", 5.0, 5.0, 5.0));
        assertThat(labels(Ranking.bySpeed(run, Operation.SERIALIZE))).containsExactly("1= a", "1= b");
    }

    @Test
    void times_of_a_smoke_run_are_sorted_and_not_ranked_but_its_sizes_are() {
        Run run = Samples.run(
                1,
                Samples.speed("slow", 100.0),
                Samples.speed("fast", 10.0),
                Samples.sizes("large", 9),
                Samples.sizes("small", 8));
        assertThat(labels(Ranking.bySpeed(run, Operation.SERIALIZE))).containsExactly("- fast", "- slow");
        assertThat(labels(Ranking.bySize(run))).containsExactly("1 small", "2 large");
    }

    @Test
    void a_cell_that_lost_forks_has_no_place_and_comes_last() {
        Run run = Samples.run(
                3,
                Samples.speed("two forks", 1.0, 1.1),
                Samples.speed("one fork", 2.0),
                Samples.speed("all forks", 50.0, 50.1, 50.2));
        assertThat(labels(Ranking.bySpeed(run, Operation.SERIALIZE)))
                .containsExactly("1 all forks", "- two forks", "- one fork");
    }

    @Test
    void sizes_are_ranked_by_their_mean_and_tied_only_when_equal() {
        Run run = Samples.run(
                3,
                Samples.sizes("c", 11, 12),
                Samples.sizes("b", 10, 12),
                Samples.sizes("a", 11, 11),
                Samples.sizes("smallest", 10, 11));
        assertThat(labels(Ranking.bySize(run))).containsExactly("1 smallest", "2= b", "2= a", "4 c");
    }

    @Test
    void only_measured_cells_of_the_operation_take_part() {
        Cell refused = Samples.speed("refused", 1.0, 1.0, 1.0).refusedAsImpossible("below the floor");
        Run run = Samples.run(
                3,
                refused,
                Cell.failed(new Trial("w", Variant.jvm("failed"), new Task.Time(Operation.SERIALIZE)), "threw"),
                Samples.sizes("sized", 1),
                Samples.speed("a", 5.0, 5.0, 5.0));
        assertThat(labels(Ranking.bySpeed(run, Operation.SERIALIZE))).containsExactly("1 a");
        assertThat(Ranking.bySpeed(run, Operation.READ)).isEmpty();
    }

    @Test
    void each_runtime_is_ranked_by_itself() {
        Run run = Samples.run(
                3,
                Samples.in("node", Samples.speed("middle", 50.0, 50.1, 50.2)),
                Samples.speed("slow", 100.0, 101.0, 102.0),
                Samples.in("node", Samples.speed("slowest", 900.0, 901.0, 902.0)),
                Samples.speed("fast", 10.0, 10.1, 10.2),
                Samples.in("node", Samples.sizes("small", 5)),
                Samples.sizes("large", 5));

        assertThat(labels(Ranking.bySpeed(run, Operation.SERIALIZE)))
                .containsExactly("1 fast", "2 slow", "1 middle", "2 slowest");
        assertThat(labels(Ranking.bySize(run))).containsExactly("1 large", "1 small");
    }

    @Test
    void the_pipeline_is_ranked_by_its_blocks_whatever_the_forks() {
        Run run = Samples.run(
                1,
                Blocks.cell("slow", Passage.PLAIN, 300, 301, 302),
                Blocks.cell("b", Passage.PLAIN, 100, 101, 102),
                Blocks.cell("a", Passage.PLAIN, 99, 100, 101),
                Blocks.cell("two blocks", Passage.PLAIN, 50, 51),
                Blocks.cell("variant", Passage.of(Passage.Reading.IN_PLACE), 10, 10, 10));
        assertThat(labels(Ranking.byPipeline(run, Passage.PLAIN)))
                .containsExactly("1= a", "2= b", "3 slow", "- two blocks");
        assertThat(labels(Ranking.byPipeline(run, Passage.of(Reading.IN_PLACE))))
                .containsExactly("1 variant");
    }

    private static <S> List<String> labels(List<Ranked<S>> lines) {
        return lines.stream()
                .map(line -> line.place().map(RankedCell::label).orElse("-") + " "
                        + line.cell().trial().codec().name())
                .toList();
    }
}
