package io.wirecost.workloads.records;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes datasets as plain JSON, as people have it. */
final class PlainData {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final Dataset dataset;

    PlainData(Dataset dataset) {
        this.dataset = dataset;
    }

    Path json(Path file) throws IOException {
        return Files.writeString(
                file,
                dataset.records().stream()
                        .map(r -> record(dataset.schema().root().name(), r) + "\n")
                        .collect(Collectors.joining()));
    }

    private ObjectNode record(String name, RecordValue record) {
        ObjectNode object = JSON.objectNode();
        int i = 0;
        for (Field field : dataset.schema().record(name).fields()) {
            Object value = record.get(i++);
            if (value != null) {
                object.set(field.name(), value(field.type(), value));
            }
        }
        return object;
    }

    private JsonNode value(Type type, Object value) {
        if (value == null) {
            return JSON.nullNode();
        } else if (type instanceof Type.OptionalType optional) {
            return value(optional.element(), value);
        } else if (type instanceof Type.RecordRef ref) {
            return record(ref.name(), (RecordValue) value);
        } else if (type instanceof Type.ArrayType array) {
            ArrayNode list = JSON.arrayNode();
            ((List<?>) value).forEach(e -> list.add(value(array.element(), e)));
            return list;
        } else if (type instanceof Type.MapType map) {
            ObjectNode object = JSON.objectNode();
            ((Map<?, ?>) value).forEach((k, v) -> object.set((String) k, value(map.element(), v)));
            return object;
        }
        return leaf(value);
    }

    private static JsonNode leaf(Object value) {
        if (value instanceof byte[] bytes) {
            return JSON.binaryNode(bytes);
        } else if (value instanceof Boolean flag) {
            return JSON.booleanNode(flag);
        } else if (value instanceof Integer number) {
            return JSON.numberNode(number);
        } else if (value instanceof Long number) {
            return JSON.numberNode(number);
        } else if (value instanceof Float number) {
            return JSON.numberNode(number);
        } else if (value instanceof Double number) {
            return JSON.numberNode(number);
        }
        return JSON.textNode(value.toString());
    }
}
