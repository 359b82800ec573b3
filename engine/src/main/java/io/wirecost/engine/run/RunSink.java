package io.wirecost.engine.run;

import io.wirecost.core.run.Run;
import java.io.IOException;

/** Where a run is kept. */
public interface RunSink {
    /**
     * Replaces what was kept before. Called after every step that brought something, so that nothing measured is lost;
     * until the last call the run is not complete, and speed cells may still lack forks.
     */
    void write(Run run) throws IOException;
}
