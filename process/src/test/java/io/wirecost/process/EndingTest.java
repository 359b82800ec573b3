package io.wirecost.process;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EndingTest {
    @Test
    void a_code_beyond_128_is_a_signal() {
        assertThat(new Ending(137)).hasToString("was ended by signal 9");
        assertThat(new Ending(1)).hasToString("ended with exit code 1");
    }

    @Test
    void only_the_signals_that_ask_to_stop_are_an_interrupt() {
        assertThat(new Ending(130).isInterrupt()).isTrue();
        assertThat(new Ending(143).isInterrupt()).isTrue();
        assertThat(new Ending(137).isInterrupt()).isFalse();
    }
}
