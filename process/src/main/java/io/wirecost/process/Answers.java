package io.wirecost.process;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The answers of a child process that were not asked for yet, in their order.
 *
 * @param <T> what a line means
 */
public final class Answers<T> {
    private final BlockingQueue<Optional<T>> waiting = new LinkedBlockingQueue<>();

    void add(T answer) {
        waiting.add(Optional.of(answer));
    }

    void end() {
        waiting.add(Optional.empty());
    }

    /**
     * What it says next; empty, however often one asks, when it has closed its output.
     *
     * @throws TimeoutException if it says nothing for so long
     */
    public Optional<T> next(Duration patience) throws InterruptedException, TimeoutException {
        Optional<T> answer = waiting.poll(patience.toNanos(), TimeUnit.NANOSECONDS);
        if (answer == null) {
            throw new TimeoutException("no answer for " + patience.toSeconds() + " s");
        }
        if (answer.isEmpty()) {
            end(); // nor will it say more when it is asked again
        }
        return answer;
    }

    /** Forgets what it has said unasked. */
    public void forget() {
        waiting.removeIf(Optional::isPresent);
    }
}
