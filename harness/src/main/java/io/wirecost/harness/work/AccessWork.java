package io.wirecost.harness.work;

import io.wirecost.core.codec.FieldReader;
import java.util.List;

/** Bytes to the fields that a filter asks for. */
final class AccessWork extends Work<byte[]> {
    private final FieldReader fields;

    AccessWork(List<List<byte[]>> inputs, FieldReader fields) {
        super(inputs);
        this.fields = fields;
    }

    @Override
    public Object next() throws Exception {
        return fields.read(take());
    }
}
