package io.wirecost.engine.liars;

import io.wirecost.core.codec.Codec;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;

/** The JDK's own serialization of the domain object; the liars take it as their cover. */
class Honest<T> implements Codec<T> {
    private final Class<T> type;

    Honest(Class<T> type) {
        this.type = type;
    }

    @Override
    public byte[] serialize(T value) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        return bytes.toByteArray();
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes)) {
            @Override
            protected Class<?> resolveClass(ObjectStreamClass found) throws ClassNotFoundException {
                return Class.forName(found.getName(), false, type.getClassLoader());
            }
        }) {
            return type.cast(in.readObject());
        }
    }
}
