package io.wirecost.evolution.trial;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.IntegerCarrier;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Makes a plain record of a schema that none of the given records fits. */
final class SampleRecord {
    private final Schema schema;
    private final Deque<String> open = new ArrayDeque<>();

    private SampleRecord(Schema schema) {
        this.schema = schema;
    }

    static RecordValue of(Schema schema) {
        return new SampleRecord(schema).record(schema.root());
    }

    private RecordValue record(RecordDefinition record) {
        open.push(record.name());
        List<Object> values = new ArrayList<>();
        for (Field field : record.fields()) {
            boolean branch = record.isUnion() && !values.isEmpty();
            values.add(branch ? null : value(field.type()));
        }
        open.pop();
        return new RecordValue(values);
    }

    private Object value(Type type) {
        return switch (type.kind()) {
            case NULL -> null;
            case BOOLEAN -> true;
            case INT -> 1;
            case LONG -> 1L;
            case FLOAT -> 1f;
            case DOUBLE -> 1d;
            case BYTES -> new byte[] {1};
            case FIXED -> new byte[type.size()];
            case STRING -> "a";
            case DECIMAL -> BigDecimal.ONE.setScale(type.scale());
            case UUID -> new UUID(0, 1);
            case ENUM -> schema.enumeration(type.name()).symbols().get(0);
            case DATE,
                    TIME_MILLIS,
                    TIME_MICROS,
                    TIMESTAMP_MILLIS,
                    TIMESTAMP_MICROS,
                    LOCAL_TIMESTAMP_MILLIS,
                    LOCAL_TIMESTAMP_MICROS ->
                IntegerCarrier.of(type.asTemporal().orElseThrow()).decode().apply(1);
            case RECORD -> record(schema.record(type.name()));
            case ARRAY -> isOpen(type.element()) ? List.of() : List.of(value(type.element()));
            case MAP -> isOpen(type.element()) ? Map.of() : Map.of("a", value(type.element()));
            case OPTIONAL -> isOpen(type.element()) ? null : value(type.element());
        };
    }

    /** Returns whether a value of the type would hold itself. */
    private boolean isOpen(Type type) {
        Type present = type.present();
        return present.asRecord().filter(ref -> open.contains(ref.name())).isPresent();
    }
}
