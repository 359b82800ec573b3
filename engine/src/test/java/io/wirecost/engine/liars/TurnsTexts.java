package io.wirecost.engine.liars;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.value.RecordValue;

/** Writes the second field backwards, and turns it round again when it reads. */
final class TurnsTexts<T> extends Honest<T> {
    private final Binding<T> binding;

    TurnsTexts(Binding<T> binding) {
        super(binding.domainClass());
        this.binding = binding;
    }

    @Override
    public byte[] serialize(T value) throws Exception {
        return super.serialize(turned(value));
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        return turned(super.deserialize(bytes));
    }

    private T turned(T value) {
        RecordValue record = binding.domain().fromDomain(value);
        String text = new StringBuilder((String) record.get(1)).reverse().toString();
        return binding.domain().toDomain(RecordValue.of(record.get(0), text, record.get(2)));
    }
}
