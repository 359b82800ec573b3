package io.wirecost.engine.liars;

import java.util.Arrays;

/** Puts a mark before the bytes, and insists on it. */
final class Marked<T> extends Honest<T> {
    private static final byte MARK = 1;

    private final Runnable otherwise;

    /** @param otherwise done where the mark is missing */
    Marked(Class<T> type, Runnable otherwise) {
        super(type);
        this.otherwise = otherwise;
    }

    @Override
    public byte[] serialize(T value) throws Exception {
        byte[] plain = super.serialize(value);
        byte[] marked = new byte[1 + plain.length];
        marked[0] = MARK;
        System.arraycopy(plain, 0, marked, 1, plain.length);
        return marked;
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        if (bytes[0] != MARK) {
            otherwise.run();
        }
        return super.deserialize(Arrays.copyOfRange(bytes, 1, bytes.length));
    }
}
