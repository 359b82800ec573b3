package io.wirecost.engine.runner;

import java.util.List;

/** What one measuring JVM has brought. */
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

    /** What an iteration has measured. */
    record Score(double nanosPerOperation, double allocatedBytesPerOperation) {}
}
