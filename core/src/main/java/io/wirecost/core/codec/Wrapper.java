package io.wirecost.core.codec;

import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A layer that may be put around any codec: it compresses each message by itself. The codec with its wrapper is a
 * {@link Variant} of the codec. It has a name of its own, e.g. {@code jaxb+zstd-3}, and a format of its own, e.g.
 * {@code XML+zstd-3}, so it is never taken for the plain codec.
 *
 * @param level one of the method's levels; empty if it has none
 */
public record Wrapper(CompressionMethod method, OptionalInt level) implements Comparable<Wrapper> {
    /** The one that needs no library. */
    public static final Wrapper GZIP = usual(CompressionMethod.GZIP);

    /** Stands between a codec's name and a wrapper's, and in no name. */
    public static final String SIGN = "+";

    private static final Pattern LEVELED = Pattern.compile("([a-z0-9]+)-(0|[1-9]\\d?)");

    private static final Comparator<Wrapper> ORDER = Comparator.comparing(Wrapper::method)
            .thenComparingInt(wrapper -> wrapper.level().orElse(0));

    /** @throws IllegalArgumentException if the method has no such level */
    public Wrapper {
        if (!method.has(level)) {
            throw new IllegalArgumentException("expected %s, got level %s".formatted(method.labels(), level));
        }
    }

    /** The method at its usual level. */
    public static Wrapper usual(CompressionMethod method) {
        return new Wrapper(
                method,
                method.levels().map(levels -> OptionalInt.of(levels.usual())).orElse(OptionalInt.empty()));
    }

    /**
     * The wrapper of this name. A method that has levels may be named without one; its usual level is meant then.
     *
     * @return empty if there is no such method, or no such level
     */
    public static Optional<Wrapper> parse(String name) {
        Matcher leveled = LEVELED.matcher(name);
        String label = leveled.matches() ? leveled.group(1) : name;
        return Stream.of(CompressionMethod.values())
                .filter(method -> method.label().equals(label))
                .findFirst()
                .flatMap(method -> leveled.matches()
                        ? at(method, Integer.parseInt(leveled.group(2)))
                        : Optional.of(usual(method)));
    }

    private static Optional<Wrapper> at(CompressionMethod method, int level) {
        OptionalInt given = OptionalInt.of(level);
        return method.has(given) ? Optional.of(new Wrapper(method, given)) : Optional.empty();
    }

    /** Returns its one name: {@code gzip}, {@code zstd-3}. */
    public String label() {
        return method.label() + (level.isPresent() ? "-" + level.getAsInt() : "");
    }

    /** Returns what stands behind the name of a codec or a format: {@code +zstd-3}. */
    public String suffix() {
        return SIGN + label();
    }

    /**
     * Returns the identity of a codec with this wrapper around it. Its losses, limits, direction and reuse stay the same.
     *
     * @param backEnd what compresses
     */
    public CodecInfo around(CodecInfo plain, String backEnd) {
        return new CodecInfo(
                plain.runtime(),
                plain.name(),
                Optional.of(this),
                plain.format() + suffix(),
                plain.layout(),
                plain.family(),
                plain.target(),
                plain.library(),
                plain.version(),
                plain.backEnd() + "; " + label() + ": " + backEnd,
                plain.losses(),
                plain.limits(),
                plain.direction(),
                plain.reuse());
    }

    /** By method, then by level. */
    @Override
    public int compareTo(Wrapper other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return label();
    }
}
