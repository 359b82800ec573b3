package io.wirecost.pipeline.service.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sends by a clock that stands still unless somebody lets time pass. */
class TempoTest {
    private static final double RATE = 1000;
    private static final long INTERVAL = 1_000_000;
    private static final long START = 50 * INTERVAL;
    private static final long MESSAGES = 2_000;

    private final Standing clock = new Standing();
    private final Tempo tempo = new Tempo.Paced(new Timetable(START, RATE), MESSAGES, clock);

    @Test
    void every_message_is_sent_when_it_is_due() {
        List<Long> sentAt = new ArrayList<>();
        while (sentAt.size() < MESSAGES) {
            long allowed = tempo.allowed(sentAt.size());
            while (sentAt.size() < allowed) {
                sentAt.add(clock.nanos);
            }
        }

        for (int number = 0; number < MESSAGES; number++) {
            assertThat(sentAt.get(number)).isEqualTo(START + number * INTERVAL);
        }
    }

    @Test
    void what_is_late_is_sent_at_once_and_nothing_is_left_out() {
        clock.nanos = START + 500 * INTERVAL;

        assertThat(tempo.allowed(0)).isEqualTo(501);
        assertThat(tempo.allowed(300)).isEqualTo(501);
        assertThat(clock.pauses).isZero();
    }

    @Test
    void nothing_is_sent_beyond_the_set() {
        clock.nanos = START + 10 * MESSAGES * INTERVAL;

        assertThat(tempo.allowed(7)).isEqualTo(MESSAGES);
    }

    @Test
    void whoever_waits_long_may_look_around_meanwhile() {
        clock.nanos = START - 1_000 * INTERVAL;

        assertThat(tempo.allowed(0)).isZero();
        assertThat(clock.nanos).isEqualTo(START - 900 * INTERVAL);
    }

    @Test
    void without_a_rate_everything_may_go_at_once() {
        assertThat(new Tempo.Unbound(MESSAGES).allowed(0)).isEqualTo(MESSAGES);
    }

    private static final class Standing implements Tempo.Paced.Clock {
        private long nanos;
        private int pauses;

        @Override
        public long nanos() {
            return nanos;
        }

        @Override
        public void pause(long pauseNanos) {
            nanos += pauseNanos;
            pauses++;
        }
    }
}
