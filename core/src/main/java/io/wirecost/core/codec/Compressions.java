package io.wirecost.core.codec;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** The compressions that can be put around codecs: those of the JDK, and those of libraries that are there. */
public final class Compressions {
    private final Map<CompressionMethod, CompressionProvider> providers = new EnumMap<>(CompressionMethod.class);

    private Compressions(Iterable<CompressionProvider> libraries) {
        providers.put(CompressionMethod.GZIP, new GzipProvider());
        libraries.forEach(provider -> providers.put(provider.method(), provider));
    }

    /** Those that need no library. */
    public static Compressions ofJdk() {
        return new Compressions(List.of());
    }

    /**
     * Those that need no library, and those that a class loader finds.
     *
     * @throws java.util.ServiceConfigurationError if a provider cannot be loaded
     */
    public static Compressions in(ClassLoader loader) {
        return new Compressions(ServiceLoader.load(CompressionProvider.class, loader));
    }

    /** Returns what executes each method that is there. */
    public Map<CompressionMethod, String> backEnds() {
        return providers.values().stream()
                .collect(Collectors.toMap(CompressionProvider::method, CompressionProvider::backEnd));
    }

    /**
     * Opens the codecs of a provider with a wrapper around them.
     *
     * @throws IllegalStateException if the library of the wrapper is not there
     */
    public CodecProvider around(Wrapper wrapper, CodecProvider plain) {
        CompressionProvider provider = providers.get(wrapper.method());
        if (provider == null) {
            throw new IllegalStateException("no compression " + wrapper + " in this JVM");
        }
        return new WrappedProvider(wrapper, provider, plain);
    }
}
