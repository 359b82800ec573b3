package io.wirecost.core.schema;

/**
 * A function for values of one kind.
 *
 * @param <T> the kind
 * @param <R> what is made of it
 * @param <X> what may be thrown on the way
 */
@FunctionalInterface
public interface Case<T, R, X extends Exception> {
    R of(T kind) throws X;
}
