package io.wirecost.core.codec;

import java.util.Optional;

/**
 * A codec in the way that a trial uses it. A wrapper around a codec makes another variant of it, not another codec.
 *
 * @param wrapper what is around the codec; empty for the plain one
 */
public record Variant(CodecId codec, Optional<Wrapper> wrapper) {
    /** A codec of this installation's modules, as it is. */
    public static Variant jvm(String name) {
        return new Variant(new CodecId(CodecId.JVM, name), Optional.empty());
    }

    /** The same codec with this around it. */
    public Variant in(Wrapper around) {
        return new Variant(codec, Optional.of(around));
    }

    public String runtime() {
        return codec.runtime();
    }

    /**
     * Returns the name by which users select it and figures name it: {@code jaxb}, {@code jaxb+gzip}. Unique within the
     * runtime.
     */
    public String name() {
        return codec.name() + suffix();
    }

    /** Returns the middle part of a trial's id: {@code jvm/jaxb+gzip}. */
    @Override
    public String toString() {
        return codec + suffix();
    }

    private String suffix() {
        return wrapper.map(Wrapper::suffix).orElse("");
    }
}
