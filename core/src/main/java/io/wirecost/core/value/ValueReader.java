package io.wirecost.core.value;

import io.wirecost.core.binary.BinaryInput;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads what {@link ValueWriter} wrote. */
public final class ValueReader {
    private final Schema schema;
    private final BinaryInput in;

    public ValueReader(Schema schema, BinaryInput in) {
        this.schema = schema;
        this.in = in;
    }

    /** Reads one value of the root record. */
    public RecordValue read() throws IOException {
        return readRecord(schema.root());
    }

    private RecordValue readRecord(RecordDefinition record) throws IOException {
        List<Object> values = new ArrayList<>(record.fields().size());
        for (Field field : record.fields()) {
            values.add(read(field.type()));
        }
        return new RecordValue(values);
    }

    /** Reads one value of a type of the schema. */
    public Object read(Type type) throws IOException {
        return switch (type.kind()) {
            case NULL -> null;
            case BOOLEAN -> in.bool();
            case INT -> in.int32();
            case LONG -> in.int64();
            case FLOAT -> in.float32();
            case DOUBLE -> in.float64();
            case BYTES -> in.bytes();
            case STRING -> in.text();
            case FIXED -> readFixed(type);
            case DECIMAL -> Carriers.toDecimal(in.bytes(), type.scale());
            case UUID -> Carriers.toUuid(in.raw(2 * Long.BYTES));
            case ENUM -> readSymbol(schema.enumeration(type.name()));
            case DATE -> Carriers.toDate(in.int32());
            case TIME_MILLIS -> Carriers.millisToTime(in.int32());
            case TIME_MICROS -> Carriers.microsToTime(in.int64());
            case TIMESTAMP_MILLIS -> Carriers.millisToInstant(in.int64());
            case TIMESTAMP_MICROS -> Carriers.microsToInstant(in.int64());
            case TIMESTAMP_NANOS -> Carriers.nanosToInstant(in.int64());
            case LOCAL_TIMESTAMP_MILLIS -> Carriers.millisToLocal(in.int64());
            case LOCAL_TIMESTAMP_MICROS -> Carriers.microsToLocal(in.int64());
            case LOCAL_TIMESTAMP_NANOS -> Carriers.nanosToLocal(in.int64());
            case RECORD -> readRecord(schema.record(type.name()));
            case ARRAY -> in.list(() -> read(type.element()));
            case MAP -> readMap(type.element());
            case OPTIONAL -> in.bool() ? read(type.element()) : null;
        };
    }

    private Map<String, Object> readMap(Type value) throws IOException {
        int size = in.length();
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < size; i++) {
            String key = in.text();
            map.put(key, read(value));
            if (map.size() <= i) {
                throw in.damaged("expected keys that differ, got a second " + key);
            }
        }
        return map;
    }

    private String readSymbol(EnumDefinition type) throws IOException {
        String symbol = in.text();
        if (!type.symbols().contains(symbol)) {
            throw in.damaged("expected a symbol of %s, got %s".formatted(type.name(), symbol));
        }
        return symbol;
    }

    private byte[] readFixed(Type type) throws IOException {
        byte[] bytes = in.bytes();
        if (bytes.length != type.size()) {
            throw in.damaged("expected %d bytes of %s, got %d".formatted(type.size(), type.name(), bytes.length));
        }
        return bytes;
    }
}
