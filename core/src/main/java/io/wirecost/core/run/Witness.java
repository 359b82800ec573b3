package io.wirecost.core.run;

import java.util.Optional;

/**
 * What was noted beside a fork about everything but its codec: how warm it became, and what others did meanwhile. Whether
 * a fork counts is decided by this alone, never by the time that it measured.
 *
 * @param startSeconds when it began, since the start of the run
 * @param endSeconds when it had ended, since the start of the run
 * @param warmUpSeconds processor time of the warm-up
 * @param capped whether the warm-up ended because its time was over, not because the code was warm
 * @param referenceBeforeNanos processor time of a piece of reference work, which is always the same, before the fork's heat
 * @param referenceAfterNanos the same after the last pass of the heat
 * @param processorShare processor time of the measured slots as a share of their time on the wall; above 1 where several
 *     threads work
 * @param compilerShare what JIT compilers took during the measured slots, as a share of their time on the wall
 * @param load of the machine; empty where the system does not tell
 * @param disturbed whether others were busy in all slices; before there were slices, during the fork, or the reference work
 *     was off by more than its usual spread
 */
public record Witness(
        double startSeconds,
        double endSeconds,
        double warmUpSeconds,
        boolean capped,
        double referenceBeforeNanos,
        double referenceAfterNanos,
        double processorShare,
        double compilerShare,
        Optional<Load> load,
        boolean disturbed) {

    /**
     * What the machine's processors did during the fork, as shares of the time that all of them have together.
     *
     * @param busyShare they worked, for whomever
     * @param stolenShare the host of this virtual machine gave them to others
     * @param othersShare they worked for others: neither for this run nor for its forks. Empty where the system does not
     *     tell, and in runs from before it was read
     */
    public record Load(double busyShare, double stolenShare, Optional<Double> othersShare) {}

    /** The same over the time of both: from the earlier start to the later end, disturbed if either was. */
    public Witness joined(Witness other) {
        return new Witness(
                Math.min(startSeconds, other.startSeconds),
                Math.max(endSeconds, other.endSeconds),
                warmUpSeconds,
                capped,
                referenceBeforeNanos,
                referenceAfterNanos,
                processorShare,
                compilerShare,
                load,
                disturbed || other.disturbed);
    }
}
