package io.wirecost.inference;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/**
 * Threads that work side by side. The work of one lane is done in its order, and all results are taken in the order in
 * which the work was given, by the thread that gives it. Little work is under way at a time, so memory is bounded.
 */
final class Lanes implements AutoCloseable {
    private static final int UNDER_WAY_PER_LANE = 3;

    private final List<ExecutorService> lanes;
    private final Queue<Pending<?>> pending = new ArrayDeque<>();

    Lanes(int count) {
        this.lanes = Stream.generate(() -> Executors.newSingleThreadExecutor(Lanes::thread))
                .limit(count)
                .toList();
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "inference");
        thread.setDaemon(true); // Ctrl-C does not wait for it
        return thread;
    }

    /** Takes a result. */
    interface Taker<R> {
        void take(R result) throws InputException;
    }

    private record Pending<R>(Future<R> future, Taker<R> taker) {
        void settle() throws IOException, InputException {
            try {
                taker.take(future.get());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException("interrupted", e);
            } catch (ExecutionException e) {
                throw new IllegalStateException(e.getCause());
            }
        }
    }

    int count() {
        return lanes.size();
    }

    /**
     * Gives work to a lane. Takes results of former work if there is much under way.
     *
     * @throws InputException if a taker throws it
     */
    <R> void give(int lane, Callable<R> work, Taker<R> taker) throws IOException, InputException {
        while (pending.size() >= UNDER_WAY_PER_LANE * lanes.size()) {
            pending.remove().settle();
        }
        pending.add(new Pending<>(lanes.get(lane).submit(work), taker));
    }

    /** Takes all results that are still missing. */
    void finish() throws IOException, InputException {
        while (!pending.isEmpty()) {
            pending.remove().settle();
        }
    }

    @Override
    public void close() {
        lanes.forEach(ExecutorService::shutdownNow);
    }
}
