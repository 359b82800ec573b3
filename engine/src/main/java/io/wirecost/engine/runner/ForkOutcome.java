package io.wirecost.engine.runner;

import java.util.List;

/** The result of one measuring JVM. */
public sealed interface ForkOutcome {
    /** One score per slot of the schedule, in its order. */
    record Measured(List<Score> scores) implements ForkOutcome {
        public Measured {
            scores = List.copyOf(scores);
        }
    }

    /** It threw, hung or died. */
    record Failed(String reason) implements ForkOutcome {}

    /** The run is being ended from outside; nothing is known about the codec. */
    record Interrupted() implements ForkOutcome {}

    /** The measurement of an iteration. */
    record Score(double nanosPerOperation, double allocatedBytesPerOperation) {}
}
