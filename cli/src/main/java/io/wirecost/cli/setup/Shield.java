package io.wirecost.cli.setup;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.concurrent.CountDownLatch;

/**
 * Keeps work whole when the process is ended from outside, as by Ctrl-C: a step that may be cut is interrupted and cleans
 * up behind itself, any other one goes on to its end, and no further one begins.
 */
final class Shield implements AutoCloseable {
    private final Thread worker = Thread.currentThread();
    private final CountDownLatch ended = new CountDownLatch(1);
    private final Thread hook = new Thread(this::stop, "wirecost setup ends");
    private boolean stopping;
    private boolean mayBeCut;

    Shield() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Runs a step of this thread. */
    void run(SetupStep step) throws InputException, IOException {
        begin(step);
        step.action().run(step.command());
    }

    private synchronized void begin(SetupStep step) throws InterruptedIOException {
        if (stopping) {
            throw new InterruptedIOException("interrupted before " + step.line());
        }
        mayBeCut = step.mayBeCut();
    }

    private void stop() {
        synchronized (this) {
            stopping = true;
            if (mayBeCut) {
                worker.interrupt();
            }
        }
        try {
            ended.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        ended.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // the process is being ended: the hook has done its work
        }
    }
}
