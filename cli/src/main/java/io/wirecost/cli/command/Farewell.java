package io.wirecost.cli.command;

import io.wirecost.cli.folder.FolderHold;
import io.wirecost.cli.folder.OutFolder;
import io.wirecost.core.InputException;
import io.wirecost.core.run.Run;
import io.wirecost.engine.run.RunListener;
import java.io.IOException;
import java.io.PrintWriter;

/** What a user is told who ends a run before its time. */
final class Farewell {
    private final Thread words;

    Farewell(PrintWriter err, OutFolder folder) {
        words = new Thread(() -> err.println("\nInterrupted. All finished results are in " + folder.runFile()
                + "; continue with: wirecost run " + RecordedCommand.RESUME + " " + folder.path()));
    }

    /** What takes its time. */
    interface Measuring {
        /** @param listener is told how it goes */
        Run run(RunListener listener) throws InputException, IOException;
    }

    Run unlessInterrupted(FolderHold.Action measured) throws InputException, IOException {
        Runtime.getRuntime().addShutdownHook(words);
        try {
            return measured.run();
        } finally {
            dismiss();
        }
    }

    private void dismiss() {
        try {
            Runtime.getRuntime().removeShutdownHook(words);
        } catch (IllegalStateException e) {
            // The process is being ended: the farewell is under way.
        }
    }
}
