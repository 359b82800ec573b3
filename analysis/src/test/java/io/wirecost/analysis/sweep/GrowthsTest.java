package io.wirecost.analysis.sweep;

import static io.wirecost.analysis.sweep.SyntheticGrowth.VALUES;
import static io.wirecost.analysis.sweep.SyntheticGrowth.times;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Percentage.withPercentage;

import io.wirecost.analysis.sweep.Growth.Deviation;
import io.wirecost.analysis.sweep.Growth.Straightness;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.FilePasses.Fork;
import io.wirecost.core.run.FilePasses.Pass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GrowthsTest {
    private static final double SLOPE = 120;
    private static final double AT_ZERO = 900;

    private final Growths growths = new Growths(VALUES);

    private static double line(int value) {
        return AT_ZERO + SLOPE * value;
    }

    @Test
    void a_known_slope_is_recovered() {
        Growth growth = growths.ofTimes(times(GrowthsTest::line, 3, 0, 1));

        assertThat(growth.slope()).isCloseTo(SLOPE, withPercentage(1e-6));
        assertThat(growth.straightness()).isEqualTo(Straightness.HOLDS);
        assertThat(growth.points()).extracting(Growth.Point::value).containsExactlyElementsOf(VALUES);
        assertThat(growth.points().get(1).centre()).isCloseTo(line(50), withPercentage(1e-6));
    }

    @Test
    void rounds_of_files_share_a_line_each_whose_slope_is_recovered() {
        Growth growth = growths.ofFiles(files(0, 1, 2), Pass::writeNanos).orElseThrow();

        assertThat(growth.slope()).isCloseTo(SLOPE, withPercentage(1e-6));
        assertThat(growth.slopeInterval().orElseThrow().contains(SLOPE)).isTrue();
        assertThat(growth.straightness()).isEqualTo(Straightness.HOLDS);
    }

    @Test
    void a_round_that_lacks_a_file_has_no_line() {
        List<FilePasses> files = new ArrayList<>(files(0, 1));
        files.set(1, file(VALUES.get(1), 1));
        assertThat(growths.ofFiles(files, Pass::writeNanos).orElseThrow().slopeInterval())
                .isEmpty();

        files.set(0, file(VALUES.get(0), 0));
        assertThat(growths.ofFiles(files, Pass::writeNanos)).isEmpty();
    }

    private static List<FilePasses> files(int... rounds) {
        return VALUES.stream().map(value -> file(value, rounds)).toList();
    }

    /** The rounds differ around the truth, and each has a pass far off. */
    private static FilePasses file(int value, int... rounds) {
        return new FilePasses(
                FileForm.LENGTHS,
                1,
                Optional.empty(),
                1,
                1,
                IntStream.of(rounds)
                        .mapToObj(round -> new Fork(round, passes(Math.round(line(value) * (1 + (round - 1) * 0.01)))))
                        .toList());
    }

    private static List<Pass> passes(long nanos) {
        return Stream.of(nanos, 1_000 * nanos, nanos)
                .map(time -> new Pass(time, 1, 1, 1))
                .toList();
    }

    @Test
    void with_noise_the_interval_contains_the_truth_about_as_often_as_it_says() {
        long runs = 2_000;
        long covered = LongStream.range(0, runs)
                .filter(seed -> growths.ofTimes(times(GrowthsTest::line, 5, 0.05, seed))
                        .slopeInterval()
                        .orElseThrow()
                        .contains(SLOPE))
                .count();

        assertThat(covered / (double) runs).isBetween(0.92, 0.98);
    }

    @Test
    void noise_alone_seldom_makes_a_line_fail() {
        long runs = 500;
        long failed = LongStream.range(0, runs)
                .filter(seed ->
                        growths.ofTimes(times(GrowthsTest::line, 5, 0.03, seed)).straightness() == Straightness.FAILS)
                .count();

        assertThat(failed).isLessThan(runs / 20);
    }

    @Test
    void a_parabola_is_no_line_and_it_is_said_where() {
        Growth growth = growths.ofTimes(times(value -> AT_ZERO + 3.0 * value * value, 5, 0.01, 1));

        assertThat(growth.straightness()).isEqualTo(Straightness.FAILS);
        Deviation farthest = growth.farthest().orElseThrow();
        assertThat(VALUES).contains(farthest.value());
        assertThat(Math.abs(farthest.fraction())).isGreaterThan(0.2);
    }

    @Test
    void large_figures_do_not_drown_small_ones() {
        Growth growth = growths.ofSizes(List.of(1_000.0, 5_000.0, 10_000.0, 26_000.0));

        assertThat(growth.slope()).isBetween(100.0, 115.0);
        assertThat(growth.farthest().orElseThrow()).satisfies(farthest -> {
            assertThat(farthest.value()).isEqualTo(200);
            assertThat(farthest.fraction()).isNegative();
        });
    }

    @Test
    void sizes_have_an_exact_slope_and_no_interval() {
        Growth growth = growths.ofSizes(List.of(1_030.0, 5_030.0, 10_030.0, 20_030.0));

        assertThat(growth.slope()).isCloseTo(100, withPercentage(1e-9));
        assertThat(growth.slopeInterval()).isEmpty();
        assertThat(growth.straightness()).isEqualTo(Straightness.HOLDS);
    }

    @Test
    void a_single_fork_has_no_interval_and_no_verdict() {
        Growth growth = growths.ofTimes(times(GrowthsTest::line, 1, 0.01, 1));

        assertThat(growth.slopeInterval()).isEmpty();
        assertThat(growth.straightness()).isEqualTo(Straightness.UNTOLD);
        assertThat(growth.points())
                .allSatisfy(point -> assertThat(point.interval()).isEmpty());
    }

    @Test
    void two_values_cannot_tell_whether_a_line_holds() {
        assertThat(new Growths(List.of(1, 2)).ofSizes(List.of(7.0, 9.0)).straightness())
                .isEqualTo(Straightness.UNTOLD);
    }

    @Test
    void records_without_any_byte_do_not_break_the_line() {
        Growth growth = new Growths(List.of(0, 1, 2)).ofSizes(List.of(0.0, 4.0, 8.0));

        assertThat(growth.slope()).isCloseTo(4, withPercentage(1e-9));
        assertThat(growth.straightness()).isEqualTo(Straightness.HOLDS);
    }
}
