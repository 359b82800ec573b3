package io.wirecost.cli.command;

import io.wirecost.cli.folder.OutFolder;
import io.wirecost.core.InputException;
import io.wirecost.core.run.Run;
import io.wirecost.document.ShellCommand;
import io.wirecost.results.RunFile;
import java.io.IOException;

/**
 * What is known of a run: all that its folder has.
 *
 * @param reporting shows a run that is not complete
 */
record KnownRun(OutFolder folder, Reporting reporting) implements Farewell.Known {
    /** Shows a run. */
    interface Reporting {
        void report(Run run) throws IOException;
    }

    @Override
    public boolean isNothing() {
        return !RunFile.exists(folder.runFile());
    }

    @Override
    public void report() throws InputException, IOException {
        reporting.report(folder.read());
    }

    @Override
    public String whatNext() {
        return "All finished results are in " + folder.path() + "; continue with: "
                + ShellCommand.of("run", RecordedCommand.RESUME, folder.path().toString());
    }
}
