package io.wirecost.engine.plan;

import io.wirecost.core.dataset.RecordSource;
import java.util.Optional;

/**
 * How whole datasets go into files.
 *
 * @param heapMebibytes of each JVM that writes and reads them
 * @param source makes the records of the files; empty where they are those of the run's dataset
 */
public record FilePlan(int heapMebibytes, Optional<RecordSource> source) {
    /** The heap that every other measuring JVM has. */
    public static final int STANDARD_HEAP_MEBIBYTES = 512;

    /** All records of the dataset, in the usual heap. */
    public static final FilePlan STANDARD = new FilePlan(STANDARD_HEAP_MEBIBYTES, Optional.empty());
}
