package io.wirecost.analysis.link.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class CostTest {
    @Test
    void a_line_is_found_again() {
        Cost cost = Cost.fit(new double[] {100, 200, 1000}, new double[] {350, 550, 2150});

        assertThat(cost.fixedNanos()).isCloseTo(150, within(1e-6));
        assertThat(cost.nanosPerByte()).isCloseTo(2, within(1e-9));
    }

    @Test
    void neither_a_byte_nor_an_empty_message_costs_less_than_nothing() {
        assertThat(Cost.fit(new double[] {100, 200}, new double[] {500, 400}).nanosPerByte())
                .isZero();
        assertThat(Cost.fit(new double[] {100, 200}, new double[] {100, 400}).fixedNanos())
                .isZero();
    }

    @Test
    void a_single_size_is_a_cost_of_its_own() {
        assertThat(Cost.fit(new double[] {100}, new double[] {500}).at(300)).isCloseTo(500, within(1e-9));
    }
}
