package io.wirecost.core.schema;

/**
 * What is done about one kind of thing, where nothing is made of it.
 *
 * @param <T> the kind
 * @param <X> what may be thrown on the way
 * @see Case
 */
@FunctionalInterface
public interface Effect<T, X extends Exception> {
    void on(T kind) throws X;

    /** The case whose result nobody needs. */
    default Case<T, Void, X> asCase() {
        return kind -> {
            on(kind);
            return null;
        };
    }
}
