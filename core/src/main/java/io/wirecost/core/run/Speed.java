package io.wirecost.core.run;

import java.util.List;
import java.util.Optional;

/**
 * Raw samples of one operation.
 *
 * @param forks one measuring JVM each, the unit of statistics
 * @param voided forks that were disturbed and measured again; they count nowhere. Empty when there is none
 */
public record Speed(List<Fork> forks, Optional<List<Fork>> voided) implements Figures {
    public Speed {
        forks = List.copyOf(forks);
        voided = voided.map(List::copyOf);
    }

    /** Creates samples of which none was voided. */
    public Speed(List<Fork> forks) {
        this(forks, Optional.empty());
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
     * @param witness what was noted beside it; empty in runs from before there were witnesses
     */
    public record Fork(int round, List<Samples> groups, Samples floor, Optional<Witness> witness) {
        public Fork {
            groups = List.copyOf(groups);
        }

        /** Creates a fork beside which nothing was noted. */
        public Fork(int round, List<Samples> groups, Samples floor) {
            this(round, groups, floor, Optional.empty());
        }
    }

    /**
     * Iterations of one JVM over the records of one group.
     *
     * @param nanosPerOperation mean time of an operation on the wall, one per iteration
     * @param allocatedBytesPerOperation heap bytes allocated by an operation, one per iteration. Empty for a runtime that
     *     does not tell
     * @param processorNanosPerOperation mean processor time of an operation, one per iteration: all threads of the
     *     process, its garbage collector included, its compilers not. Empty where only the wall was looked at
     */
    public record Samples(
            List<Double> nanosPerOperation,
            Optional<List<Double>> allocatedBytesPerOperation,
            Optional<List<Double>> processorNanosPerOperation) {
        public Samples {
            nanosPerOperation = List.copyOf(nanosPerOperation);
            allocatedBytesPerOperation = allocatedBytesPerOperation.map(List::copyOf);
            processorNanosPerOperation = processorNanosPerOperation.map(List::copyOf);
        }

        /** Creates samples of the wall alone. */
        public Samples(List<Double> nanosPerOperation, List<Double> allocatedBytesPerOperation) {
            this(nanosPerOperation, Optional.of(allocatedBytesPerOperation), Optional.empty());
        }
    }
}
