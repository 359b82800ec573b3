package io.wirecost.core.codec;

/** Reads some fields of a message without decoding the rest; see {@link InPlace#fields}. */
public interface FieldReader {
    /**
     * The values of the paths in their order, as {@link io.wirecost.core.access.DomainFields} has them after the whole
     * message was decoded: null where a field or what holds it is absent.
     */
    Object[] read(byte[] bytes) throws Exception;
}
