package io.wirecost.core.run;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Raw samples of one operation.
 *
 * @param forks one measuring worker each, the unit of statistics
 * @param voided forks that were disturbed and measured again as a whole; they count nowhere. Only in runs from before there
 *     were slices
 * @param twins further workers of the same codec in the same rounds: a baseline has two in each heat. Empty when there is
 *     none
 */
public record Speed(List<Fork> forks, Optional<List<Fork>> voided, Optional<List<Fork>> twins) implements Figures {
    public Speed {
        forks = List.copyOf(forks);
        voided = voided.map(List::copyOf);
        twins = twins.map(List::copyOf);
    }

    /** Creates samples of which none was voided. */
    public Speed(List<Fork> forks) {
        this(forks, Optional.empty(), Optional.empty());
    }

    /** Creates samples of a run from before there were slices. */
    public Speed(List<Fork> forks, Optional<List<Fork>> voided) {
        this(forks, voided, Optional.empty());
    }

    /** Returns the forks that count, and their twins. */
    public List<Fork> workers() {
        return Stream.concat(forks.stream(), twins.stream().flatMap(List::stream))
                .toList();
    }

    @Override
    public FigureKind kind() {
        return FigureKind.SPEED;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.speed(this);
    }

    /**
     * One measuring worker.
     *
     * @param round the round of the run that it belonged to, from 0
     * @param groups one entry per group of the dataset, in its order
     * @param floor copying the encoded bytes of every record, in the same process
     * @param witness what was noted beside it; empty in runs from before there were witnesses
     * @param slices when its samples were taken; empty in runs from before workers took turns
     */
    public record Fork(
            int round, List<Samples> groups, Samples floor, Optional<Witness> witness, Optional<Slices> slices) {
        public Fork {
            groups = List.copyOf(groups);
        }

        /** Creates a fork beside which nothing was noted. */
        public Fork(int round, List<Samples> groups, Samples floor) {
            this(round, groups, floor, Optional.empty(), Optional.empty());
        }

        /** Creates a fork from before there were slices. */
        public Fork(int round, List<Samples> groups, Samples floor, Optional<Witness> witness) {
            this(round, groups, floor, witness, Optional.empty());
        }

        /** The same with other samples of the operation. */
        public Fork with(List<Samples> others) {
            return new Fork(round, others, floor, witness, slices);
        }
    }

    /**
     * When the samples of a worker were taken. In each pass every living worker has a turn, so slices of one pass lie
     * side by side in time.
     *
     * @param heat which of its round's workers were alive with it: all that have the same number, from 0
     * @param passes the pass of each counted slice, in the order of the samples, from 0
     * @param voided slices that count nowhere
     * @param mark why the counted slices would be void if there were better ones; empty for most
     * @param reference how the operation's time went with that of the reference work beside it; empty without any
     * @param level how many times as slow as the run's mean the machine was during this heat. The levelled times are
     *     without it. Empty before it is known
     */
    public record Slices(
            int heat,
            List<Integer> passes,
            List<VoidSlice> voided,
            Optional<Cause> mark,
            Optional<ReferenceSums> reference,
            Optional<Double> level) {
        public Slices {
            passes = List.copyOf(passes);
            voided = List.copyOf(voided);
        }

        /** The same with the level of its heat. */
        public Slices at(double factor) {
            return new Slices(heat, passes, voided, mark, reference, Optional.of(factor));
        }
    }

    /** Why a slice does not count. It is told by what was noted beside it, never by its time. */
    public enum Cause {
        /** Others were busy on this machine. */
        OTHERS,
        /** The runtime's compilers were at work. */
        COMPILERS
    }

    /**
     * A slice that counts nowhere.
     *
     * @param pass in which it was taken, from 0
     * @param processorNanosPerOperation mean over the groups
     */
    public record VoidSlice(int pass, Cause cause, double processorNanosPerOperation) {}

    /**
     * How the time of an operation and that of the reference work beside it vary together, in the pieces of some
     * milliseconds that slices are made of. Deviations are those of logarithms from their mean over a group's pieces.
     *
     * @param pieces of all counted slices
     * @param freedom pieces less the means that were taken
     * @param reference sum of the squared deviations of the reference work's time
     * @param both sum of the products of both deviations
     * @param operation sum of the squared deviations of the operation's time
     */
    public record ReferenceSums(int pieces, int freedom, double reference, double both, double operation) {}

    /**
     * Samples of one worker over the records of one group: one for each slice, before there were slices one for each
     * iteration.
     *
     * @param nanosPerOperation mean time of an operation on the wall
     * @param allocatedBytesPerOperation heap bytes allocated by an operation. Empty for a runtime that does not tell
     * @param processorNanosPerOperation mean processor time of an operation: all threads of the process, its garbage
     *     collector included, its compilers not. Empty where only the wall was looked at
     * @param referenceNanos processor time of a burst of reference work, mean of those beside the operations. Empty for a
     *     worker that has none
     * @param levelledNanosPerOperation the processor time without what the machine did to it; see docs/slices.md.
     *     Empty before it is known, and where there are no slices
     */
    public record Samples(
            List<Double> nanosPerOperation,
            Optional<List<Double>> allocatedBytesPerOperation,
            Optional<List<Double>> processorNanosPerOperation,
            Optional<List<Double>> referenceNanos,
            Optional<List<Double>> levelledNanosPerOperation) {
        public Samples {
            nanosPerOperation = List.copyOf(nanosPerOperation);
            allocatedBytesPerOperation = allocatedBytesPerOperation.map(List::copyOf);
            processorNanosPerOperation = processorNanosPerOperation.map(List::copyOf);
            referenceNanos = referenceNanos.map(List::copyOf);
            levelledNanosPerOperation = levelledNanosPerOperation.map(List::copyOf);
        }

        /** Creates samples beside which no reference work was done. */
        public Samples(
                List<Double> nanosPerOperation,
                Optional<List<Double>> allocatedBytesPerOperation,
                Optional<List<Double>> processorNanosPerOperation) {
            this(
                    nanosPerOperation,
                    allocatedBytesPerOperation,
                    processorNanosPerOperation,
                    Optional.empty(),
                    Optional.empty());
        }

        /** Creates samples of the wall alone. */
        public Samples(List<Double> nanosPerOperation, List<Double> allocatedBytesPerOperation) {
            this(nanosPerOperation, Optional.of(allocatedBytesPerOperation), Optional.empty());
        }

        /** The same with the times that are left when the machine's part is taken out. */
        public Samples levelled(List<Double> nanos) {
            return new Samples(
                    nanosPerOperation,
                    allocatedBytesPerOperation,
                    processorNanosPerOperation,
                    referenceNanos,
                    Optional.of(nanos));
        }
    }
}
