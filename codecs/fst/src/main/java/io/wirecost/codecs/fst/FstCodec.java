package io.wirecost.codecs.fst;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import org.nustaq.serialization.FSTConfiguration;

/** One configuration, kept; classes registered; no references (messages are trees): what FST's guide advises. */
final class FstCodec<T> implements Codec<T> {
    private final FSTConfiguration configuration = FSTConfiguration.createDefaultConfiguration();
    private final Class<T> type;

    FstCodec(Binding<T> binding) {
        type = binding.domainClass();
        configuration.setClassLoader(binding.loader());
        configuration.setShareReferences(false);
        configuration.registerClass(binding.classes().all().toArray(Class<?>[]::new));
    }

    @Override
    public byte[] serialize(T value) {
        return configuration.asByteArray(value);
    }

    @Override
    public T deserialize(byte[] bytes) {
        return type.cast(configuration.asObject(bytes));
    }
}
