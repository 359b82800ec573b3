package io.wirecost.engine.worker;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Results of other threads, with their failures as this thread's own. */
public final class Awaited {
    private Awaited() {}

    /** Returns the next result, whichever comes first. */
    public static <T> T next(CompletionService<T> results) throws IOException {
        try {
            return get(results.take());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    /** Does all of some works at once, each in a thread of its own. Returns their results in their order. */
    public static <T> List<T> all(List<Callable<T>> works) throws IOException {
        ExecutorService threads = Executors.newCachedThreadPool();
        try {
            List<Future<T>> started = works.stream().map(threads::submit).toList();
            List<T> results = new ArrayList<>();
            for (Future<T> one : started) {
                results.add(get(one));
            }
            return results;
        } finally {
            threads.shutdownNow();
        }
    }

    /** Waits for a result. */
    public static <T> T get(Future<T> future) throws IOException {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException failure) {
                throw failure;
            }
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        }
    }
}
