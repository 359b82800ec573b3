package io.wirecost.plot.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ApartTest {
    @Test
    void names_that_would_meet_are_moved_apart_and_others_stay() {
        assertThat(Apart.places(List.of(50.0, 10.0, 12.0), 15, 0, 100)).containsExactly(50, 10, 25);
    }

    @Test
    void names_stay_between_the_ends() {
        assertThat(Apart.places(List.of(99.0, 98.0, -5.0), 15, 0, 100)).containsExactly(100, 85, 0);
    }
}
