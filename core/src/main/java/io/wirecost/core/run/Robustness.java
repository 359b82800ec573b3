package io.wirecost.core.run;

import java.util.List;
import java.util.Optional;

/**
 * What a codec makes of damaged bytes. The reactions are the same for the same seed; {@link Extremes} vary from run to run.
 *
 * @param limits of the workers
 * @param advice the limits of the library that its documentation advises, and where it does; empty where the library had those
 *     that it ships
 * @param seed by which damages were drawn
 * @param damages one for each kind that was tried
 * @param checksums what checksums around its messages notice; only of the baseline
 */
public record Robustness(
        Limits limits,
        Optional<String> advice,
        long seed,
        List<Damage> damages,
        Extremes extremes,
        Optional<List<Checksum>> checksums)
        implements Figures {
    public Robustness {
        damages = List.copyOf(damages);
        checksums = checksums.map(List::copyOf);
    }

    /** Creates figures of a codec that is not the baseline. */
    public Robustness(Limits limits, Optional<String> advice, long seed, List<Damage> damages, Extremes extremes) {
        this(limits, advice, seed, damages, extremes, Optional.empty());
    }

    @Override
    public FigureKind kind() {
        return FigureKind.ROBUSTNESS;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.robustness(this);
    }

    /** Returns how many damaged messages were read. */
    public int inputs() {
        return damages.stream().mapToInt(Damage::inputs).sum();
    }

    /** Returns how many of them had this reaction. */
    public int inputs(ReactionKind kind) {
        return damages.stream().mapToInt(damage -> damage.inputs(kind)).sum();
    }

    /**
     * What a worker may use for one message. It is the same for all codecs of a runtime.
     *
     * @param heapBytes of memory for objects; a runner whose command has no place for it keeps its own
     * @param stackBytes of a thread
     * @param processorSeconds for a message; if a hundred times the usual time of the codec is more, that counts. A long message
     *     has up to twice the time. A message that takes more is read again with twice as much, and hangs if it takes that, too
     */
    public record Limits(long heapBytes, long stackBytes, int processorSeconds) {}

    /**
     * A kind of damage, and what came of it.
     *
     * @param possible how many different damages of this kind the messages have; more than the inputs if these are a
     *     sample
     * @param inputs how many were tried
     * @param reactions one for each kind of reaction that there was, the worst last
     */
    public record Damage(DamageKind kind, long possible, int inputs, List<Reaction> reactions) {
        public Damage {
            reactions = List.copyOf(reactions);
        }

        /** Returns how many inputs had this reaction. */
        public int inputs(ReactionKind wanted) {
            return reactions.stream()
                    .filter(reaction -> reaction.kind() == wanted)
                    .mapToInt(Reaction::inputs)
                    .sum();
        }
    }

    /**
     * What a checksum around messages makes of damages: it notices them, or gives on the message that was written, or another
     * one.
     *
     * @param title whose checksum it is
     */
    public record Checksum(String title, List<Damage> damages) {
        public Checksum {
            damages = List.copyOf(damages);
        }
    }

    /**
     * A reaction of a codec to one kind of damage.
     *
     * @param inputs how many had this reaction
     * @param ended how many of these ended the process, or were ended with it; the process of the others could go on
     * @param smallest the shortest input of these
     */
    public record Reaction(ReactionKind kind, int inputs, int ended, Case smallest) {}

    /**
     * One damaged message.
     *
     * @param sizeBytes of the input
     * @param given what was done to which message, in words
     * @param came what the library said, or how its process ended; empty if it read a value
     * @param difference the first value that is another one; empty if there is none
     * @param base64 the bytes; empty if they are many, and then the words say how to make them
     */
    public record Case(
            int sizeBytes,
            String given,
            Optional<String> came,
            Optional<Interop.WrongValue> difference,
            Optional<String> base64) {
        /** Longer inputs are not kept. */
        public static final int MOST_KEPT_BYTES = 4096;
    }

    /**
     * The most that any input has cost.
     *
     * @param allocatedBytesPerByte most memory that was allocated per byte of input, also by what failed, without what it
     *     asked for and did not get; empty where the runtime does not count it
     * @param slowdown most processor time per byte of input, divided by that of undamaged messages. Inputs that are
     *     shorter than these count as one of their length, here and for memory
     * @param depth the least depth of values in each other at which it failed, and how; empty if the format has no such
     *     values, or the codec took all
     */
    public record Extremes(Optional<Double> allocatedBytesPerByte, double slowdown, Optional<Depth> depth) {}

    /**
     * A depth of values in each other.
     *
     * @param levels of values, each in the one before
     * @param reaction of the codec
     */
    public record Depth(int levels, ReactionKind reaction) {}
}
