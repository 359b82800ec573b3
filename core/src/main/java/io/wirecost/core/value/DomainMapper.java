package io.wirecost.core.value;

import io.wirecost.core.schema.Type;

/**
 * Turns neutral values into domain objects and back. Used to hand data to a codec and to judge what came back; never
 * inside a timing.
 *
 * @param <T> the domain class of the root record
 */
public interface DomainMapper<T> {
    Class<T> rootClass();

    T toDomain(RecordValue value);

    /** Null stays null. */
    RecordValue fromDomain(T object);

    /** A value without parts. Null stays null; a symbol that its enum does not have becomes null. */
    Object toDomain(Type.Leaf type, Object value);

    /** Returns whether two objects hold the same values, by the rules of {@link Comparer}. */
    boolean same(T one, T other);
}
