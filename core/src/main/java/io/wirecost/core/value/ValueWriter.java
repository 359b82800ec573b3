package io.wirecost.core.value;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;

/**
 * Writes neutral values in the project's own binary form, in which a dataset reaches every measuring process and over
 * which its checksum is taken: big-endian, counts and lengths as int, one byte before an optional value, strings in
 * UTF-8, logical types by {@link Carriers}, enums by symbol.
 */
public final class ValueWriter {
    private final Schema schema;
    private final DataOutputStream out;
    private final boolean isCanonical;

    /** Writes maps in their own order. */
    public ValueWriter(Schema schema, OutputStream out) {
        this(schema, out, false);
    }

    private ValueWriter(Schema schema, OutputStream out, boolean isCanonical) {
        this.schema = schema;
        this.out = new DataOutputStream(out);
        this.isCanonical = isCanonical;
    }

    /** Writes maps in the order of their keys, so that equal values become equal bytes. */
    public static ValueWriter canonical(Schema schema, OutputStream out) {
        return new ValueWriter(schema, out, true);
    }

    /** Writes one value of the root record. */
    public void write(RecordValue value) throws IOException {
        writeRecord(schema.root(), value);
        out.flush();
    }

    private void writeRecord(RecordDefinition record, RecordValue value) throws IOException {
        int i = 0;
        for (Field field : record.fields()) {
            write(field.type(), value.get(i++));
        }
    }

    /** Writes one value of a type of the schema. */
    public void write(Type type, Object value) throws IOException {
        if (type instanceof Type.Primitive primitive) {
            writePrimitive(primitive, value);
        } else if (type instanceof Type.Temporal temporal) {
            writeTemporal(temporal, value);
        } else if (type instanceof Type.OptionalType optional) {
            out.writeBoolean(value != null);
            if (value != null) {
                write(optional.type(), value);
            }
        } else if (type instanceof Type.RecordRef ref) {
            writeRecord(schema.record(ref.name()), (RecordValue) value);
        } else if (type instanceof Type.EnumRef) {
            writeString((String) value);
        } else if (type instanceof Type.ArrayType array) {
            out.writeInt(((List<?>) value).size());
            for (Object element : (List<?>) value) {
                write(array.element(), element);
            }
        } else if (type instanceof Type.MapType map) {
            writeMap(map, (Map<?, ?>) value);
        } else if (type instanceof Type.Fixed) {
            writeBytes((byte[]) value);
        } else if (type instanceof Type.Decimal) {
            writeBytes(Carriers.toUnscaled((BigDecimal) value));
        } else if (type instanceof Type.Uuid) {
            out.write(Carriers.toBytes((UUID) value));
        }
    }

    private void writePrimitive(Type.Primitive type, Object value) throws IOException {
        switch (type) {
            case NULL -> {}
            case BOOLEAN -> out.writeBoolean((Boolean) value);
            case INT -> out.writeInt((Integer) value);
            case LONG -> out.writeLong((Long) value);
            case FLOAT -> out.writeFloat((Float) value);
            case DOUBLE -> out.writeDouble((Double) value);
            case BYTES -> writeBytes((byte[]) value);
            case STRING -> writeString((String) value);
        }
    }

    private void writeTemporal(Type.Temporal type, Object value) throws IOException {
        switch (type) {
            case DATE -> out.writeInt(Carriers.toDays((LocalDate) value));
            case TIME_MILLIS -> out.writeInt(Carriers.toMillisOfDay((LocalTime) value));
            case TIME_MICROS -> out.writeLong(Carriers.toMicrosOfDay((LocalTime) value));
            case TIMESTAMP_MILLIS -> out.writeLong(Carriers.toMillis((Instant) value));
            case TIMESTAMP_MICROS -> out.writeLong(Carriers.toMicros((Instant) value));
            case LOCAL_TIMESTAMP_MILLIS -> out.writeLong(Carriers.toMillis((LocalDateTime) value));
            case LOCAL_TIMESTAMP_MICROS -> out.writeLong(Carriers.toMicros((LocalDateTime) value));
        }
    }

    private void writeMap(Type.MapType type, Map<?, ?> map) throws IOException {
        out.writeInt(map.size());
        Map<?, ?> ordered = isCanonical ? new TreeMap<>(map) : map;
        for (Map.Entry<?, ?> entry : ordered.entrySet()) {
            writeString((String) entry.getKey());
            write(type.value(), entry.getValue());
        }
    }

    private void writeString(String text) throws IOException {
        writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }

    private void writeBytes(byte[] bytes) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }
}
