package io.wirecost.analysis.link.crossing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.analysis.link.crossing.Duel.LinkRatio;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Link;
import java.util.List;
import java.util.Optional;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

class MeasuredCrossingsTest {
    @Test
    void between_two_links_on_which_different_ones_are_faster_there_is_one_crossing() {
        List<Crossing> crossings = crossings(sure("10mbit", 0.5), sure("100mbit", 2), sure("1gbit", 3));

        assertThat(crossings).hasSize(1);
        Crossing crossing = crossings.get(0);
        assertThat(crossing.slowSide()).isEqualTo(Variant.jvm("a"));
        assertThat(crossing.fastSide()).isEqualTo(Variant.jvm("b"));
        assertThat(crossing.bitsPerSecond()).isCloseTo(Math.sqrt(1e7 * 1e8), Percentage.withPercentage(0.01));
        assertThat(crossing.between()).isEqualTo(new Interval(1e7, 1e8));
        assertThat(crossing.isCertain()).isTrue();
    }

    @Test
    void its_interval_is_where_the_two_cannot_be_told_apart() {
        Interval interval = crossings(of("10mbit", 0.5, 1.1), of("100mbit", 2, 1.1))
                .get(0)
                .interval()
                .orElseThrow();

        double decadesPerLogarithm = 1 / Math.log(4);
        double half = Math.log(1.1) * decadesPerLogarithm;
        assertThat(Math.log10(interval.low())).isCloseTo(7.5 - half, within(1e-9));
        assertThat(Math.log10(interval.high())).isCloseTo(7.5 + half, within(1e-9));
    }

    @Test
    void links_on_which_they_are_tied_are_part_of_the_crossing_and_make_none_of_their_own() {
        List<Crossing> crossings =
                crossings(sure("10mbit", 2), of("50mbit", 0.99, 1.1), of("100mbit", 1.01, 1.1), sure("1gbit", 0.5));

        assertThat(crossings).hasSize(1);
        assertThat(crossings.get(0).slowSide()).isEqualTo(Variant.jvm("b"));
        assertThat(crossings.get(0).between()).isEqualTo(new Interval(1e7, 1e9));
    }

    @Test
    void where_all_are_tied_nothing_crosses() {
        assertThat(crossings(of("10mbit", 0.9, 1.2), of("100mbit", 1.1, 1.2))).isEmpty();
    }

    @Test
    void a_tie_at_the_end_of_the_sweep_leaves_the_crossing_open_there() {
        Crossing crossing = crossings(sure("10mbit", 0.5), sure("100mbit", 0.8), of("1gbit", 1.05, 1.2))
                .get(0);

        assertThat(crossing.interval().orElseThrow().high()).isInfinite();
        assertThat(crossing.interval().orElseThrow().low()).isBetween(1e8, 1e9);
        assertThat(crossing.isCertain()).isFalse();
    }

    @Test
    void with_a_single_block_there_is_a_crossing_but_no_interval() {
        Crossing crossing =
                crossings(single("10mbit", 0.5), single("100mbit", 2)).get(0);

        assertThat(crossing.interval()).isEmpty();
        assertThat(crossing.isCertain()).isFalse();
    }

    @Test
    void towards_no_limit_it_is_straight_on_the_time_of_a_bit() {
        Crossing crossing = crossings(sure("1gbit", 0.5), sure("unlimited", 2)).get(0);

        assertThat(crossing.bitsPerSecond()).isCloseTo(2e9, Percentage.withPercentage(0.01));
        assertThat(crossing.between().high()).isInfinite();
    }

    private static List<Crossing> crossings(LinkRatio... ratios) {
        return new MeasuredCrossings(Variant.jvm("a"), Variant.jvm("b"), List.of(ratios)).crossings();
    }

    private static LinkRatio sure(String link, double ratio) {
        return of(link, ratio, 1.0001);
    }

    private static LinkRatio of(String link, double ratio, double factor) {
        return new LinkRatio(
                Link.parse(link), new Estimate(ratio, 3, Optional.of(new Interval(ratio / factor, ratio * factor))));
    }

    private static LinkRatio single(String link, double ratio) {
        return new LinkRatio(Link.parse(link), new Estimate(ratio, 1, Optional.empty()));
    }
}
