package io.wirecost.compiler.value;

import io.wirecost.core.json.Json;
import io.wirecost.core.json.ObjectBuilder;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.TextCarrier;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes neutral values as our JSON codecs write them: absent fields left out, logical types by their carriers. */
public final class PlainJson {
    private final Schema schema;
    private final boolean isDefault;

    private PlainJson(Schema schema, boolean isDefault) {
        this.schema = schema;
        this.isDefault = isDefault;
    }

    /** A value of the root record. */
    public static Json of(Schema schema, RecordValue value) {
        return new PlainJson(schema, false).record(schema.root(), value);
    }

    /**
     * The default of a field. Records in it are without members that are their fields' own defaults: these could be nested
     * so that the text grew without bounds.
     *
     * @param value a value of the type, or null where it is absent
     */
    public static Json ofDefault(Schema schema, Type type, Object value) {
        return new PlainJson(schema, true).write(type, value);
    }

    private Json write(Type type, Object value) {
        if (value == null) {
            return new Json.Null();
        }
        return switch (type.form()) {
            case LEAF -> leaf(value);
            case RECORD -> record(schema.record(type.name()), (RecordValue) value);
            case ARRAY -> array(type.element(), (List<?>) value);
            case MAP -> map(type.element(), (Map<?, ?>) value);
            case OPTIONAL -> write(type.element(), value);
        };
    }

    private static Json leaf(Object value) {
        return value instanceof BigDecimal decimal
                ? new Json.Str(TextCarrier.DECIMAL.encode().apply(decimal))
                : WrittenJson.leaf(Optional.empty(), value);
    }

    private Json record(RecordDefinition record, RecordValue value) {
        ObjectBuilder object = new ObjectBuilder();
        int i = 0;
        for (Field field : record.fields()) {
            Object member = value.get(i++);
            boolean isOwnDefault = isDefault
                    && field.defaultValue().filter(own -> own.value() == member).isPresent();
            if (member != null && !isOwnDefault) {
                object.put(field.wireName(), write(field.type(), member));
            }
        }
        return object.build();
    }

    private Json array(Type element, List<?> values) {
        return new Json.Arr(values.stream().map(value -> write(element, value)).toList());
    }

    private Json map(Type element, Map<?, ?> values) {
        ObjectBuilder object = new ObjectBuilder();
        values.forEach((key, value) -> object.put((String) key, write(element, value)));
        return object.build();
    }
}
