package io.wirecost.engine.plan;

import io.wirecost.core.dataset.Dataset;

/** Makes the records that go through the pipeline. */
@FunctionalInterface
public interface PoolSource {
    /**
     * The different records of one set of messages, all in one group; the same for the same arguments.
     *
     * @param set number of the set, from 0
     * @param sizeBytes of a message as compact JSON, where records of any size can be made
     * @param records how many
     */
    Dataset pool(int set, int sizeBytes, int records);
}
