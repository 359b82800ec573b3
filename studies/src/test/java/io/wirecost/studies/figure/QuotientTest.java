package io.wirecost.studies.figure;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.statistics.Interval;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class QuotientTest {
    @Test
    void the_other_way_round_the_ends_of_the_interval_change_places() {
        assertThat(of(1, 4).inverse()).isEqualTo(new Quotient(0.4, Optional.of(new Interval(0.25, 1))));
    }

    @Test
    void it_is_above_a_bound_with_its_whole_interval() {
        assertThat(of(1.2, 1.4).isAbove(1.1)).isTrue();
        assertThat(of(1.2, 1.4).isAbove(1.2)).isFalse();
        assertThat(of(1.2, 1.4).isBelow(1.4)).isFalse();
        assertThat(of(1.2, 1.4).isBelow(1.5)).isTrue();
    }

    @Test
    void a_tenth_is_notable_and_less_is_not() {
        assertThat(of(1.02, 1.3).isNotablyAbove()).isTrue();
        assertThat(of(1.02, 1.1).isNotablyAbove()).isFalse();
        assertThat(of(0.9, 1.6).isNotablyAbove()).isFalse();
        assertThat(of(0.7, 0.98).isNotablyBelow()).isTrue();
        assertThat(of(0.96, 0.98).isNotablyBelow()).isFalse();
        assertThat(of(0.4, 1.2).isNotablyBelow()).isFalse();
    }

    @Test
    void two_are_alike_if_a_notable_difference_is_out_of_the_question() {
        assertThat(of(0.95, 1.08).isWithin(Quotient.NOTABLE)).isTrue();
        assertThat(of(1.02, 1.08).isWithin(Quotient.NOTABLE)).isTrue();
        assertThat(of(0.95, 1.12).isWithin(Quotient.NOTABLE)).isFalse();
        assertThat(of(0.85, 1.02).isWithin(Quotient.NOTABLE)).isFalse();
    }

    @Test
    void it_is_vague_if_its_interval_agrees_with_nothing_and_with_a_half_more() {
        assertThat(of(1, 1.6).isVague()).isTrue();
        assertThat(of(1, 1.4).isVague()).isFalse();
        assertThat(new Quotient(1, Optional.empty()).isVague()).isTrue();
    }

    @Test
    void a_tie_has_one_in_its_interval() {
        assertThat(of(0.9, 1.1).isTie()).isTrue();
        assertThat(of(1, 1.1).isTie()).isTrue();
        assertThat(of(1.01, 1.1).isTie()).isFalse();
        assertThat(of(0.9, 0.99).isTie()).isFalse();
    }

    @Test
    void without_an_interval_nothing_is_certain() {
        Quotient ratio = new Quotient(5, Optional.empty());

        assertThat(ratio.isAbove(1)).isFalse();
        assertThat(ratio.isBelow(10)).isFalse();
        assertThat(ratio.isNotablyAbove()).isFalse();
        assertThat(ratio.isWithin(Quotient.NOTABLE)).isFalse();
        assertThat(ratio.isExact()).isFalse();
        assertThat(ratio.isTie()).isTrue();
        assertThat(ratio.inverse()).isEqualTo(new Quotient(0.2, Optional.empty()));
    }

    @Test
    void only_an_interval_without_width_is_exact() {
        assertThat(Quotient.exactly(1.5).isExact()).isTrue();
        assertThat(of(1.4, 1.6).isExact()).isFalse();
    }

    /** With a centre in the middle. */
    private static Quotient of(double low, double high) {
        return new Quotient((low + high) / 2, Optional.of(new Interval(low, high)));
    }
}
