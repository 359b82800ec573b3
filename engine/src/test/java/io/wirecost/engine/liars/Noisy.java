package io.wirecost.engine.liars;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.nio.charset.StandardCharsets;

/** Honest, but prints on both standard outputs, and even past {@code System.out}. */
final class Noisy<T> extends Honest<T> {
    private final FileOutputStream stdout = new FileOutputStream(FileDescriptor.out);

    Noisy(Class<T> type) {
        super(type);
    }

    @Override
    public byte[] serialize(T value) throws Exception {
        System.out.println("wirecost:size 1");
        System.err.println("serializing");
        stdout.write("noise\n".getBytes(StandardCharsets.UTF_8));
        return super.serialize(value);
    }
}
