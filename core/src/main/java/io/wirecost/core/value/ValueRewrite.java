package io.wirecost.core.value;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Makes another record of a record, with equal values where a subclass has no others. */
public abstract class ValueRewrite extends ValueFold<Object> {
    protected ValueRewrite(Schema schema) {
        super(schema);
    }

    public final RecordValue of(RecordValue record) {
        return (RecordValue) root(record);
    }

    @Override
    protected Object absent(Type type) {
        return null;
    }

    @Override
    protected Object leaf(Type type, Object value) {
        return value;
    }

    @Override
    protected Object record(RecordDefinition record, RecordValue value) {
        List<Object> values = new ArrayList<>(value.size());
        for (Field field : record.fields()) {
            values.add(member(record, field, value.get(values.size())));
        }
        return new RecordValue(values);
    }

    @Override
    protected Object array(List<Object> elements) {
        return elements;
    }

    @Override
    protected Object map(Map<String, Object> entries) {
        return entries;
    }
}
