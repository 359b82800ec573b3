package io.wirecost.codecs.avro;

import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.RecordFiles;
import io.wirecost.core.codec.RecordReader;
import io.wirecost.core.codec.RecordWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.function.Function;

/** Avro's reflection, on the domain objects themselves. */
final class ReflectCodec<T> implements Codec<T>, RecordFiles<T> {
    private final BinaryFormat<T> format;
    private final Containers<T, T> containers;

    ReflectCodec(BinaryFormat<T> format) {
        this.format = format;
        this.containers = new Containers<>(format, Function.identity(), Function.identity());
    }

    @Override
    public byte[] serialize(T value) throws IOException {
        return format.write(value);
    }

    @Override
    public T deserialize(byte[] bytes) throws IOException {
        return format.read(bytes);
    }

    @Override
    public RecordWriter<T> writer(FileForm form, OutputStream out) throws IOException {
        return containers.writer(form, out);
    }

    @Override
    public RecordReader<T> reader(FileForm form, InputStream in) throws IOException {
        return containers.reader(form, in);
    }
}
