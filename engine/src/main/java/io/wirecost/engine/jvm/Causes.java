package io.wirecost.engine.jvm;

import io.wirecost.harness.fork.ForkFailure;

/** Finds the exception that was thrown first. JMH wraps it several times, at times as suppressed. */
final class Causes {
    private Causes() {}

    /** What a codec threw, or what else stands at the bottom. */
    static String describe(Throwable thrown) {
        Throwable inner = thrown;
        for (Throwable next = inside(inner); next != null && next != inner; next = inside(inner)) {
            inner = next;
        }
        return inner instanceof ForkFailure ? inner.getMessage() : inner.toString();
    }

    private static Throwable inside(Throwable thrown) {
        return thrown.getSuppressed().length > 0 ? thrown.getSuppressed()[0] : thrown.getCause();
    }
}
