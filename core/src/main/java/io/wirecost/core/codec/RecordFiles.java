package io.wirecost.core.codec;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Writes and reads whole files of records. A codec whose format has files of its own implements this beside
 * {@link Codec}; {@link FramedFiles} serves all others.
 *
 * @param <T> the domain class of the root record
 */
public interface RecordFiles<T> {
    /**
     * Begins a file.
     *
     * @param form one of those that the codec's provider names
     * @param out is closed with the writer
     */
    RecordWriter<T> writer(FileForm form, OutputStream out) throws IOException;

    /**
     * Begins to read what {@link #writer} has written.
     *
     * @param in is closed with the reader
     */
    RecordReader<T> reader(FileForm form, InputStream in) throws IOException;
}
