package io.wirecost.workloads;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.RecordSource;
import io.wirecost.core.schema.Schema;
import io.wirecost.workloads.parameter.ParameterValues;
import java.util.List;

/** A built-in schema with a generator of realistic values. */
public interface Workload {
    String name();

    /** One line for {@code wirecost list workloads}. */
    String description();

    Schema schema();

    /** Values of the parameters that the workload's data depend on; none for a workload without parameters. */
    default ParameterValues settings() {
        return ParameterValues.of();
    }

    /** Returns the same workload with other values of its parameters. */
    default Workload with(ParameterValues others) {
        if (!others.parameters().isEmpty()) {
            throw new IllegalArgumentException(name() + " has no parameters");
        }
        return this;
    }

    /** The same seed and settings give the same values on every machine and JDK. */
    Dataset dataset(long seed);

    /**
     * So many records for each group of the dataset, made one by one, which begin with those of the group. Empty if the
     * workload makes its records together.
     */
    default List<RecordSource> sources(long seed, int records) {
        return List.of();
    }

    /** Returns whether {@link #pool} makes records of the size that it is asked for. */
    default boolean makesAnySize() {
        return false;
    }

    /**
     * Different records for one set of messages of the pipeline, all in one group; the same arguments give the same
     * values on every machine and JDK. A workload that cannot make records of any size takes those of its dataset in
     * turn.
     *
     * @param set number of the set, from 0
     * @param sizeBytes of a record as compact JSON
     */
    default Dataset pool(long seed, int set, int sizeBytes, int records) {
        return Pools.inTurn(dataset(seed), records);
    }
}
