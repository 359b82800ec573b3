package io.wirecost.engine.worker;

import io.wirecost.core.codec.FileForm;
import java.nio.file.Path;

/**
 * One fork of a codec's trial with a file.
 *
 * @param heapMebibytes of the JVM
 * @param dataset file with the records
 * @param round from 0
 * @param passes with the clock running, one after the other
 * @param warmUpSeconds before them, at least; 0 for no warm-up
 */
public record FileOrder(FileForm form, int heapMebibytes, Path dataset, int round, int passes, int warmUpSeconds) {
    /** Returns whether every record of the file is compared with the one that was written. */
    public boolean verifies() {
        return round == 0;
    }
}
