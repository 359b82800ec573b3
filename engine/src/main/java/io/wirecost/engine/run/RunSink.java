package io.wirecost.engine.run;

import io.wirecost.core.run.Run;
import java.io.IOException;

/** Where a run is kept. */
public interface RunSink {
    /**
     * Replaces what was kept before. Called after every step with a result, so that no measurement is lost. Until the
     * last call the run is not complete, and speed cells may still lack forks.
     */
    void write(Run run) throws IOException;
}
