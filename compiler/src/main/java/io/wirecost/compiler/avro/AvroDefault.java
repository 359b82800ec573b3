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
import io.wirecost.core.schema.DefaultValue;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Carriers;
import io.wirecost.core.value.IntegerCarrier;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Writes a neutral value as Avro's schema language writes the default of a field. */
final class AvroDefault implements Type.Visitor<JsonNode> {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final Schema schema;
    private final Object value;

    private AvroDefault(Schema schema, Object value) {
        this.schema = schema;
        this.value = value;
    }

    static JsonNode of(Schema schema, Type type, DefaultValue value) {
        return write(schema, type, value.value());
    }

    private static JsonNode write(Schema schema, Type type, Object value) {
        return value == null ? NullNode.instance : type.accept(new AvroDefault(schema, value));
    }

    @Override
    public JsonNode primitive(Type.Primitive type) {
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

    @Override
    public JsonNode temporal(Type.Temporal type) {
        return LongNode.valueOf(number(IntegerCarrier.of(type)));
    }

    private <V> long number(IntegerCarrier<V> carrier) {
        return carrier.encode().applyAsLong(carrier.type().cast(value));
    }

    @Override
    public JsonNode fixed(Type.Fixed type) {
        return bytes((byte[]) value);
    }

    @Override
    public JsonNode decimal(Type.Decimal type) {
        BigDecimal decimal = (BigDecimal) value;
        return bytes(type.fixed()
                .map(fixed -> Carriers.toUnscaled(decimal, fixed.size()))
                .orElseGet(() -> Carriers.toUnscaled(decimal)));
    }

    @Override
    public JsonNode uuid(Type.Uuid type) {
        return type.fixed().isPresent() ? bytes(Carriers.toBytes((UUID) value)) : TextNode.valueOf(value.toString());
    }

    /** Without members that are their fields' own defaults: these could be nested so that the text grew without bounds. */
    @Override
    public JsonNode record(Type.RecordRef type) {
        ObjectNode object = JSON.objectNode();
        int i = 0;
        for (Field field : schema.record(type.name()).fields()) {
            Object member = ((RecordValue) value).get(i++);
            if (field.defaultValue().filter(own -> own.value() == member).isEmpty()) {
                object.set(field.name(), write(schema, field.type(), member));
            }
        }
        return object;
    }

    @Override
    public JsonNode enumeration(Type.EnumRef type) {
        return TextNode.valueOf((String) value);
    }

    @Override
    public JsonNode array(Type.ArrayType type) {
        ArrayNode array = JSON.arrayNode();
        ((List<?>) value).forEach(element -> array.add(write(schema, type.element(), element)));
        return array;
    }

    @Override
    public JsonNode map(Type.MapType type) {
        ObjectNode object = JSON.objectNode();
        ((Map<?, ?>) value).forEach((key, element) -> object.set((String) key, write(schema, type.value(), element)));
        return object;
    }

    @Override
    public JsonNode optional(Type.OptionalType type) {
        return type.type().accept(this);
    }

    private static JsonNode bytes(byte[] bytes) {
        return TextNode.valueOf(new String(bytes, StandardCharsets.ISO_8859_1));
    }
}
