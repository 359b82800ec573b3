package io.wirecost.cli.command;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.locks.LockSupport;

/** What a user gets who ends a command before its time: the report of what is known, and how to go on. */
final class Farewell {
    private final PrintWriter err;
    private final Runnable quiet;
    private final Known known;
    private final Thread farewell = new Thread(this::say);

    /** @param quiet ends all other output */
    Farewell(PrintWriter err, Runnable quiet, Known known) {
        this.err = err;
        this.quiet = quiet;
        this.known = known;
    }

    /** What is known of the results. It is asked by the thread that ends the process. */
    interface Known {
        boolean isNothing();

        /** Shows it, marked as not complete. */
        void report() throws InputException, IOException;

        /** Where it is, and how to go on. */
        String whatNext();
    }

    /** What takes its time. */
    interface Work<T> {
        T result() throws InputException, IOException;
    }

    /** Returns the result. It does not return once the process is being ended from outside. */
    <T> T unlessInterrupted(Work<T> work) throws InputException, IOException {
        Runtime.getRuntime().addShutdownHook(farewell);
        try {
            return work.result();
        } finally {
            dismiss();
        }
    }

    private void dismiss() {
        try {
            Runtime.getRuntime().removeShutdownHook(farewell);
        } catch (IllegalStateException e) {
            waitForTheEnd();
        }
    }

    /** The process is being ended, and the farewell is under way: whatever else is said would stand in between. */
    private static void waitForTheEnd() {
        while (true) {
            LockSupport.park();
        }
    }

    private void say() {
        quiet.run();
        if (known.isNothing()) {
            err.println("Interrupted before anything was known.");
            return;
        }
        try {
            known.report();
        } catch (InputException | IOException e) {
            err.println("There is no report: " + e.getMessage());
        }
        err.println("Interrupted. " + known.whatNext());
    }
}
