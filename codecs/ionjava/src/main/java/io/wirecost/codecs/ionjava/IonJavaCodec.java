package io.wirecost.codecs.ionjava;

import com.amazon.ion.IonReader;
import com.amazon.ion.IonWriter;
import com.amazon.ion.system.IonBinaryWriterBuilder;
import com.amazon.ion.system.IonReaderBuilder;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.StreamMapper;
import java.io.ByteArrayOutputStream;

/** The builders are kept, as Ion advises; every message has its own table of the names in it. */
final class IonJavaCodec<T> implements Codec<T> {
    private final StreamMapper<T, IonWriter, IonReader> mapper;

    /** A float that 32 bits hold takes no more: the format's writers may choose, and this one's default never does. */
    private final IonBinaryWriterBuilder writers =
            IonBinaryWriterBuilder.standard().withFloatBinary32Enabled().immutable();

    private final IonReaderBuilder readers = IonReaderBuilder.standard().immutable();

    IonJavaCodec(StreamMapper<T, IonWriter, IonReader> mapper) {
        this.mapper = mapper;
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
