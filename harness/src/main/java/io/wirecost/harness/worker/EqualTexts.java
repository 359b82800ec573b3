package io.wirecost.harness.worker;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueRewrite;

/**
 * Makes equal texts one object, as constants of a program are. A library that remembers objects writes such a text once, and then
 * refers to it; another version of the schema may pass over the first one.
 */
final class EqualTexts extends ValueRewrite {
    private EqualTexts(Schema schema) {
        super(schema);
    }

    static RecordValue asOneObject(Schema schema, RecordValue record) {
        return new EqualTexts(schema).of(record);
    }

    @Override
    protected Object leaf(Type type, Object value) {
        return value instanceof String text ? text.intern() : value;
    }
}
