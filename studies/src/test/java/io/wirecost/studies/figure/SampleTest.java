package io.wirecost.studies.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.analysis.statistics.Interval;
import io.wirecost.analysis.statistics.Ratio;
import io.wirecost.studies.figure.Sample.Basis;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class SampleTest {
    private static final Offset<Double> ROUNDING = within(1e-9);

    @Test
    void an_exact_figure_is_enough_and_has_no_interval() {
        Sample size = Sample.exactly(12);

        assertThat(size.isEnough()).isTrue();
        assertThat(size.centre()).isEqualTo(12);
        assertThat(size.estimate().interval()).isEmpty();
    }

    @Test
    void a_figure_is_divided_score_by_score() {
        assertThat(of(Basis.FORKS, 10, 20).per(10).scores()).isEqualTo(Map.of(0, 1.0, 1, 2.0));
    }

    @Test
    void the_ratio_of_exact_figures_is_exact() {
        Quotient ratio = Sample.exactly(200).over(Sample.exactly(100));

        assertThat(ratio).isEqualTo(Quotient.exactly(2));
        assertThat(ratio.isExact()).isTrue();
    }

    @Test
    void forks_are_compared_as_two_independent_samples() {
        Ratio expected = Ratio.of(List.of(50.0, 52.0, 54.0, 51.0), List.of(100.0, 110.0, 105.0));

        Quotient ratio = of(Basis.FORKS, 100, 110, 105).over(of(Basis.FORKS, 50, 52, 54, 51));

        assertThat(ratio.centre()).isEqualTo(expected.centre());
        assertThat(ratio.interval()).contains(expected.interval());
    }

    @Test
    void a_drift_that_hit_both_lines_is_taken_out_of_blocks_but_not_of_forks() {
        Quotient blocks = of(Basis.BLOCKS, 100, 200, 400).over(of(Basis.BLOCKS, 50, 100, 200));
        Quotient forks = of(Basis.FORKS, 100, 200, 400).over(of(Basis.FORKS, 50, 100, 200));

        assertThat(blocks.centre()).isCloseTo(2, ROUNDING);
        assertThat(width(blocks)).isCloseTo(0, ROUNDING);
        assertThat(forks.centre()).isCloseTo(2, ROUNDING);
        assertThat(forks.isTie()).isTrue();
    }

    private static double width(Quotient ratio) {
        Interval ends = ratio.interval().orElseThrow();
        return ends.high() - ends.low();
    }

    @Test
    void blocks_are_compared_in_the_rounds_that_both_have() {
        Sample one = new Sample(Basis.BLOCKS, new TreeMap<>(Map.of(0, 1.0, 1, 20.0, 2, 40.0, 3, 60.0)));
        Sample other = new Sample(Basis.BLOCKS, new TreeMap<>(Map.of(1, 10.0, 2, 20.0, 3, 30.0, 4, 7.0)));

        assertThat(one.over(other).centre()).isCloseTo(2, ROUNDING);
    }

    @Test
    void fewer_than_three_forks_or_blocks_have_a_ratio_but_no_interval() {
        for (Basis basis : List.of(Basis.FORKS, Basis.BLOCKS)) {
            Quotient ratio = of(basis, 100, 100).over(of(basis, 50, 50));

            assertThat(of(basis, 100, 100).isEnough()).isFalse();
            assertThat(ratio.centre()).isCloseTo(2, ROUNDING);
            assertThat(ratio.interval()).isEmpty();
        }
    }

    @Test
    void the_mean_of_a_group_is_geometric() {
        Quotient ratio = Sample.means(List.of(Sample.exactly(10), Sample.exactly(40)), List.of(Sample.exactly(5)));

        assertThat(ratio.centre()).isCloseTo(4, ROUNDING);
        assertThat(ratio.isExact()).isTrue();
    }

    @Test
    void groups_of_blocks_are_compared_round_by_round() {
        Sample slow = of(Basis.BLOCKS, 400, 800, 1600);
        Sample middle = of(Basis.BLOCKS, 100, 200, 400);

        Quotient ratio = Sample.means(List.of(slow, middle), List.of(middle));

        assertThat(ratio.centre()).isCloseTo(2, ROUNDING);
        assertThat(width(ratio)).isCloseTo(0, ROUNDING);
    }

    @Test
    void an_exact_figure_is_the_same_in_every_round() {
        Quotient ratio = Sample.exactly(100).over(of(Basis.BLOCKS, 50, 50, 50));

        assertThat(ratio.centre()).isCloseTo(2, ROUNDING);
        assertThat(ratio.interval()).isPresent();
    }

    private static Sample of(Basis basis, double... scores) {
        TreeMap<Integer, Double> byRound = new TreeMap<>();
        for (int round = 0; round < scores.length; round++) {
            byRound.put(round, scores[round]);
        }
        return new Sample(basis, byRound);
    }
}
