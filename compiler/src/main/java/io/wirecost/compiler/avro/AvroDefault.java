package io.wirecost.compiler.avro;

import io.wirecost.compiler.value.WrittenJson;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.ObjectBuilder;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Carriers;
import io.wirecost.core.value.IntegerCarrier;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;

/** Writes neutral values as Avro's schema language writes the defaults of fields. */
final class AvroDefault {
    private final Schema schema;
    private final Schema told;

    /** @param told the same schema by {@link AvroUnions#told} */
    AvroDefault(Schema schema, Schema told) {
        this.schema = schema;
        this.told = told;
    }

    /** The place of the branch that a union's value has. */
    static int chosen(RecordValue union) {
        return IntStream.range(0, union.size())
                .filter(i -> union.get(i) != null)
                .findFirst()
                .orElseThrow();
    }

    /** @param value a value of the type, or null where it is absent */
    Json write(Type type, Object value) {
        if (value == null) {
            return new Json.Null();
        }
        return switch (type.kind()) {
            case NULL, BOOLEAN, INT, LONG, FLOAT, DOUBLE, STRING, ENUM -> WrittenJson.leaf(Optional.empty(), value);
            case BYTES, FIXED -> bytes((byte[]) value);
            case DECIMAL ->
                bytes(type.fixed()
                        .map(fixed -> Carriers.toUnscaled((BigDecimal) value, fixed.size()))
                        .orElseGet(() -> Carriers.toUnscaled((BigDecimal) value)));
            case UUID ->
                type.fixed().isPresent() ? bytes(Carriers.toBytes((UUID) value)) : new Json.Str(value.toString());
            case DATE, TIME_MILLIS, TIME_MICROS, TIMESTAMP_MILLIS, TIMESTAMP_MICROS -> number(type, value);
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS -> number(type, value);
            case RECORD ->
                told.record(type.name()).isUnion()
                        ? union(schema.record(type.name()), (RecordValue) value)
                        : record(schema.record(type.name()), (RecordValue) value);
            case ARRAY -> array(type.element(), (List<?>) value);
            case MAP -> map(type.element(), (Map<?, ?>) value);
            case OPTIONAL -> write(type.element(), value);
        };
    }

    private static Json number(Type type, Object value) {
        long number = IntegerCarrier.of(type.asTemporal().orElseThrow()).number(value);
        return new Json.Num(Long.toString(number));
    }

    private static Json bytes(byte[] bytes) {
        return new Json.Str(new String(bytes, StandardCharsets.ISO_8859_1));
    }

    private Json union(RecordDefinition union, RecordValue value) {
        int chosen = chosen(value);
        Field branch = union.fields().get(chosen);
        Json written = write(branch.type(), value.get(chosen));
        return AvroUnions.isWrapped(branch, told.record(union.name()).fields().get(chosen))
                ? new ObjectBuilder().put(AvroUnions.VALUE, written).build()
                : written;
    }

    /**
     * Returns the record without members that are their fields' own defaults: these could be nested so that the text
     * grew without bounds.
     */
    private Json record(RecordDefinition record, RecordValue value) {
        ObjectBuilder object = new ObjectBuilder();
        int i = 0;
        for (Field field : record.fields()) {
            Object member = value.get(i++);
            if (field.defaultValue().filter(own -> own.value() == member).isEmpty()) {
                object.put(field.name(), write(field.type(), member));
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
