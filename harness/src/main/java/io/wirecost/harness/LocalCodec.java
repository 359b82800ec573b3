package io.wirecost.harness;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Compressions;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.codec.SchemaVersions;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.core.schema.Schema;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.UnaryOperator;

/**
 * The codec that this JVM was started for, found on its class path, and bound to a schema.
 *
 * @param <T> the domain class of the root record
 */
public record LocalCodec<T>(CodecInfo info, CodecProvider provider, Binding<T> binding) {

    /**
     * Finds a codec by its name, perhaps with a wrapper around it.
     *
     * @throws IllegalStateException if this class path has no such codec, or not the schema's domain classes
     */
    public static LocalCodec<Object> find(String name, Schema schema) {
        return find(name, schema, LocalCodec.class.getClassLoader());
    }

    /**
     * The same on another class path.
     *
     * @param loader has the codec's module, its generated code and the schema's domain classes
     */
    public static LocalCodec<Object> find(String name, Schema schema, ClassLoader loader) {
        UnaryOperator<CodecProvider> wrap = wrap(name);
        for (CodecProvider plain : ServiceLoader.load(CodecProvider.class, loader)) {
            CodecProvider provider = wrap.apply(plain);
            for (CodecInfo info : provider.codecs()) {
                if (info.variant().name().equals(name)) {
                    return new LocalCodec<>(info, provider, new Binding<>(schema, info, loader));
                }
            }
        }
        throw new IllegalStateException("no codec " + name + " on this class path");
    }

    private static UnaryOperator<CodecProvider> wrap(String name) {
        return Optional.of(name.indexOf(Wrapper.SIGN))
                .filter(sign -> sign >= 0)
                .flatMap(sign -> Wrapper.parse(name.substring(sign + 1)))
                .map(LocalCodec::wrap)
                .orElse(UnaryOperator.identity());
    }

    private static UnaryOperator<CodecProvider> wrap(Wrapper wrapper) {
        Compressions compressions = IsolatedCompressions.here();
        return plain -> compressions.around(wrapper, plain);
    }

    /** The same codec, which reads what was written by another version of the schema. */
    public LocalCodec<T> with(SchemaVersions versions) {
        return new LocalCodec<>(info, provider, binding.with(versions));
    }

    /** The same with other safety limits of its library. */
    public LocalCodec<T> with(SafetyLimits limits) {
        return new LocalCodec<>(info, provider, binding.with(limits));
    }

    /** The same with its library set otherwise towards other versions of the schema. */
    public LocalCodec<T> with(VersionSetting setting) {
        return new LocalCodec<>(info, provider, binding.with(setting));
    }

    /** A new instance of the codec. */
    public Codec<T> open() throws Exception {
        return provider.open(info, binding);
    }
}
