package io.wirecost.codecs.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.DefaultSerializers;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.UUID;

/** Registration required, no references (messages are trees), Output and Input reused: what Kryo's README advises. */
final class KryoCodec<T> implements Codec<T> {
    /** Classes of the JDK that domain objects hold, beside those that Kryo registers itself. */
    private static final List<Class<?>> VALUES = List.of(
            ArrayList.class,
            LinkedHashMap.class,
            byte[].class,
            BigDecimal.class,
            LocalDate.class,
            LocalTime.class,
            LocalDateTime.class,
            Instant.class,
            Void.class);

    private final Kryo kryo = new Kryo();
    private final Output output = new Output(4096, -1);
    private final Input input = new Input();
    private final Class<T> type;

    KryoCodec(Binding<T> binding) {
        type = binding.domainClass();
        kryo.setClassLoader(binding.loader());
        kryo.setRegistrationRequired(true);
        kryo.setReferences(false);
        VALUES.forEach(kryo::register);
        kryo.register(UUID.class, new DefaultSerializers.UUIDSerializer());
        binding.classes().all().forEach(kryo::register);
    }

    @Override
    public byte[] serialize(T value) {
        output.reset();
        kryo.writeObject(output, value);
        return output.toBytes();
    }

    @Override
    public T deserialize(byte[] bytes) {
        input.setBuffer(bytes);
        return kryo.readObject(input, type);
    }
}
