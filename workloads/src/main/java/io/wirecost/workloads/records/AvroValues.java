package io.wirecost.workloads.records;

import io.wirecost.compiler.avro.AvroUnions;
import io.wirecost.compiler.value.AvroNames;
import io.wirecost.compiler.value.Decimals;
import io.wirecost.compiler.value.TextReader;
import io.wirecost.compiler.value.TimeReader;
import io.wirecost.compiler.value.Unfit;
import io.wirecost.core.Problems;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Carriers;
import io.wirecost.core.value.RecordValue;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.generic.GenericArray;
import org.apache.avro.generic.GenericContainer;
import org.apache.avro.generic.GenericFixed;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.util.Utf8;

/** Turns Avro's generic values without conversions into neutral ones, and collects what is no value of its type. */
final class AvroValues {
    /** What Avro's library makes of values without a name of their own, with the names that Avro has for them. */
    private static final Map<Class<?>, String> BRANCHES = Map.of(
            Boolean.class, "boolean",
            Integer.class, "int",
            Long.class, "long",
            Float.class, "float",
            Double.class, "double",
            ByteBuffer.class, "bytes",
            Utf8.class, "string",
            List.class, "array",
            Map.class, "map");

    private final Schema schema;
    private final Schema told;
    private final Problems problems;

    AvroValues(Schema schema, Problems problems) {
        this.schema = schema;
        this.told = AvroUnions.told(schema);
        this.problems = problems;
    }

    RecordValue read(GenericRecord record) {
        return record(schema.root(), "", record);
    }

    private RecordValue record(RecordDefinition definition, String path, GenericRecord record) {
        List<Object> values = new ArrayList<>();
        for (Field field : definition.fields()) {
            String at = path.isEmpty() ? field.name() : path + "." + field.name();
            values.add(value(field.type(), at, record.get(field.name())));
        }
        return new RecordValue(values);
    }

    private RecordValue recordOrUnion(RecordDefinition definition, String path, Object value) {
        RecordDefinition union = told.record(definition.name());
        if (!union.isUnion()) {
            return record(definition, path, (GenericRecord) value);
        }
        Object[] values = new Object[definition.fields().size()];
        for (int i = 0; i < values.length; i++) {
            Field branch = definition.fields().get(i);
            if (AvroNames.of(union.fields().get(i).type()).equals(nameOf(value))) {
                boolean isWrapped = AvroUnions.isWrapped(branch, union.fields().get(i));
                Object content = isWrapped ? ((GenericRecord) value).get(AvroUnions.VALUE) : value;
                values[i] = value(branch.type().present(), path, content);
            }
        }
        return RecordValue.of(values);
    }

    /** The name of the branch that a value of Avro's library is of. */
    private static String nameOf(Object value) {
        return value instanceof GenericContainer container && !(value instanceof GenericArray)
                ? container.getSchema().getFullName()
                : BRANCHES.entrySet().stream()
                        .filter(branch -> branch.getKey().isInstance(value))
                        .findFirst()
                        .orElseThrow()
                        .getValue();
    }

    /** The value, or null where a problem was recorded. */
    private Object value(Type type, String path, Object value) {
        if (value == null) {
            return null;
        }
        try {
            return switch (type.kind()) {
                case NULL, BOOLEAN, INT, LONG, FLOAT, DOUBLE -> value;
                case BYTES, FIXED -> bytes(value);
                case STRING -> text(value);
                case DECIMAL -> Decimals.fit((Type.Decimal) type, bytes(value));
                case UUID -> type.fixed().isPresent() ? Carriers.toUuid(bytes(value)) : TextReader.uuid(text(value));
                case ENUM -> value.toString();
                case DATE,
                        TIME_MILLIS,
                        TIME_MICROS,
                        TIMESTAMP_MILLIS,
                        TIMESTAMP_MICROS,
                        TIMESTAMP_NANOS,
                        LOCAL_TIMESTAMP_MILLIS,
                        LOCAL_TIMESTAMP_MICROS,
                        LOCAL_TIMESTAMP_NANOS ->
                    TimeReader.ofNumber(type.asTemporal().orElseThrow(), ((Number) value).longValue());
                case RECORD -> recordOrUnion(schema.record(type.name()), path, value);
                case ARRAY -> list(type.element(), path, (List<?>) value);
                case MAP -> map(type.element(), path, (Map<?, ?>) value);
                case OPTIONAL -> value(type.element(), path, value);
            };
        } catch (Unfit e) {
            problems.add(path, e.getMessage());
            return null;
        }
    }

    private List<Object> list(Type element, String path, List<?> values) {
        List<Object> list = new ArrayList<>();
        values.forEach(v -> list.add(value(element, path + "[" + list.size() + "]", v)));
        return list;
    }

    private Map<String, Object> map(Type value, String path, Map<?, ?> entries) throws Unfit {
        Map<String, Object> map = new LinkedHashMap<>();
        for (Map.Entry<?, ?> entry : entries.entrySet()) {
            String key = text(entry.getKey());
            map.put(key, value(value, path + "{" + key + "}", entry.getValue()));
        }
        return map;
    }

    private static byte[] bytes(Object value) {
        if (value instanceof GenericFixed fixed) {
            return fixed.bytes().clone();
        }
        ByteBuffer buffer = ((ByteBuffer) value).duplicate();
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        return bytes;
    }

    /** Strictly: the library would replace what is no UTF-8. */
    private static String text(Object value) throws Unfit {
        Utf8 text = (Utf8) value;
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(text.getBytes(), 0, text.getByteLength()))
                    .toString();
        } catch (CharacterCodingException e) {
            throw Unfit.expected("text in UTF-8", "other bytes");
        }
    }
}
