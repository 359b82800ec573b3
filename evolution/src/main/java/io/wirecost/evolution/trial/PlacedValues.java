package io.wirecost.evolution.trial;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The values of a record by their paths. */
final class PlacedValues {
    private final Schema schema;
    private final Map<String, PlacedValue> byPath = new HashMap<>();

    PlacedValues(Schema schema, RecordValue record) {
        this.schema = schema;
        record(schema.root(), "", record);
    }

    Optional<PlacedValue> at(String path) {
        return Optional.ofNullable(byPath.get(path));
    }

    private void record(RecordDefinition record, String path, RecordValue value) {
        int i = 0;
        for (Field field : record.fields()) {
            value(field.type(), path.isEmpty() ? field.name() : path + "." + field.name(), value.get(i++));
        }
    }

    private void value(Type type, String path, Object value) {
        byPath.put(path, new PlacedValue(type, value));
        if (value == null) {
            return;
        }
        Type present = type.present();
        switch (present.form()) {
            case LEAF -> {}
            case RECORD -> record(schema.record(present.name()), path, (RecordValue) value);
            case ARRAY -> {
                int i = 0;
                for (Object element : (List<?>) value) {
                    value(present.element(), path + "[" + i++ + "]", element);
                }
            }
            case MAP ->
                ((Map<?, ?>) value)
                        .forEach((key, element) -> value(present.element(), path + "{" + key + "}", element));
            case OPTIONAL -> throw new IllegalStateException("an optional of an optional");
        }
    }
}
