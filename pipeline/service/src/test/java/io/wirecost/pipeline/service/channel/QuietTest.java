package io.wirecost.pipeline.service.channel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class QuietTest {
    private static final long STEP_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    @Test
    void a_process_that_does_nothing_is_looked_at_once() throws Exception {
        Simulated idle = new Simulated(0, 0);

        new Quiet(idle).await();

        assertThat(idle.nanos()).isEqualTo(Quiet.WINDOW_NANOS);
    }

    @Test
    void who_still_compiles_is_waited_for() throws Exception {
        Simulated compiling = new Simulated(TimeUnit.SECONDS.toNanos(2), 0.6);

        new Quiet(compiling).await();

        assertThat(compiling.nanos())
                .isBetween(TimeUnit.SECONDS.toNanos(2), TimeUnit.SECONDS.toNanos(2) + 2 * Quiet.WINDOW_NANOS);
    }

    @Test
    void threads_that_look_for_words_now_and_then_are_quiet() throws Exception {
        Simulated listening = new Simulated(Long.MAX_VALUE, Quiet.BUSY / 2);

        new Quiet(listening).await();

        assertThat(listening.nanos()).isEqualTo(Quiet.WINDOW_NANOS);
    }

    @Test
    void a_process_that_never_rests_is_not_waited_for_for_ever() throws Exception {
        Simulated restless = new Simulated(Long.MAX_VALUE, 1);

        new Quiet(restless).await();

        assertThat(restless.nanos()).isBetween(Quiet.TIMEOUT_NANOS, Quiet.TIMEOUT_NANOS + Quiet.WINDOW_NANOS);
    }

    @Test
    void when_the_block_is_over_nobody_waits_any_longer() {
        Simulated ended = new Simulated(Long.MAX_VALUE, 1) {
            @Override
            public void pause() throws BlockEndedException {
                throw new BlockEndedException();
            }
        };

        assertThatThrownBy(() -> new Quiet(ended).await()).isInstanceOf(BlockEndedException.class);
    }

    /** A process on a clock of its own, which takes a share of a processor until some time. */
    private static class Simulated implements Quiet.Process {
        private final long busyUntilNanos;
        private final double share;
        private long nanos;
        private long cpuNanos;

        Simulated(long busyUntilNanos, double share) {
            this.busyUntilNanos = busyUntilNanos;
            this.share = share;
        }

        @Override
        public long nanos() {
            return nanos;
        }

        @Override
        public long cpuNanos() {
            return cpuNanos;
        }

        @Override
        public void pause() throws BlockEndedException {
            if (nanos < busyUntilNanos) {
                cpuNanos += Math.round(share * STEP_NANOS);
            }
            nanos += STEP_NANOS;
        }
    }
}
