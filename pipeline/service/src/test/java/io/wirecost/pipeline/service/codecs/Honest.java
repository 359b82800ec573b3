package io.wirecost.pipeline.service.codecs;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/** The JDK's own serialization of the domain object. It wants the context class loader that every codec finds. */
class Honest<T> implements Codec<T> {
    private final Class<T> type;

    Honest(Binding<T> binding) {
        this.type = binding.domainClass();
    }

    @Override
    public byte[] serialize(T value) throws Exception {
        requireContext();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        return bytes.toByteArray();
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        requireContext();
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return type.cast(in.readObject());
        }
    }

    private void requireContext() {
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        if (context != type.getClassLoader()) {
            throw new IllegalStateException("a codec looks for classes in " + context);
        }
    }
}
