package io.wirecost.harness.measure;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.harness.measure.Warmth.Window;
import org.junit.jupiter.api.Test;

class WarmthTest {
    @Test
    void quiet_compilers_and_a_level_time_are_warm() {
        assertThat(warmth(quiet(100), quiet(103), quiet(98), quiet(101)).isWarm())
                .isTrue();
    }

    @Test
    void too_few_windows_are_not() {
        assertThat(warmth(quiet(100), quiet(100), quiet(100)).isWarm()).isFalse();
    }

    @Test
    void one_busy_compiler_among_the_last_windows_is_enough_to_go_on() {
        assertThat(warmth(quiet(100), quiet(100), new Window(100, 0.3), quiet(100))
                        .isWarm())
                .isFalse();
    }

    @Test
    void a_time_that_still_falls_is_not_warm_although_the_compilers_are_quiet() {
        assertThat(warmth(quiet(200), quiet(170), quiet(140), quiet(110)).isWarm())
                .isFalse();
    }

    @Test
    void what_was_before_the_last_windows_does_not_matter() {
        assertThat(warmth(new Window(9000, 2), new Window(400, 1), quiet(50), quiet(50), quiet(50), quiet(50))
                        .isWarm())
                .isTrue();
    }

    private static Window quiet(double nanos) {
        return new Window(nanos, 0.01);
    }

    private static Warmth warmth(Window... windows) {
        Warmth warmth = new Warmth();
        for (Window window : windows) {
            warmth.add(window);
        }
        return warmth;
    }
}
