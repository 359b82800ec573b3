package io.wirecost.cli.command;

import io.wirecost.cli.folder.FolderHold;
import io.wirecost.cli.folder.OutFolder;
import io.wirecost.core.InputException;
import io.wirecost.core.run.Run;
import io.wirecost.document.ShellCommand;
import io.wirecost.engine.run.RunListener;
import io.wirecost.results.RunFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.locks.LockSupport;

/** What a user gets who ends a run before its time: the report of what is known, and how to go on. */
final class Farewell {
    private final PrintWriter err;
    private final OutFolder folder;
    private final Runnable quiet;
    private final Reporting reporting;
    private final Thread farewell = new Thread(this::say);

    /**
     * @param quiet ends all other output
     * @param reporting shows a run that is not complete
     */
    Farewell(PrintWriter err, OutFolder folder, Runnable quiet, Reporting reporting) {
        this.err = err;
        this.folder = folder;
        this.quiet = quiet;
        this.reporting = reporting;
    }

    /** What takes its time. */
    interface Measuring {
        /** @param listener is told how it goes */
        Run run(RunListener listener) throws InputException, IOException;
    }

    /** Shows a run. */
    interface Reporting {
        void report(Run run) throws IOException;
    }

    /** Returns what was measured. It does not return once the process is being ended from outside. */
    Run unlessInterrupted(FolderHold.Action measured) throws InputException, IOException {
        Runtime.getRuntime().addShutdownHook(farewell);
        try {
            return measured.run();
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
        if (!RunFile.exists(folder.runFile())) {
            err.println("Interrupted before anything was known.");
            return;
        }
        try {
            reporting.report(folder.read());
        } catch (InputException | IOException e) {
            err.println("There is no report: " + e.getMessage());
        }
        err.println("Interrupted. All finished results are in " + folder.path() + "; continue with: "
                + ShellCommand.of("run", RecordedCommand.RESUME, folder.path().toString()));
    }
}
