package io.wirecost.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.analysis.level.Levelling;
import io.wirecost.analysis.ranking.Ranking;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class RoundTripTest {
    @Test
    void forks_of_the_same_round_are_added_up() {
        Run run = Samples.run(3, cell(Operation.SERIALIZE, 0, 1, 2), cell(Operation.DESERIALIZE, 2, 0));

        List<Cell> cells = RoundTrip.cells(run);

        assertThat(cells)
                .extracting(Cell::trial)
                .containsExactly(new Trial("w", Variant.jvm("a"), new Task.RoundTrip()));
        SpeedStatistics sum =
                SpeedStatistics.of(cells.get(0).figures(Speed.class).orElseThrow(), SpeedPriors.NONE);
        // Round 0: 10 + 10, round 2: 30 + 30; round 1 has one of the two only.
        assertThat(sum.nanosPerOperation().forks()).isEqualTo(2);
        assertThat(sum.nanosPerOperation().centre()).isCloseTo(Math.sqrt(20 * 60), within(1e-9));
        assertThat(sum.allocation().orElseThrow().bytesPerOperation()).isCloseTo(400, within(1e-9));
        assertThat(sum.floorNanosPerOperation().centre()).isCloseTo(2, within(1e-9));
    }

    @Test
    void a_codec_without_one_of_the_two_has_no_sum() {
        assertThat(RoundTrip.cells(Samples.run(3, cell(Operation.SERIALIZE, 0))))
                .isEmpty();
        assertThat(RoundTrip.cells(Samples.run(3, cell(Operation.SERIALIZE, 0), cell(Operation.DESERIALIZE, 1))))
                .isEmpty();
        Cell failed = Cell.failed(new Trial("w", Variant.jvm("a"), new Task.Time(Operation.DESERIALIZE)), "it threw");
        assertThat(RoundTrip.cells(Samples.run(3, cell(Operation.SERIALIZE, 0), failed)))
                .isEmpty();
    }

    @Test
    void round_trips_are_ranked_like_operations() {
        Run run = Samples.run(3, cell(Operation.SERIALIZE, 0, 1, 2), cell(Operation.DESERIALIZE, 0, 1, 2));
        assertThat(Ranking.byRoundTrip(run))
                .singleElement()
                .satisfies(line -> assertThat(line.place().orElseThrow().rank()).isEqualTo(1));
    }

    @Test
    void slices_twins_and_levels_are_added_up_too() {
        Run run = Levelling.of(Sliced.run(
                sliced("a", Operation.SERIALIZE, 10),
                sliced("a", Operation.DESERIALIZE, 30),
                sliced("b", Operation.SERIALIZE, 20),
                sliced("b", Operation.DESERIALIZE, 50)));

        Speed sum = RoundTrip.cells(run).get(0).figures(Speed.class).orElseThrow();

        assertThat(sum.twins().orElseThrow()).hasSize(2);
        // Round 1 takes four times as long.
        assertThat(ForkScores.of(sum).forks())
                .allSatisfy(fork -> assertThat(fork.nanosPerOperation()).isCloseTo(80, within(1e-9)));
        assertThat(ForkScores.of(sum).forks())
                .satisfiesExactly(
                        fork -> assertThat(fork.absoluteNanosPerOperation()).isCloseTo(40, within(1e-9)),
                        fork -> assertThat(fork.absoluteNanosPerOperation()).isCloseTo(160, within(1e-9)));
    }

    private static Cell sliced(String codec, Operation operation, double nanos) {
        return Sliced.cell(
                codec,
                operation,
                List.of(Sliced.worker(0, 0, nanos), Sliced.worker(1, 0, 4 * nanos)),
                Sliced.worker(0, 0, nanos),
                Sliced.worker(1, 0, 4 * nanos));
    }

    /** A fork of round n takes 10 · (n + 1) ns, the median of its iterations. */
    private static Cell cell(Operation operation, int... rounds) {
        return Cell.measured(
                new Trial("w", Variant.jvm("a"), new Task.Time(operation)),
                new Speed(Arrays.stream(rounds)
                        .mapToObj(round -> new Speed.Fork(
                                round, List.of(Samples.of(1.0, 10.0 * (round + 1), 9e9)), Samples.of(1.0)))
                        .toList()));
    }
}
