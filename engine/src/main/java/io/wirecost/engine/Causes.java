package io.wirecost.engine;

/** Digs for what was thrown first: JMH wraps it several times, at times as suppressed. */
final class Causes {
    private Causes() {}

    static Throwable innermost(Throwable thrown) {
        Throwable inner = thrown;
        for (Throwable next = inside(inner); next != null && next != inner; next = inside(inner)) {
            inner = next;
        }
        return inner;
    }

    private static Throwable inside(Throwable thrown) {
        return thrown.getSuppressed().length > 0 ? thrown.getSuppressed()[0] : thrown.getCause();
    }
}
