package io.wirecost.pipeline.service.codecs;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.value.RecordValue;

/** Honest but for one object, whose first field, a long, it gives another value. */
final class ChangesAField<T> extends Honest<T> {
    private final Binding<T> binding;
    private final int fatalCall;
    private int calls;

    ChangesAField(Binding<T> binding, int fatalCall) {
        super(binding);
        this.binding = binding;
        this.fatalCall = fatalCall;
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        T value = super.deserialize(bytes);
        return ++calls == fatalCall ? changed(value) : value;
    }

    private T changed(T value) {
        RecordValue record = binding.domain().fromDomain(value);
        Object[] fields = new Object[record.size()];
        for (int i = 0; i < fields.length; i++) {
            fields[i] = record.get(i);
        }
        fields[0] = -(long) fields[0];
        return binding.domain().toDomain(RecordValue.of(fields));
    }
}
