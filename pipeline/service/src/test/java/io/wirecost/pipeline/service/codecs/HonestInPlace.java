package io.wirecost.pipeline.service.codecs;

import io.wirecost.core.access.DomainFields;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.FieldReader;
import io.wirecost.core.codec.InPlace;
import io.wirecost.core.dataset.FieldPath;
import java.util.List;

/** Reads "in place" in the simplest way that is right. */
final class HonestInPlace<T> extends Honest<T> implements InPlace<T> {
    private final Binding<T> binding;

    HonestInPlace(Binding<T> binding) {
        super(binding);
        this.binding = binding;
    }

    @Override
    public FieldReader fields(List<FieldPath> paths) {
        DomainFields<T> fields = new DomainFields<>(binding.schema(), binding.loader(), paths);
        return bytes -> fields.read(deserialize(bytes));
    }
}
