package io.wirecost.codecs.ionjava;

import com.amazon.ion.IonReader;
import com.amazon.ion.IonWriter;
import com.amazon.ion.system.IonReaderBuilder;
import com.amazon.ion.system.IonWriterBuilder;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.StreamMapper;
import java.io.ByteArrayOutputStream;

/** The builders are kept, as Ion advises. Its readers tell binary Ion and text apart by themselves. */
final class IonJavaCodec<T> implements Codec<T> {
    private final StreamMapper<T, IonWriter, IonReader> mapper;
    private final IonWriterBuilder writers;
    private final IonReaderBuilder readers = IonReaderBuilder.standard().immutable();

    IonJavaCodec(StreamMapper<T, IonWriter, IonReader> mapper, IonWriterBuilder writers) {
        this.mapper = mapper;
        this.writers = writers;
    }

    @Override
    public byte[] serialize(T value) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (IonWriter writer = writers.build(out)) {
            mapper.write(value, writer);
        }
        return out.toByteArray();
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        try (IonReader reader = readers.build(bytes)) {
            reader.next();
            return mapper.read(reader);
        }
    }
}
