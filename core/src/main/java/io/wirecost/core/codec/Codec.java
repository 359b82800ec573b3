package io.wirecost.core.codec;

/**
 * One library (and mode) speaking one format for one schema. An instance belongs to one thread, and may keep objects
 * between calls as its library advises. Each result is fresh, never a reused buffer or object.
 *
 * @param <T> the domain class of the root record
 */
public interface Codec<T> {
    /** The whole road that an application pays: domain object to bytes. */
    byte[] serialize(T value) throws Exception;

    /** The whole road back: bytes to domain object. */
    T deserialize(byte[] bytes) throws Exception;
}
