package io.wirecost.codecs.scalajdk;

import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.codec.ObjectStreamFiles;
import io.wirecost.core.codec.RecordFiles;
import io.wirecost.core.codec.RecordReader;
import io.wirecost.core.codec.RecordWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.OutputStream;

/**
 * One object in one stream. A reader takes no classes but the generated ones, and the values of Scala and the JDK that they
 * hold.
 *
 * @param loader has the generated classes; the JDK would ask that of the caller, which is this module's
 */
record ObjectStreamCodec<T>(Class<T> type, ClassLoader loader) implements Codec<T>, RecordFiles<T> {
    private static final ObjectInputFilter TRUSTED = ObjectInputFilter.Config.createFilter(
            GeneratedCode.ROOT_PACKAGE + ".**;scala.**;java.lang.*;java.util.*;java.math.*;java.time.*;!*");

    @Override
    public byte[] serialize(T value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        return bytes.toByteArray();
    }

    @Override
    public T deserialize(byte[] bytes) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = open(new ByteArrayInputStream(bytes))) {
            return type.cast(in.readObject());
        }
    }

    private ObjectInputStream open(InputStream bytes) throws IOException {
        ObjectInputStream in = new GeneratedClassInput(bytes, loader);
        in.setObjectInputFilter(TRUSTED);
        return in;
    }

    @Override
    public RecordWriter<T> writer(FileForm form, OutputStream out) throws IOException {
        return new ObjectStreamFiles<>(type, this::open).writer(form, out);
    }

    @Override
    public RecordReader<T> reader(FileForm form, InputStream in) throws IOException {
        return new ObjectStreamFiles<>(type, this::open).reader(form, in);
    }

    private static final class GeneratedClassInput extends ObjectInputStream {
        private final ClassLoader loader;

        GeneratedClassInput(InputStream in, ClassLoader loader) throws IOException {
            super(in);
            this.loader = loader;
        }

        @Override
        protected Class<?> resolveClass(ObjectStreamClass description) throws ClassNotFoundException {
            return Class.forName(description.getName(), false, loader);
        }
    }
}
