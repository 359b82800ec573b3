package io.wirecost.engine.witness;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Witness.Load;
import org.junit.jupiter.api.Test;

class ProcessorTicksTest {
    private static final String EARLIER = "cpu  100 10 20 800 30 5 5 30 0 0";
    private static final String LATER = "cpu  160 10 40 900 30 5 5 50 0 0";

    @Test
    void shares_are_those_of_the_time_between() {
        ProcessorTicks earlier = ProcessorTicks.parse(EARLIER).orElseThrow();

        assertThat(ProcessorTicks.parse(LATER).orElseThrow().since(earlier)).contains(new Load(0.4, 0.1));
    }

    @Test
    void no_tick_has_no_shares() {
        ProcessorTicks ticks = ProcessorTicks.parse(EARLIER).orElseThrow();

        assertThat(ticks.since(ticks)).isEmpty();
    }

    @Test
    void a_line_of_something_else_tells_nothing() {
        assertThat(ProcessorTicks.parse("intr 1 2 3")).isEmpty();
        assertThat(ProcessorTicks.parse("cpu  1 2 3")).isEmpty();
    }
}
