package io.wirecost.core.value;

import io.wirecost.core.binary.BinaryOutput;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Effect;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.LeafEffects;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeEffects;
import java.io.IOException;
import java.math.BigDecimal;
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
                fixed -> out.bytes((byte[]) value),
                decimal -> out.bytes(Carriers.toUnscaled((BigDecimal) value)),
                uuid -> out.raw(Carriers.toBytes((UUID) value)),
                enumeration -> out.text((String) value)));
    }

    private void writeOptional(Type.OptionalType type, Object value) throws IOException {
        out.bool(value != null);
        if (value != null) {
            write(type.element(), value);
        }
    }

    private void writeList(Type.ArrayType type, List<?> list) throws IOException {
        out.int32(list.size());
        for (Object element : list) {
            write(type.element(), element);
        }
    }

    private void writePrimitive(Type.Primitive type, Object value) throws IOException {
        Effect<Object, IOException> write = switch (type) {
            case NULL -> absent -> {};
            case BOOLEAN -> truth -> out.bool((Boolean) truth);
            case INT -> number -> out.int32((Integer) number);
            case LONG -> number -> out.int64((Long) number);
            case FLOAT -> number -> out.float32((Float) number);
            case DOUBLE -> number -> out.float64((Double) number);
            case BYTES -> bytes -> out.bytes((byte[]) bytes);
            case STRING -> text -> out.text((String) text);
        };
        write.on(value);
    }

    private void writeTemporal(Type.Temporal type, Object value) throws IOException {
        long number = IntegerCarrier.of(type).number(value);
        if (type.fitsInt()) {
            out.int32(Math.toIntExact(number));
        } else {
            out.int64(number);
        }
    }

    private void writeMap(Type.MapType type, Map<?, ?> map) throws IOException {
        out.int32(map.size());
        Map<?, ?> ordered = isCanonical ? new TreeMap<>(map) : map;
        for (Map.Entry<?, ?> entry : ordered.entrySet()) {
            out.text((String) entry.getKey());
            write(type.element(), entry.getValue());
        }
    }
}
