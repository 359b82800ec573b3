package io.wirecost.harness;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.core.schema.Schema;
import java.util.ServiceLoader;

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
        ClassLoader loader = LocalCodec.class.getClassLoader();
        for (CodecProvider plain : ServiceLoader.load(CodecProvider.class, loader)) {
            for (CodecProvider provider : Wrapper.forms(plain)) {
                for (CodecInfo info : provider.codecs()) {
                    if (info.variant().name().equals(name)) {
                        return new LocalCodec<>(info, provider, new Binding<>(schema, info, loader));
                    }
                }
            }
        }
        throw new IllegalStateException("no codec " + name + " on this class path");
    }

    /** A new instance of the codec. */
    public Codec<T> open() throws Exception {
        return provider.open(info, binding);
    }
}
