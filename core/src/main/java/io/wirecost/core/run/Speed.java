package io.wirecost.core.run;

import java.util.List;

/**
 * Raw samples of one operation.
 *
 * @param forks one measuring JVM each, the unit of statistics
 */
public record Speed(List<Fork> forks) implements Figures {
    public Speed {
        forks = List.copyOf(forks);
    }

    @Override
    public Kind kind() {
        return Kind.SPEED;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.speed(this);
    }

    /**
     * One measuring JVM.
     *
     * @param round the round of the run that it belonged to, from 0
     * @param groups one entry per group of the dataset, in its order
     * @param floor copying the encoded bytes of every record, in the same JVM
     */
    public record Fork(int round, List<Samples> groups, Samples floor) {
        public Fork {
            groups = List.copyOf(groups);
        }
    }

    /**
     * Iterations of one JVM over the records of one group.
     *
     * @param nanosPerOperation mean time of an operation, one per iteration
     * @param allocatedBytesPerOperation heap bytes allocated by an operation, one per iteration
     */
    public record Samples(List<Double> nanosPerOperation, List<Double> allocatedBytesPerOperation) {
        public Samples {
            nanosPerOperation = List.copyOf(nanosPerOperation);
            allocatedBytesPerOperation = List.copyOf(allocatedBytesPerOperation);
        }
    }
}
