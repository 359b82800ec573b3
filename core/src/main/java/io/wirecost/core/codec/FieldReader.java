package io.wirecost.core.codec;

/** Reads some fields of a message without decoding the rest; see {@link InPlace#fields}. */
public interface FieldReader {
    /**
     * Returns the values of the paths in their order, equal to those that {@link io.wirecost.core.access.DomainFields}
     * reads from the decoded message. A value is null if the field, or a record around it, is absent.
     */
    Object[] read(byte[] bytes) throws Exception;
}
