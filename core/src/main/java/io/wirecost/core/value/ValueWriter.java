package io.wirecost.core.value;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Effect;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.LeafEffects;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeEffects;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
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
        type.visit(new TypeEffects<>(
                leaf -> writeLeaf(leaf, value),
                record -> writeRecord(schema.record(record.name()), (RecordValue) value),
                array -> writeList(array, (List<?>) value),
                map -> writeMap(map, (Map<?, ?>) value),
                optional -> writeOptional(optional, value)));
    }

    private void writeLeaf(Type.Leaf type, Object value) throws IOException {
        type.visit(new LeafEffects<>(
                primitive -> writePrimitive(primitive, value),
                temporal -> writeTemporal(temporal, value),
                fixed -> writeBytes((byte[]) value),
                decimal -> writeBytes(Carriers.toUnscaled((BigDecimal) value)),
                uuid -> out.write(Carriers.toBytes((UUID) value)),
                enumeration -> writeString((String) value)));
    }

    private void writeOptional(Type.OptionalType type, Object value) throws IOException {
        out.writeBoolean(value != null);
        if (value != null) {
            write(type.type(), value);
        }
    }

    private void writeList(Type.ArrayType type, List<?> list) throws IOException {
        out.writeInt(list.size());
        for (Object element : list) {
            write(type.element(), element);
        }
    }

    private void writePrimitive(Type.Primitive type, Object value) throws IOException {
        Effect<Object, IOException> write = switch (type) {
            case NULL -> absent -> {};
            case BOOLEAN -> truth -> out.writeBoolean((Boolean) truth);
            case INT -> number -> out.writeInt((Integer) number);
            case LONG -> number -> out.writeLong((Long) number);
            case FLOAT -> number -> out.writeFloat((Float) number);
            case DOUBLE -> number -> out.writeDouble((Double) number);
            case BYTES -> bytes -> writeBytes((byte[]) bytes);
            case STRING -> text -> writeString((String) text);
        };
        write.on(value);
    }

    private void writeTemporal(Type.Temporal type, Object value) throws IOException {
        long number = IntegerCarrier.of(type).number(value);
        if (type.fitsInt()) {
            out.writeInt(Math.toIntExact(number));
        } else {
            out.writeLong(number);
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
