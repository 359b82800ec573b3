package io.wirecost.core;

import java.util.Optional;

/** What came of something that was asked of a codec or its processes. A failure is kept like a value, and costs nothing else. */
public sealed interface Outcome<T> {
    /** It was done. */
    record Done<T>(T value) implements Outcome<T> {}

    /** Something threw, hung or died, or what it gave was wrong; the reason says which. */
    record Failed<T>(String reason) implements Outcome<T> {}

    /** The run is being ended from outside; nothing is known about the codec. */
    record Interrupted<T>() implements Outcome<T> {}

    /**
     * A next step.
     *
     * @param <E> what the step may throw
     */
    interface Step<T, R, E extends Exception> {
        R of(T value) throws E;
    }

    default boolean isDone() {
        return this instanceof Done;
    }

    default boolean isInterrupted() {
        return this instanceof Interrupted;
    }

    /** What was made; only asked for where it is done. */
    default T value() {
        if (this instanceof Done<T> done) {
            return done.value;
        }
        throw new IllegalStateException("no value: " + failure().orElseThrow());
    }

    /** Why there is no value; empty where there is one. */
    default Optional<String> failure() {
        if (this instanceof Failed<T> failed) {
            return Optional.of(failed.reason);
        }
        return isDone() ? Optional.empty() : Optional.of("interrupted");
    }

    /** Goes on with the value by what may fail, too. */
    default <R, E extends Exception> Outcome<R> then(Step<T, Outcome<R>, E> next) throws E {
        return this instanceof Done<T> done ? next.of(done.value) : undone();
    }

    /** Makes something else of the value. */
    default <R, E extends Exception> Outcome<R> map(Step<T, R, E> step) throws E {
        return this instanceof Done<T> done ? new Done<>(step.of(done.value)) : undone();
    }

    /** The same failure or interruption where another value was hoped for; only asked for where it is not done. */
    default <R> Outcome<R> undone() {
        if (this instanceof Failed<T> failed) {
            return new Failed<>(failed.reason);
        } else if (isInterrupted()) {
            return new Interrupted<>();
        }
        throw new IllegalStateException("it is done");
    }

    /** The same; a failure says during what it happened. */
    default Outcome<T> during(String step) {
        return this instanceof Failed<T> failed ? new Failed<>(step + ": " + failed.reason) : this;
    }
}
