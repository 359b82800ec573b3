package io.wirecost.engine;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Run;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.run.RunnerSessions;
import java.io.IOException;

/**
 * Runs on one dataset after the other that measure sizes and nothing else. The processes that prove one codec after the other
 * serve all of them: to start them takes longer than such a run.
 */
public final class SizeRuns implements AutoCloseable {
    private final Engine engine;
    private final WorkFolder folder;
    private final RunnerSessions sessions = RunnerSessions.none();
    private int count;

    public SizeRuns(Engine engine) throws IOException {
        this.engine = engine;
        this.folder = WorkFolder.create();
    }

    /** Runs a plan as {@link Engine#run} does, and keeps it nowhere. */
    public Run run(Plan plan, Dataset dataset, RunListener listener) throws InputException, IOException {
        return engine.run(plan, dataset, listener, folder.part("run-" + ++count), sessions);
    }

    @Override
    public void close() throws IOException {
        try (folder) {
            sessions.close();
        }
    }
}
