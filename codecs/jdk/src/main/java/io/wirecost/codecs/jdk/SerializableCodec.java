package io.wirecost.codecs.jdk;

import io.wirecost.core.codec.Codec;
import java.io.IOException;

/** The default form of a Serializable class: the JDK describes every class and walks its fields by reflection. */
final class SerializableCodec<T> implements Codec<T> {
    private final ObjectStreams streams;
    private final Class<T> type;

    SerializableCodec(ObjectStreams streams, Class<T> type) {
        this.streams = streams;
        this.type = type;
    }

    @Override
    public byte[] serialize(T value) throws IOException {
        return streams.write(value);
    }

    @Override
    public T deserialize(byte[] bytes) throws IOException, ClassNotFoundException {
        return type.cast(streams.read(bytes));
    }
}
