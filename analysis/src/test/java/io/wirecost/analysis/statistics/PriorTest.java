package io.wirecost.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PriorTest {
    @Test
    void without_cells_of_three_forks_there_is_none() {
        assertThat(Prior.of(List.of())).isEqualTo(Prior.NONE);
        assertThat(Prior.of(List.of(List.of(1.0), List.of(1.0, 2.0)))).isEqualTo(Prior.NONE);
    }

    @Test
    void a_single_cell_keeps_its_own_variance_at_a_higher_level() {
        assertThat(Prior.of(List.of(List.of(1.0, 2.0, 3.0)))).isEqualTo(new Prior(0, 0, 0.97));
    }

    @Test
    void two_cells_get_a_weak_prior() {
        Prior prior = Prior.of(List.of(List.of(1.0, 1.1, 1.2), List.of(5.0, 5.1, 5.4)));
        assertThat(prior.degreesOfFreedom()).isPositive().isLessThanOrEqualTo(4);
        assertThat(prior.level()).isEqualTo(0.97);
    }

    @Test
    void cells_that_spread_alike_share_one_variance() {
        Prior prior = Prior.of(IntStream.range(1, 30)
                .mapToObj(i -> List.of(1.0 * i, 1.1 * i, 1.21 * i))
                .toList());
        assertThat(prior.degreesOfFreedom()).isInfinite();
        // Three logarithms ln 1.1 apart have this standard deviation; Smyth's scale and the mean are above and at it.
        assertThat(Math.sqrt(prior.variance())).isGreaterThanOrEqualTo(Math.log(1.1));
        assertThat(prior.shrunk(1e6, 2)).isEqualTo(prior.variance());
    }

    @Test
    void the_more_the_true_variances_differ_the_less_the_prior_counts() {
        Prior uneven = Prior.of(cells(20_000, 6, new Random(1)));
        Prior veryUneven = Prior.of(IntStream.range(1, 31)
                .mapToObj(i -> i % 2 == 0 ? List.of(1.0, 1.0, 1.01) : List.of(1.0, 1.1, 1.3))
                .toList());
        assertThat(veryUneven.degreesOfFreedom()).isFinite().isLessThan(uneven.degreesOfFreedom());
        // The mean of inverse chi-squares with 6 degrees of freedom: 6 / (6 - 2) of the scale 0.01.
        assertThat(uneven.variance()).isCloseTo(0.015, within(0.001));
    }

    @Test
    void a_cell_far_above_the_run_keeps_its_own_interval() {
        Prior prior = new Prior(0.0001, Double.POSITIVE_INFINITY, 0.95);
        List<Double> disturbed = List.of(1.0, 2.0, 4.0);
        assertThat(Estimate.of(disturbed, prior)).isEqualTo(Estimate.of(disturbed));
    }

    @Test
    void only_the_first_three_forks_of_a_cell_count() {
        Random random = new Random(1);
        List<List<Double>> cells = cells(20, 4, random);
        List<List<Double>> longer = new ArrayList<>(cells);
        longer.set(
                0,
                List.of(cells.get(0).get(0), cells.get(0).get(1), cells.get(0).get(2), 1e6, 1e-6));
        assertThat(Prior.of(longer)).isEqualTo(Prior.of(cells));
    }

    @Test
    void the_variance_is_at_least_the_mean_of_the_cells() {
        List<List<Double>> cells = new ArrayList<>(cells(20, 1e9, new Random(1)));
        cells.add(List.of(1.0, 1.0, 20.0));
        double one = Math.pow(Moments.standardDeviation(new double[] {0, 0, Math.log(20)}), 2);
        assertThat(Prior.of(cells).variance()).isGreaterThan(one / 21);
    }

    @Test
    void from_twelve_cells_on_the_level_is_95_percent_and_the_degrees_are_free() {
        assertThat(Prior.of(cells(11, 1e9, new Random(2))))
                .satisfies(prior -> assertThat(prior.level()).isEqualTo(0.97))
                .satisfies(prior -> assertThat(prior.degreesOfFreedom()).isLessThanOrEqualTo(4));
        assertThat(Prior.of(cells(12, 1e9, new Random(2))).level()).isEqualTo(0.95);
    }

    @Test
    void equal_scores_in_every_cell_tell_nothing_of_the_variance() {
        assertThat(Prior.of(List.of(List.of(1.0, 1.0, 1.0), List.of(2.0, 2.0, 2.0))))
                .isEqualTo(new Prior(0, 0, 0.97));
    }

    @Test
    void equal_scores_in_one_cell_are_no_certainty() {
        List<List<Double>> cells = new ArrayList<>(cells(20, 4, new Random(3)));
        cells.add(List.of(7.0, 7.0, 7.0));
        Estimate estimate = Estimate.of(List.of(7.0, 7.0, 7.0), Prior.of(cells));
        assertThat(estimate.reach().orElseThrow()).isGreaterThan(0.01);
    }

    @Test
    void what_is_no_variance_is_refused() {
        assertThatThrownBy(() -> new Prior(-1, 4, 0.95)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Prior(1, Double.NaN, 0.95)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Prior(1, 4, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    /** Cells of three forks. Their variances are 0.01 times a scaled inverse chi-square. */
    private static List<List<Double>> cells(int count, double degrees, Random random) {
        return IntStream.range(0, count)
                .mapToObj(cell -> {
                    double deviation = 0.1 * Math.sqrt(degrees > 100 ? 1 : degrees / chiSquare((int) degrees, random));
                    return IntStream.range(0, 3)
                            .mapToObj(fork -> Math.exp(deviation * random.nextGaussian()))
                            .toList();
                })
                .toList();
    }

    private static double chiSquare(int degrees, Random random) {
        return IntStream.range(0, degrees)
                .mapToDouble(i -> random.nextGaussian())
                .map(normal -> normal * normal)
                .sum();
    }
}
