package io.wirecost.analysis.settling;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LooksTest {
    @Test
    void there_is_none_before_three_forks() {
        assertThat(Looks.USUAL.last(2)).isEmpty();
        assertThat(Looks.USUAL.last(3)).hasValue(3);
    }

    @Test
    void they_come_after_three_five_and_eight_forks() {
        assertThat(Looks.USUAL.after(3)).hasValue(5);
        assertThat(Looks.USUAL.after(5)).hasValue(8);
        assertThat(Looks.USUAL.after(8)).isEmpty();
    }

    @Test
    void between_two_of_them_the_last_counts() {
        assertThat(Looks.USUAL.last(4)).hasValue(3);
        assertThat(Looks.USUAL.last(7)).hasValue(5);
        assertThat(Looks.USUAL.last(20)).hasValue(8);
    }
}
