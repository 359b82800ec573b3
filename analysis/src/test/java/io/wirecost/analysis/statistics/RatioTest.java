package io.wirecost.analysis.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class RatioTest {
    @Test
    void is_the_ratio_of_geometric_means() {
        assertThat(Ratio.of(List.of(1.0, 4.0), List.of(3.0, 12.0)).centre()).isCloseTo(3, within(1e-12));
    }

    /** The expected figures were integrated numerically, outside of this code (4.99979 degrees of freedom). */
    @Test
    void has_welchs_interval_of_the_logs() {
        Ratio ratio = Ratio.of(List.of(10.0, 9.0, 11.0), List.of(11.0, 12.0, 14.0, 10.0));

        assertThat(ratio.centre()).isCloseTo(1.169850666573187, within(1e-9));
        assertThat(ratio.interval().low()).isCloseTo(0.923475193, within(1e-6));
        assertThat(ratio.interval().high()).isCloseTo(1.48195706, within(1e-6));
    }

    @Test
    void scores_without_spread_have_an_interval_of_no_width() {
        Ratio ratio = Ratio.of(List.of(2.0, 2.0), List.of(3.0, 3.0));
        assertThat(ratio.interval()).isEqualTo(new Interval(ratio.centre(), ratio.centre()));
    }

    @Test
    void one_score_says_nothing_about_its_spread() {
        assertThatThrownBy(() -> Ratio.of(List.of(1.0), List.of(1.0, 2.0)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** The expected p was integrated numerically, outside of this code. */
    @Test
    void p_is_that_of_welchs_test_and_half_of_it_lies_above_no_change() {
        Ratio ratio = Ratio.of(List.of(10.0, 9.0, 11.0), List.of(11.0, 12.0, 14.0, 10.0));

        assertThat(ratio.p()).isCloseTo(0.14887, within(1e-4));
        assertThat(ratio.pAbove(1)).isCloseTo(ratio.p() / 2, within(1e-12));
        assertThat(ratio.pAbove(1.5)).isGreaterThan(0.9);
        assertThat(Ratio.of(List.of(2.0, 2.0), List.of(3.0, 3.0)).p()).isZero();
        assertThat(Ratio.of(List.of(2.0, 2.0), List.of(2.0, 2.0)).p()).isEqualTo(1);
    }

    @Test
    void a_prior_makes_two_scores_that_happen_to_be_close_as_uncertain_as_those_of_other_cells() {
        List<Double> close = List.of(10.0, 10.01);
        Prior prior = new Prior(0.01, 20, 0.95);

        assertThat(Ratio.of(close, prior, close, prior).interval().high()).isGreaterThan(1.2);
        assertThat(Ratio.of(close, close).interval().high()).isLessThan(1.01);
    }
}
