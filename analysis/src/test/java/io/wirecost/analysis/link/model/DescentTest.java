package io.wirecost.analysis.link.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class DescentTest {
    @Test
    void the_bottom_of_a_valley_that_lies_across_is_found() {
        double[] bottom = Descent.minimize(
                at -> square(at[0] - 3) + square(at[1] - 5) + square(at[0] - at[1] + 2),
                new double[] {0, 0},
                new double[] {10, 10});

        assertThat(bottom[0]).isCloseTo(3, within(0.01));
        assertThat(bottom[1]).isCloseTo(5, within(0.01));
    }

    @Test
    void it_stays_within_its_bounds() {
        assertThat(Descent.minimize(at -> at[0], new double[] {2}, new double[] {4})[0])
                .isCloseTo(2, within(0.01));
    }

    private static double square(double value) {
        return value * value;
    }
}
