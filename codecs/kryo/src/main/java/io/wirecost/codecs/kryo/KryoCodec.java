package io.wirecost.codecs.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.SerializerFactory;
import com.esotericsoftware.kryo.SerializerFactory.CompatibleFieldSerializerFactory;
import com.esotericsoftware.kryo.SerializerFactory.FieldSerializerFactory;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.DefaultSerializers;
import com.esotericsoftware.kryo.unsafe.UnsafeInput;
import com.esotericsoftware.kryo.unsafe.UnsafeOutput;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.SafetyAdvice;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.codec.VersionSetting;
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

    private static final int FIRST_SIZE_BYTES = 4_096;
    private static final int NO_MAXIMUM = -1;

    private final Kryo kryo = new Kryo();
    private final Output output;
    private final Input input;
    private final Class<T> type;

    private KryoCodec(Binding<T> binding, Output output, Input input) {
        this.output = output;
        this.input = input;
        type = binding.domainClass();
        kryo.setClassLoader(binding.loader());
        kryo.setRegistrationRequired(true);
        kryo.setReferences(false);
        if (binding.safetyLimits() == SafetyLimits.ADVISED) {
            kryo.setMaxDepth(SafetyAdvice.MOST_LEVELS);
        }
        kryo.setDefaultSerializer(fields(binding.versionSetting(), output.getVariableLengthEncoding()));
        VALUES.forEach(kryo::register);
        kryo.register(UUID.class, new DefaultSerializers.UUIDSerializer());
        binding.classes().all().forEach(kryo::register);
    }

    /** Fields decide for themselves how long they are, whatever the output does elsewhere. */
    private static SerializerFactory<?> fields(VersionSetting setting, boolean variableLength) {
        if (setting == VersionSetting.COMPATIBLE_FORM) {
            CompatibleFieldSerializerFactory compatible = new CompatibleFieldSerializerFactory();
            compatible.getConfig().setVariableLengthEncoding(variableLength);
            return compatible;
        }
        FieldSerializerFactory factory = new FieldSerializerFactory();
        factory.getConfig().setVariableLengthEncoding(variableLength);
        return factory;
    }

    /** Integers of variable length, in an order that all machines share. */
    static <T> KryoCodec<T> portable(Binding<T> binding) {
        return new KryoCodec<>(binding, new Output(FIRST_SIZE_BYTES, NO_MAXIMUM), new Input());
    }

    /** Numbers as the machine has them in memory: of fixed length, which Kryo's documentation advises here, in native order. */
    static <T> KryoCodec<T> unsafe(Binding<T> binding) {
        Output output = new UnsafeOutput(FIRST_SIZE_BYTES, NO_MAXIMUM);
        output.setVariableLengthEncoding(false);
        Input input = new UnsafeInput();
        input.setVariableLengthEncoding(false);
        return new KryoCodec<>(binding, output, input);
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
