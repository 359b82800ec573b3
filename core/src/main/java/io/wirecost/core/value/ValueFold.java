package io.wirecost.core.value;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Walks through a record and makes something of each value, those inside first. A union is the record that it is. */
public abstract class ValueFold<R> {
    private final Schema schema;

    protected ValueFold(Schema schema) {
        this.schema = schema;
    }

    protected final R root(RecordValue value) {
        return record(schema.root(), value);
    }

    /** @param value null where it is absent */
    public final R value(Type type, Object value) {
        if (value == null) {
            return absent(type);
        }
        return switch (type.form()) {
            case LEAF -> leaf(type, value);
            case RECORD -> record(schema.record(type.name()), (RecordValue) value);
            case ARRAY -> array(elements(type.element(), (List<?>) value));
            case MAP -> map(entries(type.element(), (Map<?, ?>) value));
            case OPTIONAL -> value(type.element(), value);
        };
    }

    private List<R> elements(Type type, List<?> values) {
        List<R> made = new ArrayList<>(values.size());
        for (Object value : values) {
            made.add(value(type, value));
        }
        return made;
    }

    private Map<String, R> entries(Type type, Map<?, ?> values) {
        Map<String, R> made = new LinkedHashMap<>();
        for (Map.Entry<?, ?> entry : values.entrySet()) {
            made.put((String) entry.getKey(), value(type, entry.getValue()));
        }
        return made;
    }

    protected abstract R absent(Type type);

    protected abstract R leaf(Type type, Object value);

    /** Makes something of a record; {@link #member} makes it of each of its values. */
    protected abstract R record(RecordDefinition record, RecordValue value);

    /** @param value null where it is absent */
    protected R member(RecordDefinition record, Field field, Object value) {
        return value(field.type(), value);
    }

    protected abstract R array(List<R> elements);

    protected abstract R map(Map<String, R> entries);
}
