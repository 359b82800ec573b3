package io.wirecost.engine.liars;

import java.util.Arrays;

/** Puts something around the bytes, and insists on what stands before them. What stands behind them nobody reads. */
final class Marked<T> extends Honest<T> {
    private final byte[] before;
    private final byte[] behind;
    private final Runnable otherwise;

    /** @param otherwise done where the mark is missing */
    Marked(Class<T> type, byte[] before, byte[] behind, Runnable otherwise) {
        super(type);
        this.before = before;
        this.behind = behind;
        this.otherwise = otherwise;
    }

    @Override
    public byte[] serialize(T value) throws Exception {
        byte[] plain = super.serialize(value);
        byte[] marked = Arrays.copyOf(before, before.length + plain.length + behind.length);
        System.arraycopy(plain, 0, marked, before.length, plain.length);
        System.arraycopy(behind, 0, marked, before.length + plain.length, behind.length);
        return marked;
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        if (!Arrays.equals(before, Arrays.copyOf(bytes, before.length))) {
            otherwise.run();
        }
        return super.deserialize(Arrays.copyOfRange(bytes, before.length, bytes.length));
    }
}
