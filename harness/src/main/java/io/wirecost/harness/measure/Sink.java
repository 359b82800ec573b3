package io.wirecost.harness.measure;

import io.wirecost.harness.work.Work;
import java.util.List;

/**
 * Takes the results of operations, so that no compiler may leave out the work. The JVM is told by an option to treat {@link
 * #take} as a black hole: it has no body, and what goes in has to be made all the same. That costs nothing beside the result.
 */
final class Sink {
    /** Where {@link #keep} leaves the last result. */
    @SuppressWarnings("UnusedVariable") // what is written here has to be made, and nobody has to read it
    private static volatile Object kept;

    private static final long CHECK_NANOS = 50_000_000;
    private static final int CHECKED_OPERATIONS = 1_000;

    private Sink() {}

    static void take(Object result) {}

    /** A slower way for a JVM that does not know the option. */
    static void keep(Object result) {
        kept = result;
    }

    /** Returns whether this JVM does make what only {@link #take} is given, once it has compiled the loop. */
    static boolean isBlackHole() throws Exception {
        Work<?> work = new Allocating();
        Loop loop = Loop.taking();
        for (long start = System.nanoTime(); System.nanoTime() - start < CHECK_NANOS; ) {
            loop.run(work, CHECKED_OPERATIONS);
        }
        long before = ProcessorClock.allocatedByThisThread();
        loop.run(work, CHECKED_OPERATIONS);
        return ProcessorClock.allocatedByThisThread() - before >= CHECKED_OPERATIONS;
    }

    /** An operation that a compiler removes where nobody needs the result. */
    private static final class Allocating extends Work<Integer> {
        Allocating() {
            super(List.of(List.of(1)));
        }

        @Override
        public Object next() {
            return new int[] {take(), 1};
        }
    }
}
