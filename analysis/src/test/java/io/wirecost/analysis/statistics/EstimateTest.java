package io.wirecost.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EstimateTest {
    @Test
    void three_forks_give_the_t_interval_of_their_logs() {
        // Logs 0, ln 2, ln 4: mean ln 2, standard deviation ln 2; t(0.975, 2) = 4.302653 from the tables.
        Estimate estimate = Estimate.of(List.of(1.0, 2.0, 4.0));
        double factor = Math.exp(4.302653 * Math.log(2) / Math.sqrt(3));
        assertThat(estimate.centre()).isCloseTo(2, within(1e-12));
        assertThat(estimate.interval().orElseThrow().low()).isCloseTo(2 / factor, within(1e-6));
        assertThat(estimate.interval().orElseThrow().high()).isCloseTo(2 * factor, within(1e-5));
        assertThat(reach(estimate)).isCloseTo(factor - 1, within(1e-5));
        assertThat(estimate.forks()).isEqualTo(3);
    }

    @Test
    void two_forks_give_a_very_wide_interval() {
        // t(0.975, 1) = 12.706205; logs 0 and 2·ln 10: standard deviation √2·ln 10.
        Estimate estimate = Estimate.of(List.of(1.0, 100.0));
        assertThat(estimate.centre()).isCloseTo(10, within(1e-9));
        assertThat(Math.log(estimate.interval().orElseThrow().high()))
                .isCloseTo(Math.log(10) * (1 + 12.706205), within(1e-5));
    }

    @Test
    void one_fork_has_a_centre_and_no_interval() {
        Estimate estimate = Estimate.of(List.of(123.4));
        assertThat(estimate.centre()).isEqualTo(123.4);
        assertThat(estimate.interval()).isEmpty();
    }

    @Test
    void identical_scores_give_an_interval_without_width() {
        Estimate estimate = Estimate.of(List.of(8.0, 8.0, 8.0, 8.0));
        assertThat(estimate.centre()).isCloseTo(8, within(1e-12));
        assertThat(reach(estimate)).isCloseTo(0, within(1e-12));
    }

    @Test
    void does_not_depend_on_the_unit() {
        Estimate nanos = Estimate.of(List.of(1100.0, 1200.0, 1500.0));
        Estimate micros = Estimate.of(List.of(1.1, 1.2, 1.5));
        assertThat(reach(nanos)).isCloseTo(reach(micros), within(1e-9));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
    void a_score_without_logarithm_is_refused(double score) {
        assertThatThrownBy(() -> Estimate.of(List.of(1.0, score))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void no_score_is_refused() {
        assertThatThrownBy(() -> Estimate.of(List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_prior_moderates_the_variance_and_adds_its_degrees_of_freedom() {
        // Own variance ln²2 with 2 degrees, prior ln²2 / 4 with 4: (4/4 + 2)/6 = 1/2 of ln²2; t(0.975, 6) = 2.446912.
        double log = Math.log(2);
        Estimate estimate = Estimate.of(List.of(1.0, 2.0, 4.0), new Prior(log * log / 4, 4, 0.95));
        assertThat(estimate.centre()).isCloseTo(2, within(1e-12));
        assertThat(Math.log1p(reach(estimate))).isCloseTo(2.446912 * Math.sqrt(0.5 / 3) * log, within(1e-6));
    }

    @Test
    void a_certain_prior_gives_a_normal_interval() {
        // z(0.985) = 2.170090.
        Estimate estimate = Estimate.of(List.of(1.0, 2.0, 4.0), new Prior(0.16, Double.POSITIVE_INFINITY, 0.97));
        assertThat(Math.log1p(reach(estimate))).isCloseTo(2.170090 * 0.4 / Math.sqrt(3), within(1e-6));
    }

    private static double reach(Estimate estimate) {
        return estimate.reach().orElseThrow();
    }
}
