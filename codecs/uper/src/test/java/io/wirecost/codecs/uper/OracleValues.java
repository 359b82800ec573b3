package io.wirecost.codecs.uper;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Carriers;
import io.wirecost.core.value.IntegerCarrier;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueRewrite;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * Neutral values as the script of the oracle takes them: in JSON, what has parts as a list of these, the components of a
 * SEQUENCE by place. Text, bytes and numbers with a point are hexadecimal.
 */
final class OracleValues {
    private static final double HARMLESS = 0.75;
    private static final int FRACTION_BITS = 52;

    private final Schema schema;

    OracleValues(Schema schema) {
        this.schema = schema;
    }

    /**
     * The same record with other numbers for those that asn1tools writes otherwise than X.690 says: −0 (8.5.9), and
     * mantissas of whole octets, before which it leaves a zero octet (11.3.1).
     */
    RecordValue known(RecordValue record) {
        return new ValueRewrite(schema) {
            @Override
            protected Object leaf(Type type, Object value) {
                if (value instanceof Double number) {
                    return isKnown(number) ? number : HARMLESS;
                } else if (value instanceof Float number) {
                    return isKnown(number) ? number : (float) HARMLESS;
                }
                return value;
            }
        }.of(record);
    }

    private static boolean isKnown(double number) {
        return Double.isFinite(number) && number != 0
                ? mantissaBits(number) % Byte.SIZE != 0
                : Double.compare(number, -0d) != 0;
    }

    /** From the highest bit that is set to the lowest one. */
    private static int mantissaBits(double number) {
        long fraction = Double.doubleToRawLongBits(number) & (1L << FRACTION_BITS) - 1;
        long whole = Math.abs(number) < Double.MIN_NORMAL ? fraction : fraction | 1L << FRACTION_BITS;
        return Long.SIZE - Long.numberOfLeadingZeros(whole) - Long.numberOfTrailingZeros(whole);
    }

    String record(RecordValue record) {
        return record(schema.root(), record);
    }

    private String record(RecordDefinition definition, RecordValue record) {
        List<String> parts = new ArrayList<>();
        for (Field field : definition.fields()) {
            parts.add(value(field.type(), record.get(parts.size())));
        }
        return parts.toString();
    }

    private String value(Type type, Object value) {
        if (value == null) {
            return "null";
        }
        return switch (type.form()) {
            case LEAF -> leaf(type, value);
            case RECORD -> record(schema.record(type.name()), (RecordValue) value);
            case ARRAY -> list(type.element(), (List<?>) value);
            case MAP -> pairs(type.element(), (Map<?, ?>) value);
            case OPTIONAL -> value(type.element(), value);
        };
    }

    /** An element that may be absent is in a SEQUENCE of its own. */
    private String list(Type element, List<?> list) {
        List<String> parts = new ArrayList<>();
        list.forEach(each ->
                parts.add(element.mayBeAbsent() ? List.of(value(element, each)).toString() : value(element, each)));
        return parts.toString();
    }

    private String pairs(Type type, Map<?, ?> map) {
        List<String> parts = new ArrayList<>();
        map.forEach(
                (key, each) -> parts.add(List.of(text(key), value(type, each)).toString()));
        return parts.toString();
    }

    private String leaf(Type type, Object value) {
        return switch (type.kind()) {
            case NULL, BOOLEAN, INT, LONG -> value.toString();
            case FLOAT, DOUBLE ->
                bytes(ByteBuffer.allocate(Double.BYTES)
                        .putDouble(((Number) value).doubleValue())
                        .array());
            case STRING -> text(value);
            case BYTES, FIXED -> bytes((byte[]) value);
            case DECIMAL -> bytes(Carriers.toUnscaled((BigDecimal) value));
            case UUID -> bytes(Carriers.toBytes((UUID) value));
            case ENUM ->
                Integer.toString(schema.enumeration(type.name()).symbols().indexOf((String) value));
            case DATE, TIME_MILLIS, TIME_MICROS ->
                Long.toString(IntegerCarrier.of(type).number(value));
            case TIMESTAMP_MILLIS,
                    TIMESTAMP_MICROS,
                    TIMESTAMP_NANOS,
                    LOCAL_TIMESTAMP_MILLIS,
                    LOCAL_TIMESTAMP_MICROS,
                    LOCAL_TIMESTAMP_NANOS ->
                Long.toString(IntegerCarrier.of(type).number(value));
            case RECORD, ARRAY, MAP, OPTIONAL -> throw new IllegalArgumentException("no leaf: " + type);
        };
    }

    private static String text(Object text) {
        return bytes(text.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static String bytes(byte[] bytes) {
        return '"' + HexFormat.of().formatHex(bytes) + '"';
    }
}
