package io.wirecost.compiler.avro;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.FloatNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeCases;
import io.wirecost.core.value.Carriers;
import io.wirecost.core.value.IntegerCarrier;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Writes neutral values as Avro's schema language writes the defaults of fields. */
final class AvroDefault {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final Schema schema;

    AvroDefault(Schema schema) {
        this.schema = schema;
    }

    /** @param value a value of the type, or null where it is absent */
    JsonNode write(Type type, Object value) {
        return value == null
                ? NullNode.instance
                : type.match(new TypeCases<>(
                        leaf -> leaf(leaf, value),
                        record -> record(schema.record(record.name()), (RecordValue) value),
                        array -> array(array.element(), (List<?>) value),
                        map -> map(map.value(), (Map<?, ?>) value),
                        optional -> write(optional.type(), value)));
    }

    private static JsonNode leaf(Type.Leaf type, Object value) {
        return type.match(new LeafCases<>(
                primitive -> primitive(primitive, value),
                temporal -> LongNode.valueOf(IntegerCarrier.of(temporal).number(value)),
                fixed -> bytes((byte[]) value),
                decimal -> bytes(decimal.fixed()
                        .map(fixed -> Carriers.toUnscaled((BigDecimal) value, fixed.size()))
                        .orElseGet(() -> Carriers.toUnscaled((BigDecimal) value))),
                uuid -> uuid.fixed().isPresent()
                        ? bytes(Carriers.toBytes((UUID) value))
                        : TextNode.valueOf(value.toString()),
                enumeration -> TextNode.valueOf((String) value)));
    }

    private static JsonNode primitive(Type.Primitive type, Object value) {
        return switch (type) {
            case NULL -> NullNode.instance;
            case BOOLEAN -> BooleanNode.valueOf((Boolean) value);
            case INT -> IntNode.valueOf((Integer) value);
            case LONG -> LongNode.valueOf((Long) value);
            case FLOAT -> FloatNode.valueOf((Float) value);
            case DOUBLE -> DoubleNode.valueOf((Double) value);
            case BYTES -> bytes((byte[]) value);
            case STRING -> TextNode.valueOf((String) value);
        };
    }

    private static JsonNode bytes(byte[] bytes) {
        return TextNode.valueOf(new String(bytes, StandardCharsets.ISO_8859_1));
    }

    /**
     * Returns the record without members that are their fields' own defaults: these could be nested so that the text
     * grew without bounds.
     */
    private JsonNode record(RecordDefinition record, RecordValue value) {
        ObjectNode object = JSON.objectNode();
        int i = 0;
        for (Field field : record.fields()) {
            Object member = value.get(i++);
            if (field.defaultValue().filter(own -> own.value() == member).isEmpty()) {
                object.set(field.name(), write(field.type(), member));
            }
        }
        return object;
    }

    private JsonNode array(Type element, List<?> values) {
        ArrayNode array = JSON.arrayNode();
        values.forEach(value -> array.add(write(element, value)));
        return array;
    }

    private JsonNode map(Type element, Map<?, ?> values) {
        ObjectNode object = JSON.objectNode();
        values.forEach((key, value) -> object.set((String) key, write(element, value)));
        return object;
    }
}
