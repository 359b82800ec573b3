package io.wirecost.workloads.source;

import io.wirecost.core.InputException;
import java.io.Closeable;
import java.io.IOException;

/** The records of a source, one after the other, as the bytes that stand there. The JSON in them is not checked. */
public interface RawRecords extends Closeable {
    /**
     * Moves to the next record.
     *
     * @return false behind the last record
     * @throws InputException with file and line if what stands between records is wrong, a record is too large, or the
     *     file is damaged; nothing can be read behind that place
     */
    boolean next() throws IOException, InputException;

    /** Returns the buffer that holds the current record. It is valid until {@link #next()}. */
    byte[] bytes();

    /** Returns where in the buffer the record begins. */
    int offset();

    /** Returns how many bytes the record has. */
    int length();

    /** Returns how many bytes stand around the record that are none of it, in an envelope of its own. */
    default int envelopeLength() {
        return 0;
    }

    /** Returns the file that the record stands in, for messages. */
    String file();

    /** Returns the line of the record's first byte, counted from 1 in each file. */
    int line();

    /** Returns the column of the record's first byte, counted in bytes from 1. */
    int column();

    /** Returns the record's number, counted from 1 over all files. */
    long number();

    /** Returns how many of the {@link #totalBytes()} have been read. */
    long bytesRead();

    /** Returns the bytes of all files, as they lie on the disk. */
    long totalBytes();
}
