package io.wirecost.engine.witness;

/** Looks at the machine before and after each fork. Not for several threads. */
@FunctionalInterface
public interface Lookout {
    /** Looks before a fork. */
    Watch begin();

    /** What was seen before, to be held against what is seen after. */
    @FunctionalInterface
    interface Watch {
        /** Looks after the fork. */
        Surroundings end();
    }
}
