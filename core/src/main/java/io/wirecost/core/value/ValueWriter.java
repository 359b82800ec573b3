package io.wirecost.core.value;

import io.wirecost.core.binary.BinaryOutput;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;

/**
 * Writes neutral values in the project's own binary form. A dataset reaches every measuring process in this form, and
 * its checksum is taken over it. docs/dataset-format.md describes the form: one byte before an optional value, logical
 * types by {@link Carriers}, enums by symbol.
 */
public final class ValueWriter {
    private final Schema schema;
    private final BinaryOutput out;
    private final boolean isCanonical;

    /** Writes maps in their own order. */
    public ValueWriter(Schema schema, BinaryOutput out) {
        this(schema, out, false);
    }

    private ValueWriter(Schema schema, BinaryOutput out, boolean isCanonical) {
        this.schema = schema;
        this.out = out;
        this.isCanonical = isCanonical;
    }

    /** Writes maps in the order of their keys, so that equal values become equal bytes. */
    public static ValueWriter canonical(Schema schema, BinaryOutput out) {
        return new ValueWriter(schema, out, true);
    }

    /** Writes one value of the root record. */
    public void write(RecordValue value) throws IOException {
        writeRecord(schema.root(), value);
    }

    private void writeRecord(RecordDefinition record, RecordValue value) throws IOException {
        int i = 0;
        for (Field field : record.fields()) {
            write(field.type(), value.get(i++));
        }
    }

    /** Writes one value of a type of the schema. */
    public void write(Type type, Object value) throws IOException {
        switch (type.kind()) {
            case NULL -> {}
            case BOOLEAN -> out.bool((Boolean) value);
            case INT -> out.int32((Integer) value);
            case LONG -> out.int64((Long) value);
            case FLOAT -> out.float32((Float) value);
            case DOUBLE -> out.float64((Double) value);
            case BYTES, FIXED -> out.bytes((byte[]) value);
            case STRING, ENUM -> out.text((String) value);
            case DECIMAL -> out.bytes(Carriers.toUnscaled((BigDecimal) value));
            case UUID -> out.raw(Carriers.toBytes((UUID) value));
            case DATE -> out.int32(Carriers.toDays((LocalDate) value));
            case TIME_MILLIS -> out.int32(Carriers.toMillisOfDay((LocalTime) value));
            case TIME_MICROS -> out.int64(Carriers.toMicrosOfDay((LocalTime) value));
            case TIMESTAMP_MILLIS -> out.int64(Carriers.toMillis((Instant) value));
            case TIMESTAMP_MICROS -> out.int64(Carriers.toMicros((Instant) value));
            case TIMESTAMP_NANOS -> out.int64(Carriers.toEpochNanos((Instant) value));
            case LOCAL_TIMESTAMP_MILLIS -> out.int64(Carriers.toMillis((LocalDateTime) value));
            case LOCAL_TIMESTAMP_MICROS -> out.int64(Carriers.toMicros((LocalDateTime) value));
            case LOCAL_TIMESTAMP_NANOS -> out.int64(Carriers.toEpochNanos((LocalDateTime) value));
            case RECORD -> writeRecord(schema.record(type.name()), (RecordValue) value);
            case ARRAY -> writeList(type.element(), (List<?>) value);
            case MAP -> writeMap(type.element(), (Map<?, ?>) value);
            case OPTIONAL -> writeOptional(type.element(), value);
        }
    }

    private void writeOptional(Type type, Object value) throws IOException {
        out.bool(value != null);
        if (value != null) {
            write(type, value);
        }
    }

    private void writeList(Type type, List<?> list) throws IOException {
        out.int32(list.size());
        for (Object element : list) {
            write(type, element);
        }
    }

    private void writeMap(Type type, Map<?, ?> map) throws IOException {
        out.int32(map.size());
        Map<?, ?> ordered = isCanonical ? new TreeMap<>(map) : map;
        for (Map.Entry<?, ?> entry : ordered.entrySet()) {
            out.text((String) entry.getKey());
            write(type, entry.getValue());
        }
    }
}
