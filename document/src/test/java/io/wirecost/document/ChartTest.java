package io.wirecost.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.wirecost.document.Chart.Bar;
import io.wirecost.document.Chart.BarSeries;
import io.wirecost.document.Chart.Bars;
import io.wirecost.document.Chart.Box;
import io.wirecost.document.Chart.Point;
import io.wirecost.document.Chart.Range;
import io.wirecost.document.Chart.Series;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ChartTest {
    @Test
    void figures_are_finite_and_in_order() {
        assertThatIllegalArgumentException().isThrownBy(() -> Point.of(1, Double.NaN));
        assertThatIllegalArgumentException().isThrownBy(() -> Bar.of(Double.POSITIVE_INFINITY));
        assertThatIllegalArgumentException().isThrownBy(() -> new Range(2, 1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Box("a", 1, 3, 2, 4, 5))
                .withMessage("cannot be drawn: [1.0, 3.0, 2.0, 4.0, 5.0]");
    }

    @Test
    void a_series_of_bars_has_one_for_each_category() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Bars(
                        "", "", "", false, List.of("a", "b"), List.of(new BarSeries("x", List.of(Optional.empty())))))
                .withMessage("1 bars for 2 categories");
    }

    @Test
    void points_are_joined_from_left_to_right() {
        assertThat(new Series("a", List.of(Point.of(2, 1), Point.of(1, 1))).points())
                .containsExactly(Point.of(1, 1), Point.of(2, 1));
    }
}
