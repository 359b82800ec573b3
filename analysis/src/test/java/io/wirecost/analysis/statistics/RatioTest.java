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
}
