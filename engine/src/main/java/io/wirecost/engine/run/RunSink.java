package io.wirecost.engine.run;

import io.wirecost.core.run.Run;
import java.io.IOException;

/** Where a run is kept. */
public interface RunSink {
    /**
     * Keeps the run as it is now. Called after every step with a result, so that no measurement is lost. The run is not
     * complete, and speed cells may still lack forks.
     */
    void write(Run run) throws IOException;

    /** Keeps the run as it has ended, complete or not. */
    default void close(Run run) throws IOException {
        write(run);
    }
}
