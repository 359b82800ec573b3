package io.wirecost.engine.liars;

/** Decodes nothing: returns (a copy of) what any instance has serialized last. */
final class RemembersTheLast<T> extends Honest<T> {
    private static byte[] last;

    RemembersTheLast(Class<T> type) {
        super(type);
    }

    @Override
    public byte[] serialize(T value) throws Exception {
        last = super.serialize(value);
        return last.clone();
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        return super.deserialize(last);
    }
}
