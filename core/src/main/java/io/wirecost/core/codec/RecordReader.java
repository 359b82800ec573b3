package io.wirecost.core.codec;

import java.io.IOException;
import java.util.Optional;

/**
 * Reads the records of one file, one after the other.
 *
 * @param <T> the domain class of the root record
 */
public interface RecordReader<T> extends AutoCloseable {
    /**
     * The next record; empty at the end of the file.
     *
     * @throws IOException if the file ends within a record, or is damaged
     * @throws CodecFault if a record was found and the codec cannot decode it
     */
    Optional<T> next() throws Exception;

    @Override
    void close() throws IOException;
}
