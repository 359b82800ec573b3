package io.wirecost.workloads.transactions;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** The JSON that Jackson writes of a value without logical types, absent fields left out. */
final class WireJson {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final Schema schema;

    WireJson(Schema schema) {
        this.schema = schema;
    }

    int sizeBytes(RecordValue value) {
        return json(new Type.RecordRef(schema.root().name()), value).toString().getBytes(StandardCharsets.UTF_8).length;
    }

    private JsonNode json(Type type, Object value) {
        if (type instanceof Type.OptionalType optional) {
            return json(optional.element(), value);
        } else if (type instanceof Type.RecordRef ref) {
            ObjectNode object = JSON.objectNode();
            int i = 0;
            for (Field field : schema.record(ref.name()).fields()) {
                Object member = ((RecordValue) value).get(i++);
                if (member != null) {
                    object.set(field.name(), json(field.type(), member));
                }
            }
            return object;
        } else if (type instanceof Type.ArrayType array) {
            ArrayNode list = JSON.arrayNode();
            ((List<?>) value).forEach(e -> list.add(json(array.element(), e)));
            return list;
        } else if (type instanceof Type.MapType map) {
            ObjectNode object = JSON.objectNode();
            ((Map<?, ?>) value).forEach((k, v) -> object.set((String) k, json(map.element(), v)));
            return object;
        }
        return leaf(value);
    }

    private static JsonNode leaf(Object value) {
        if (value instanceof byte[] bytes) {
            return JSON.binaryNode(bytes);
        } else if (value instanceof Boolean flag) {
            return JSON.booleanNode(flag);
        } else if (value instanceof Long number) {
            return JSON.numberNode(number);
        } else if (value instanceof Double number) {
            return JSON.numberNode(number);
        }
        return JSON.textNode((String) value);
    }
}
