package io.wirecost.process;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * What a child process has said and nobody has asked for yet, in its order.
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
            throw new TimeoutException("nothing said for " + patience.toSeconds() + " s");
        }
        if (answer.isEmpty()) {
            end(); // nor will it say more to whoever asks next
        }
        return answer;
    }

    /** Forgets what it has said unasked. */
    public void forget() {
        waiting.removeIf(Optional::isPresent);
    }
}
