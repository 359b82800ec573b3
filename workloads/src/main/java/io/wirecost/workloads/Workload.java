package io.wirecost.workloads;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.schema.Schema;

/** A built-in schema with a generator of realistic values. */
public interface Workload {
    String name();

    /** One line for {@code wirecost list workloads}. */
    String description();

    Schema schema();

    /** The same seed gives the same values on every machine and JDK. */
    Dataset dataset(long seed);
}
