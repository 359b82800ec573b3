package io.wirecost.plot.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class AxisScaleTest {
    @Test
    void a_logarithmic_axis_has_powers_of_ten_and_between_them_two_and_five_where_there_is_room() {
        AxisScale scale = AxisScale.of(DoubleStream.of(3, 4000), true, false);

        assertThat(scale.ticks(ticks -> true))
                .containsExactly(5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0, 2000.0, 5000.0);
        assertThat(scale.ticks(ticks -> ticks.size() < 5)).containsExactly(10.0, 100.0, 1000.0);
    }

    @Test
    void a_logarithmic_axis_of_a_small_range_has_round_steps() {
        assertThat(AxisScale.of(DoubleStream.of(1.1, 1.9), true, false).ticks(ticks -> ticks.size() < 7))
                .containsExactly(1.2, 1.4, 1.6, 1.8);
    }

    @Test
    void equal_ratios_are_equal_distances() {
        AxisScale scale = AxisScale.of(DoubleStream.of(1, 100), true, false).between(0, 100);

        assertThat(scale.at(10)).isEqualTo((scale.at(1) + scale.at(100)) / 2);
    }

    @Test
    void an_axis_is_linear_where_a_figure_is_not_positive() {
        assertThat(AxisScale.of(DoubleStream.of(0, 10), true, false).log()).isFalse();
    }

    @Test
    void bars_begin_at_zero_to_both_sides() {
        assertThat(AxisScale.of(DoubleStream.of(7, 10), false, true).min()).isZero();
        assertThat(AxisScale.of(DoubleStream.of(-7, -1), false, true).max()).isZero();
    }

    @Test
    void a_single_figure_and_none_have_an_axis() {
        assertThat(AxisScale.of(DoubleStream.of(5), false, false).between(0, 10).at(5))
                .isEqualTo(5);
        assertThat(AxisScale.of(DoubleStream.empty(), true, false).ticks(ticks -> true))
                .isNotEmpty();
    }

    @Test
    void no_ticks_are_better_than_some_that_do_not_fit() {
        assertThat(AxisScale.of(DoubleStream.of(1, 10), false, false).ticks(List::isEmpty))
                .isEmpty();
    }
}
