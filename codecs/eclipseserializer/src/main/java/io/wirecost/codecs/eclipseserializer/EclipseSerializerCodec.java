package io.wirecost.codecs.eclipseserializer;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.UUID;
import org.eclipse.serializer.Serializer;
import org.eclipse.serializer.SerializerFoundation;
import org.eclipse.serializer.reflect.ClassLoaderProvider;

/** One serializer, kept, its types registered before: what the page on performance of its manual advises. */
final class EclipseSerializerCodec<T> implements Codec<T> {
    /** Classes of the JDK that domain objects hold and that the library has no handler of its own for. */
    private static final List<Class<?>> VALUES =
            List.of(UUID.class, LocalDate.class, LocalTime.class, LocalDateTime.class, Instant.class);

    private final Serializer<byte[]> serializer;

    EclipseSerializerCodec(Binding<T> binding) {
        SerializerFoundation<?> foundation = SerializerFoundation.New();
        foundation.setClassLoaderProvider(ClassLoaderProvider.New(binding.loader()));
        foundation.registerEntityTypes(VALUES);
        foundation.registerEntityTypes(binding.classes().all());
        serializer = Serializer.Bytes(foundation);
    }

    @Override
    public byte[] serialize(T value) {
        return serializer.serialize(value);
    }

    @Override
    public T deserialize(byte[] bytes) {
        return serializer.deserialize(bytes);
    }
}
