package io.wirecost.compiler.avro;

import io.wirecost.compiler.value.JsonTree;
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
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;

/** Writes neutral values as Avro's schema language writes the defaults of fields. */
final class AvroDefault extends JsonTree {
    private final Schema told;

    /** @param told the same schema by {@link AvroUnions#told} */
    AvroDefault(Schema schema, Schema told) {
        super(schema);
        this.told = told;
    }

    /** The place of the branch that a union's value has. */
    static int chosen(RecordValue union) {
        return IntStream.range(0, union.size())
                .filter(i -> union.get(i) != null)
                .findFirst()
                .orElseThrow();
    }

    @Override
    protected Json record(RecordDefinition record, RecordValue value) {
        return told.record(record.name()).isUnion() ? union(record, value) : super.record(record, value);
    }

    private Json union(RecordDefinition union, RecordValue value) {
        int chosen = chosen(value);
        Field branch = union.fields().get(chosen);
        Json written = value(branch.type(), value.get(chosen));
        return AvroUnions.isWrapped(branch, told.record(union.name()).fields().get(chosen))
                ? new ObjectBuilder().put(AvroUnions.VALUE, written).build()
                : written;
    }

    /** A member that is its field's own default is left out: these could be nested so that the text grew without end. */
    @Override
    protected boolean isWritten(Field field, Object value) {
        return !field.isDefault(value);
    }

    @Override
    protected String key(Field field) {
        return field.name();
    }

    @Override
    protected Json leaf(Type type, Object value) {
        return switch (type.kind()) {
            case NULL, BOOLEAN, INT, LONG, FLOAT, DOUBLE, STRING, ENUM -> WrittenJson.leaf(Optional.empty(), value);
            case BYTES, FIXED -> bytes((byte[]) value);
            case DECIMAL ->
                bytes(type.fixed()
                        .map(fixed -> Carriers.toUnscaled((BigDecimal) value, fixed.size()))
                        .orElseGet(() -> Carriers.toUnscaled((BigDecimal) value)));
            case UUID ->
                type.fixed().isPresent() ? bytes(Carriers.toBytes((UUID) value)) : new Json.Str(value.toString());
            case DATE, TIME_MILLIS, TIME_MICROS, TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS ->
                number(type, value);
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS -> number(type, value);
            case RECORD, ARRAY, MAP, OPTIONAL -> throw new IllegalStateException("no leaf: " + type);
        };
    }

    private static Json number(Type type, Object value) {
        long number = IntegerCarrier.of(type.asTemporal().orElseThrow()).number(value);
        return new Json.Num(Long.toString(number));
    }

    private static Json bytes(byte[] bytes) {
        return new Json.Str(new String(bytes, StandardCharsets.ISO_8859_1));
    }
}
