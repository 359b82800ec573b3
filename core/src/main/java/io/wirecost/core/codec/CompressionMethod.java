package io.wirecost.core.codec;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A way to compress a message, with the levels that it is known for. What does the work is a {@link CompressionProvider}. */
public enum CompressionMethod {
    /** Deflated, in the frame of RFC 1952, at zlib's default level. */
    GZIP,
    /** RFC 8878. */
    ZSTD(1, 22, 3),
    /** A block of LZ4 with its length in front. */
    LZ4,
    /** The raw format of Snappy, which begins with the length. */
    SNAPPY,
    /** RFC 7932. */
    BROTLI(0, 11, 6),
    /** The file format of XZ, around LZMA2. */
    XZ(0, 9, 6);

    private final Optional<Levels> levels;

    CompressionMethod() {
        this.levels = Optional.empty();
    }

    CompressionMethod(int least, int most, int usual) {
        this.levels = Optional.of(new Levels(least, most, usual));
    }

    /**
     * The levels of a method.
     *
     * @param usual what a name without a level means
     */
    public record Levels(int least, int most, int usual) {
        private boolean contains(int level) {
            return least <= level && level <= most;
        }
    }

    /** The name that users know. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns its levels; empty if it has none. */
    public Optional<Levels> levels() {
        return levels;
    }

    /** Returns whether the JDK brings it, so that no library is needed. */
    public boolean isOfJdk() {
        return this == GZIP;
    }

    /** Returns the names of its wrappers: {@code gzip}, {@code zstd-1 to zstd-22}. */
    public String labels() {
        return levels.map(range -> "%s-%d to %s-%d".formatted(label(), range.least(), label(), range.most()))
                .orElseGet(this::label);
    }

    /** Returns the names of all wrappers, ranges shortened: {@code gzip, zstd-1 to zstd-22, lz4}. */
    public static String allLabels() {
        return Stream.of(values()).map(CompressionMethod::labels).collect(Collectors.joining(", "));
    }

    /** Returns whether it has this level, or no levels where none is given. */
    boolean has(OptionalInt level) {
        return level.isPresent()
                ? levels.filter(range -> range.contains(level.getAsInt())).isPresent()
                : levels.isEmpty();
    }
}
