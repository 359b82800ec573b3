package io.wirecost.workloads.transactions;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * About how many bytes a value takes as compact JSON, absent fields left out. A double counts as a fixed number of
 * digits: its shortest text is not the same on every JDK, and the data must be.
 */
final class JsonSize {
    private static final int DOUBLE_BYTES = 8;
    private static final int QUOTES = 2;
    private static final int BRACKETS = 2;

    private final Schema schema;

    JsonSize(Schema schema) {
        this.schema = schema;
    }

    int ofRecord(RecordDefinition record, RecordValue value) {
        int size = BRACKETS - 1;
        int i = 0;
        for (Field field : record.fields()) {
            Object member = value.get(i++);
            if (member != null) {
                size += QUOTES + field.name().length() + ":,".length() + of(field.type(), member);
            }
        }
        return size;
    }

    /** @param value never absent */
    int of(Type type, Object value) {
        return switch (type.form()) {
            case LEAF -> ofLeaf(value);
            case RECORD -> ofRecord(schema.record(type.name()), (RecordValue) value);
            case ARRAY -> ofList(type.element(), (List<?>) value);
            case MAP -> ofMap(type.element(), (Map<?, ?>) value);
            case OPTIONAL -> of(type.element(), value);
        };
    }

    private int ofList(Type element, List<?> list) {
        return BRACKETS + list.stream().mapToInt(e -> of(element, e) + 1).sum();
    }

    private int ofMap(Type value, Map<?, ?> map) {
        return BRACKETS
                + map.entrySet().stream()
                        .mapToInt(e -> ofText(e.getKey()) + of(value, e.getValue()) + 2)
                        .sum();
    }

    private static int ofLeaf(Object value) {
        if (value instanceof byte[] bytes) {
            return QUOTES + (bytes.length + 2) / 3 * 4;
        } else if (value instanceof Double) {
            return DOUBLE_BYTES;
        }
        return value instanceof String ? ofText(value) : value.toString().length();
    }

    private static int ofText(Object text) {
        return QUOTES + ((String) text).getBytes(StandardCharsets.UTF_8).length;
    }
}
