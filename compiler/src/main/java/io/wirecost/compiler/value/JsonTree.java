package io.wirecost.compiler.value;

import io.wirecost.core.json.Json;
import io.wirecost.core.json.ObjectBuilder;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueFold;
import java.util.List;
import java.util.Map;

/** Writes neutral values as JSON, by the keys of their schema. Fields without a value are left out. */
public abstract class JsonTree extends ValueFold<Json> {
    protected JsonTree(Schema schema) {
        super(schema);
    }

    /** A value of the root record. */
    public final Json of(RecordValue value) {
        return root(value);
    }

    @Override
    protected final Json absent(Type type) {
        return new Json.Null();
    }

    @Override
    protected Json record(RecordDefinition record, RecordValue value) {
        ObjectBuilder object = new ObjectBuilder();
        int i = 0;
        for (Field field : record.fields()) {
            Object member = value.get(i++);
            if (isWritten(field, member)) {
                object.put(key(field), member(record, field, member));
            }
        }
        return object.build();
    }

    /** The value of a union's branch alone. */
    protected final Json branch(RecordDefinition union, RecordValue value) {
        int place = value.firstPresent();
        return member(union, union.fields().get(place), value.get(place));
    }

    /** @param value null where it is absent */
    protected boolean isWritten(Field field, Object value) {
        return value != null;
    }

    protected String key(Field field) {
        return field.wireName();
    }

    @Override
    protected final Json array(List<Json> elements) {
        return new Json.Arr(elements);
    }

    @Override
    protected final Json map(Map<String, Json> entries) {
        return new Json.Obj(entries);
    }
}
