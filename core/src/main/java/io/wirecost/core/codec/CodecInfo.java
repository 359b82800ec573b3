package io.wirecost.core.codec;

import io.wirecost.core.value.Loss;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The identity of a codec, and the losses and limits that it declares.
 *
 * @param runtime what executes it, e.g. {@code jvm}
 * @param name its name within the runtime, e.g. {@code protobuf-java}
 * @param wrapper what is around it; empty for the plain codec
 * @param format the format that it speaks, e.g. {@code Protocol Buffers}
 * @param layout which of a format's layouts that do not read each other; empty where there is one only
 * @param target the compiler's target whose generated code it needs; {@link DomainKind#target} for the domain classes alone
 * @param library Maven coordinates, without version, of the library that does the work
 * @param version the library's version, read from the artifact itself
 * @param backEnd what executes: {@code pure Java}, {@code native} with its name, …
 * @param losses differences that it cannot avoid
 * @param limits values that it cannot hold
 * @param direction whether it writes and reads, or does only one of the two
 * @param reuse whether it fills the same objects again for each message
 */
public record CodecInfo(
        String runtime,
        String name,
        Optional<Wrapper> wrapper,
        String format,
        String layout,
        Family family,
        String target,
        String library,
        String version,
        String backEnd,
        Set<Loss> losses,
        Set<Limit> limits,
        Direction direction,
        Reuse reuse) {
    /** The target of codecs that work on the beans alone. */
    public static final String DOMAIN_TARGET = "java";

    public CodecInfo {
        losses = java.util.Collections.unmodifiableSet(new TreeSet<>(losses));
        limits = java.util.Collections.unmodifiableSet(new TreeSet<>(limits));
    }

    /** Creates the identity of a codec that writes and reads, with fresh objects. */
    public CodecInfo(
            String runtime,
            String name,
            Optional<Wrapper> wrapper,
            String format,
            String layout,
            Family family,
            String target,
            String library,
            String version,
            String backEnd,
            Set<Loss> losses,
            Set<Limit> limits) {
        this(
                runtime,
                name,
                wrapper,
                format,
                layout,
                family,
                target,
                library,
                version,
                backEnd,
                losses,
                limits,
                Direction.BOTH,
                Reuse.FRESH);
    }

    /**
     * A plain codec of the JVM, pure Java, on domain classes without losses or limits; the {@code with} methods say what differs.
     *
     * @param anchor a class of the library, whose artifact tells the version
     */
    public static CodecInfo of(String name, String format, Family family, String library, Class<?> anchor) {
        return of(CodecId.JVM, "pure Java", name, format, family, library, anchor);
    }

    /**
     * A plain codec of Scala, on case classes without losses or limits; the {@code with} methods say what differs.
     *
     * @param anchor a class of the library, whose artifact tells the version
     */
    public static CodecInfo ofScala(String name, String format, Family family, String library, Class<?> anchor) {
        return of(CodecId.SCALA, "pure Scala", name, format, family, library, anchor);
    }

    private static CodecInfo of(
            String runtime,
            String backEnd,
            String name,
            String format,
            Family family,
            String library,
            Class<?> anchor) {
        return new CodecInfo(
                runtime,
                name,
                Optional.empty(),
                format,
                "",
                family,
                DomainKind.of(runtime).target(),
                library,
                ArtifactVersion.of(anchor, library),
                backEnd,
                Set.of(),
                Set.of());
    }

    public CodecInfo withTarget(String newTarget) {
        return with(newTarget, layout, backEnd, losses, limits, direction, reuse);
    }

    public CodecInfo withLayout(String newLayout) {
        return with(target, newLayout, backEnd, losses, limits, direction, reuse);
    }

    public CodecInfo withBackEnd(String newBackEnd) {
        return with(target, layout, newBackEnd, losses, limits, direction, reuse);
    }

    public CodecInfo withLosses(Loss... newLosses) {
        return with(target, layout, backEnd, Set.of(newLosses), limits, direction, reuse);
    }

    public CodecInfo withLimits(Limit... newLimits) {
        return with(target, layout, backEnd, losses, Set.of(newLimits), direction, reuse);
    }

    public CodecInfo withDirection(Direction newDirection) {
        return with(target, layout, backEnd, losses, limits, newDirection, reuse);
    }

    public CodecInfo withReuse(Reuse newReuse) {
        return with(target, layout, backEnd, losses, limits, direction, newReuse);
    }

    private CodecInfo with(
            String newTarget,
            String newLayout,
            String newBackEnd,
            Set<Loss> newLosses,
            Set<Limit> newLimits,
            Direction newDirection,
            Reuse newReuse) {
        return new CodecInfo(
                runtime,
                name,
                wrapper,
                format,
                newLayout,
                family,
                newTarget,
                library,
                version,
                newBackEnd,
                newLosses,
                newLimits,
                newDirection,
                newReuse);
    }

    /** The codec as trials name it. */
    public Variant variant() {
        return new Variant(new CodecId(runtime, name), wrapper);
    }

    /**
     * Returns whether several languages read its bytes. A wrapper changes nothing: all of them are read everywhere. Empty
     * for a format that wirecost does not know.
     */
    public Optional<Boolean> portable() {
        return KnownFormat.of(plainFormat()).map(KnownFormat::portable);
    }

    /**
     * Returns whether its messages have values under the names of their fields, as JSON's have. No for a format that wirecost
     * does not know.
     */
    public boolean isLikeJson() {
        return KnownFormat.of(plainFormat())
                .filter(known -> known.isLikeJson(layout))
                .isPresent();
    }

    /** Returns the format without the wrapper's part. */
    public String plainFormat() {
        return wrapper.map(Wrapper::suffix)
                .filter(format::endsWith)
                .map(suffix -> format.substring(0, format.length() - suffix.length()))
                .orElse(format);
    }

    /**
     * Returns further traits by which a codec can be chosen, beside format, layout, family and back end, in two words
     * each.
     */
    public List<String> traits() {
        return Stream.concat(
                        Stream.of(
                                portable()
                                        .map(known -> known ? "portable" : "one platform")
                                        .orElse("portability unknown"),
                                DomainKind.of(runtime).isEmittedBy(target) ? "domain classes" : "own classes",
                                losses.isEmpty() ? "lossless" : "declares a loss",
                                limits.isEmpty() ? "all values" : "declares a limit",
                                reuse.trait()),
                        direction.restriction().stream())
                .toList();
    }
}
