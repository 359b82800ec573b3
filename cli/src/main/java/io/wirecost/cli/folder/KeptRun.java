package io.wirecost.cli.folder;

import io.wirecost.core.run.Run;
import io.wirecost.engine.run.RunSink;
import io.wirecost.results.RunJournal;
import java.io.IOException;

/** Keeps a run in its folder: step by step while it is measured, and in one file at its end. */
final class KeptRun implements RunSink {
    private final RunJournal journal;

    KeptRun(OutFolder folder) {
        this.journal = new RunJournal(folder.runFile());
    }

    @Override
    public void write(Run run) throws IOException {
        journal.add(run);
    }

    @Override
    public void close(Run run) throws IOException {
        journal.close(run);
    }
}
