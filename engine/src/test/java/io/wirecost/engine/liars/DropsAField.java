package io.wirecost.engine.liars;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.value.RecordValue;

/** Loses the last field, {@code note}, on the way back. */
final class DropsAField<T> extends Honest<T> {
    private final Binding<T> binding;

    DropsAField(Binding<T> binding) {
        super(binding.domainClass());
        this.binding = binding;
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        RecordValue whole = binding.domain().fromDomain(super.deserialize(bytes));
        return binding.domain().toDomain(RecordValue.of(whole.get(0), whole.get(1), null));
    }
}
