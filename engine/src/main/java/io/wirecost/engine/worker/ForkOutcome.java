package io.wirecost.engine.worker;

import java.util.List;
import java.util.OptionalDouble;

/** The result of one measuring JVM. */
public sealed interface ForkOutcome {
    /**
     * @param scores one per slot of the schedule, in its order
     * @param warmUps one per operation, in the order in which they come in the schedule
     */
    record Measured(List<Score> scores, List<WarmUp> warmUps) implements ForkOutcome {
        public Measured {
            scores = List.copyOf(scores);
            warmUps = List.copyOf(warmUps);
        }
    }

    /** It threw, hung or died. */
    record Failed(String reason) implements ForkOutcome {}

    /** The run is being ended from outside; nothing is known about the codec. */
    record Interrupted() implements ForkOutcome {}

    /**
     * The measurement of a slot.
     *
     * @param nanosPerOperation on the wall
     * @param processorNanosPerOperation of all threads of the process but its compilers; 0 where the clock did not see
     *     the slot
     * @param compilerNanosPerOperation processor time of the compilers
     * @param allocatedBytesPerOperation on the heap; empty for a runtime that does not tell
     */
    record Score(
            double nanosPerOperation,
            double processorNanosPerOperation,
            double compilerNanosPerOperation,
            OptionalDouble allocatedBytesPerOperation) {}

    /**
     * The warm-up of an operation.
     *
     * @param seconds processor time that it took
     * @param capped whether it ended because its time was over, not because the code was warm
     */
    record WarmUp(double seconds, boolean capped) {}
}
