package io.wirecost.engine.plan;

import io.wirecost.core.dataset.RecordSource;
import io.wirecost.engine.worker.WorkOrder;
import java.util.List;

/**
 * How whole datasets go into files.
 *
 * @param heapMebibytes of each JVM that proves codecs, and of each that writes and reads files
 * @param passes of each JVM with the clock running, one after the other
 * @param warmUpSeconds of each JVM before its passes, at least; 0 for no warm-up
 * @param sources make the records of the files, one for each file: of a dataset that goes over several values of a
 *     parameter each group has a file. Empty where the records are those of the run's dataset
 */
public record FilePlan(int heapMebibytes, int passes, int warmUpSeconds, List<RecordSource> sources) {
    /** A small file alone would be over before the compilers have begun. */
    public static final int STANDARD_WARM_UP_SECONDS = 2;

    /** All records of the dataset, once, in the heap that every other measuring JVM has. */
    public static final FilePlan STANDARD =
            new FilePlan(WorkOrder.STANDARD_HEAP_MEBIBYTES, 1, STANDARD_WARM_UP_SECONDS, List.of());

    public FilePlan {
        sources = List.copyOf(sources);
    }
}
