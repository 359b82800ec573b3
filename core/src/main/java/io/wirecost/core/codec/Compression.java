package io.wirecost.core.codec;

import java.io.IOException;

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
}
