package io.wirecost.core.schema;

/**
 * An action for values of one kind, without a result.
 *
 * @param <T> the kind
 * @param <X> what may be thrown on the way
 * @see Case
 */
@FunctionalInterface
public interface Effect<T, X extends Exception> {
    void on(T kind) throws X;

    /** Returns this effect as a case without a result. */
    default Case<T, Void, X> asCase() {
        return kind -> {
            on(kind);
            return null;
        };
    }
}
