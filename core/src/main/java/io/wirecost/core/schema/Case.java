package io.wirecost.core.schema;

/**
 * What is made of one kind of thing.
 *
 * @param <T> the kind
 * @param <R> what is made of it
 * @param <X> what may be thrown on the way
 */
@FunctionalInterface
public interface Case<T, R, X extends Exception> {
    R of(T kind) throws X;
}
