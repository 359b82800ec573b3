package io.wirecost.core.codec;

import java.util.OptionalInt;

/**
 * What does the work of a {@link CompressionMethod}, found by {@link java.util.ServiceLoader}. Only {@link #open} may load
 * native code.
 */
public interface CompressionProvider {
    CompressionMethod method();

    /** Returns what executes: {@code pure Java} or {@code native} with its name, and the library with its version. */
    String backEnd();

    /**
     * A new instance for one thread.
     *
     * @param level one of the method's levels; empty if it has none
     */
    Compression open(OptionalInt level);
}
