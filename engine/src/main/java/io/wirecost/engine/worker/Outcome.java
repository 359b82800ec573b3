package io.wirecost.engine.worker;

import java.util.function.Function;

/** What came of something that a worker was asked for. */
public sealed interface Outcome<T> {
    /** It was done. */
    record Done<T>(T value) implements Outcome<T> {}

    /** The worker threw, hung or died, or its answer was wrong. */
    record Failed<T>(String reason) implements Outcome<T> {}

    /** The run is being ended from outside; nothing is known about the codec. */
    record Interrupted<T>() implements Outcome<T> {}

    /** Goes on with the value; a failure stays one. */
    default <R> Outcome<R> then(Function<T, Outcome<R>> next) {
        if (this instanceof Done<T> done) {
            return next.apply(done.value);
        }
        return this instanceof Failed<T> failed ? new Failed<>(failed.reason) : new Interrupted<>();
    }
}
