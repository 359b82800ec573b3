package io.wirecost.process;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/**
 * The answers of a child process that were not asked for yet, in their order.
 *
 * @param <T> what a line means
 */
public final class ChildAnswers<T> {
    private final BlockingQueue<Optional<T>> waiting = new LinkedBlockingQueue<>();
    private final ProcessHandle child;

    ChildAnswers(ProcessHandle child) {
        this.child = child;
    }

    void add(T answer) {
        waiting.add(Optional.of(answer));
    }

    void end() {
        waiting.add(Optional.empty());
    }

    /**
     * What it says next; empty, however often one asks, when it has closed its output.
     *
     * @throws HungException if it is hung, as {@link Vigil} has it
     */
    public Optional<T> next(Duration timeout) throws InterruptedException, HungException {
        Vigil vigil = new Vigil(timeout, () -> Stream.of(child));
        Optional<T> answer = poll(vigil.intervalNanos());
        while (answer == null) {
            vigil.look();
            answer = poll(vigil.intervalNanos());
        }
        return answer;
    }

    /**
     * The same of a child that works unasked too, so that only the wall tells whether it answers.
     *
     * @throws TimeoutException if it says nothing for so long
     */
    public Optional<T> within(Duration limit) throws InterruptedException, TimeoutException {
        Optional<T> answer = poll(limit.toNanos());
        if (answer == null) {
            throw new TimeoutException("no answer for " + limit.toSeconds() + " s");
        }
        return answer;
    }

    /** Null if there is none. */
    private Optional<T> poll(long nanos) throws InterruptedException {
        Optional<T> answer = waiting.poll(nanos, TimeUnit.NANOSECONDS);
        if (answer != null && answer.isEmpty()) {
            end(); // nor will it say more when it is asked again
        }
        return answer;
    }

    /** Forgets what it has said unasked. */
    public void forget() {
        waiting.removeIf(Optional::isPresent);
    }
}
