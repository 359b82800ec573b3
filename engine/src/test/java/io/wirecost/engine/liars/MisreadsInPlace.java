package io.wirecost.engine.liars;

import io.wirecost.core.codec.FieldReader;
import io.wirecost.core.codec.InPlace;
import io.wirecost.core.dataset.FieldPath;
import java.util.List;

/** Honest as a whole, but finds no field where it lies. */
final class MisreadsInPlace<T> extends Honest<T> implements InPlace<T> {
    MisreadsInPlace(Class<T> type) {
        super(type);
    }

    @Override
    public FieldReader fields(List<FieldPath> paths) {
        return bytes -> new Object[paths.size()];
    }
}
