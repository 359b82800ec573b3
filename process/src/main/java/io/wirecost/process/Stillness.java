package io.wirecost.process;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Waits for a process that has answered and still works: its compilers have a queue, its collector cleans up. What follows
 * would have a neighbour.
 */
final class Stillness {
    /** Long enough for two ticks of the clock that systems count a process's time by. */
    static final Duration LOOK = Duration.ofMillis(20);

    /** One that never rests has threads of its own. */
    static final Duration TIMEOUT = Duration.ofSeconds(2);

    private final Supplier<Optional<Duration>> used;
    private final Pause pause;

    /** Lets time pass. */
    interface Pause {
        void take(Duration time) throws InterruptedException;
    }

    /** @param used processor time of the process so far; empty where the system does not tell or the process is gone */
    Stillness(Supplier<Optional<Duration>> used, Pause pause) {
        this.used = used;
        this.pause = pause;
    }

    /** Returns when the process has used no time during a look, or after 2 s. */
    void await() throws InterruptedException {
        Optional<Duration> before = used.get();
        for (Duration waited = Duration.ZERO;
                before.isPresent() && waited.compareTo(TIMEOUT) < 0;
                waited = waited.plus(LOOK)) {
            pause.take(LOOK);
            Optional<Duration> now = used.get();
            if (now.equals(before)) {
                return;
            }
            before = now;
        }
    }
}
