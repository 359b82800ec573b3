package io.wirecost.workloads.transactions;

import io.wirecost.compiler.value.PlainJson;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;

/**
 * How many bytes a value takes as compact JSON, but for doubles: each counts as eight characters, since its shortest
 * text is not the same on every JDK, and the data must be.
 */
final class JsonSize extends PlainJson {
    private static final Json DOUBLE = new Json.Num("0.123456");

    JsonSize(Schema schema) {
        super(schema);
    }

    /** @param value never absent */
    int of(Type type, Object value) {
        return JsonText.compactBytes(value(type, value));
    }

    @Override
    protected Json leaf(Type type, Object value) {
        return value instanceof Double ? DOUBLE : super.leaf(type, value);
    }
}
