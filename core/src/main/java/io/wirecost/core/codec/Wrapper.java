package io.wirecost.core.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A layer that may be put around any codec. The codec with its wrapper is a {@link Variant} of the codec. It has a name
 * of its own, e.g. {@code jaxb+gzip}, and a format of its own, e.g. {@code XML+gzip}, so it is never taken for the
 * plain codec.
 */
public enum Wrapper {
    /** Compresses each message by itself, as many do with text; zlib's default level. */
    GZIP("gzip", "native zlib of the JDK") {
        @Override
        Compression open() {
            return new Gzip();
        }
    };

    /** Stands between a codec's name and a wrapper's, and in no name. */
    public static final String SIGN = "+";

    private final String label;
    private final String backEnd;

    Wrapper(String label, String backEnd) {
        this.label = label;
        this.backEnd = backEnd;
    }

    public String label() {
        return label;
    }

    /** Returns what stands behind the name of a format: {@code +gzip}. */
    String formatSuffix() {
        return SIGN + label;
    }

    abstract Compression open();

    /** Returns the identity of a codec with this wrapper around it. Its losses, limits, direction and reuse stay the same. */
    public CodecInfo around(CodecInfo plain) {
        return new CodecInfo(
                plain.runtime(),
                plain.name(),
                Optional.of(this),
                plain.format() + formatSuffix(),
                plain.layout(),
                plain.family(),
                plain.target(),
                plain.library(),
                plain.version(),
                plain.backEnd() + "; " + label + ": " + backEnd,
                plain.losses(),
                plain.limits(),
                plain.direction(),
                plain.reuse());
    }

    /** Opens the codecs of a provider with this around them. */
    public CodecProvider around(CodecProvider plain) {
        return new WrappedProvider(this, plain);
    }

    /** A provider as it is, and with every wrapper around it. */
    public static List<CodecProvider> forms(CodecProvider plain) {
        List<CodecProvider> forms = new ArrayList<>(List.of(plain));
        for (Wrapper wrapper : values()) {
            forms.add(wrapper.around(plain));
        }
        return forms;
    }
}
