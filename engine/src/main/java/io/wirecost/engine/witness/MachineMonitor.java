package io.wirecost.engine.witness;

import java.util.OptionalDouble;

/** Looks at the machine while something is measured. Not for several threads. */
public interface MachineMonitor {
    /** Returns the processor time of a piece of work that is always the same, in nanoseconds. */
    double referenceNanos();

    /** Looks before a worker's turn. */
    Watch begin();

    /** What was seen before, to be held against what is seen after. */
    @FunctionalInterface
    interface Watch {
        /**
         * Looks after the turn.
         *
         * @param workerNanos processor time of the worker's process meanwhile; empty where it is not known
         */
        Surroundings end(OptionalDouble workerNanos);
    }
}
