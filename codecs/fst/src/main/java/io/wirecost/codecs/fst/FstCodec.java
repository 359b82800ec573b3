package io.wirecost.codecs.fst;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import java.util.stream.Stream;
import org.nustaq.serialization.FSTConfiguration;

/** One configuration, kept; classes registered; no references (messages are trees): what FST's guide advises. */
final class FstCodec<T> implements Codec<T> {
    private final FSTConfiguration configuration = FSTConfiguration.createDefaultConfiguration();
    private final Class<T> type;

    FstCodec(Binding<T> binding) {
        type = binding.domainClass();
        configuration.setClassLoader(binding.loader());
        configuration.setShareReferences(false);
        // FST numbers the class of a class's arrays, too, if its own loader finds it. With both, the numbers are always
        // the same.
        configuration.registerClass(binding.classes().all().stream()
                .flatMap(known -> Stream.of(known, known.arrayType()))
                .toArray(Class<?>[]::new));
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
