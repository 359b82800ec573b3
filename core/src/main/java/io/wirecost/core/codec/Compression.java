package io.wirecost.core.codec;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Makes bytes fewer, and the same again. An instance belongs to one thread; each result is fresh. */
public interface Compression {
    /** @throws IOException if the library fails */
    byte[] compress(byte[] bytes) throws IOException;

    /**
     * The bytes that were compressed.
     *
     * @throws IOException if these are not what {@link #compress} makes, whole and with nothing behind it
     */
    byte[] decompress(byte[] bytes) throws IOException;

    /** Returns how many bytes so many become at worst: themselves and the framing. More is impossible. */
    long mostBytes(int bytes);

    /** A stream whose bytes reach the other compressed, in the format that the method's own tools write into files. */
    OutputStream compressing(OutputStream out) throws IOException;

    /** A stream of the bytes that {@link #compressing} has compressed. */
    InputStream decompressing(InputStream in) throws IOException;
}
