package io.wirecost.core.codec;

import java.io.IOException;

/**
 * Writes records into one file, one after the other.
 *
 * @param <T> the domain class of the root record
 */
public interface RecordWriter<T> extends AutoCloseable {
    /** @throws IOException if the file cannot be written, or cannot have this record */
    void write(T value) throws Exception;

    /** Ends the file. */
    @Override
    void close() throws IOException;
}
