package io.wirecost.compiler.avro;

import io.wirecost.compiler.value.WrittenJson;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.ObjectBuilder;
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
import java.util.Optional;
import java.util.UUID;

/** Writes neutral values as Avro's schema language writes the defaults of fields. */
final class AvroDefault {
    private final Schema schema;

    AvroDefault(Schema schema) {
        this.schema = schema;
    }

    /** @param value a value of the type, or null where it is absent */
    Json write(Type type, Object value) {
        return value == null
                ? new Json.Null()
                : type.match(new TypeCases<>(
                        leaf -> leaf(leaf, value),
                        record -> record(schema.record(record.name()), (RecordValue) value),
                        array -> array(array.element(), (List<?>) value),
                        map -> map(map.element(), (Map<?, ?>) value),
                        optional -> write(optional.element(), value)));
    }

    private static Json leaf(Type.Leaf type, Object value) {
        return type.match(new LeafCases<>(
                primitive -> primitive(primitive, value),
                temporal -> WrittenJson.leaf(
                        Optional.empty(), IntegerCarrier.of(temporal).number(value)),
                fixed -> bytes((byte[]) value),
                decimal -> bytes(decimal.fixed()
                        .map(fixed -> Carriers.toUnscaled((BigDecimal) value, fixed.size()))
                        .orElseGet(() -> Carriers.toUnscaled((BigDecimal) value))),
                uuid -> uuid.fixed().isPresent()
                        ? bytes(Carriers.toBytes((UUID) value))
                        : new Json.Str(value.toString()),
                enumeration -> new Json.Str((String) value)));
    }

    private static Json primitive(Type.Primitive type, Object value) {
        return type == Type.Primitive.BYTES ? bytes((byte[]) value) : WrittenJson.leaf(Optional.empty(), value);
    }

    private static Json bytes(byte[] bytes) {
        return new Json.Str(new String(bytes, StandardCharsets.ISO_8859_1));
    }

    /**
     * Returns the record without members that are their fields' own defaults: these could be nested so that the text
     * grew without bounds.
     */
    private Json record(RecordDefinition record, RecordValue value) {
        ObjectBuilder object = new ObjectBuilder();
        int i = 0;
        for (Field field : record.fields()) {
            Object member = value.get(i++);
            if (field.defaultValue().filter(own -> own.value() == member).isEmpty()) {
                object.put(field.name(), write(field.type(), member));
            }
        }
        return object.build();
    }

    private Json array(Type element, List<?> values) {
        return new Json.Arr(values.stream().map(value -> write(element, value)).toList());
    }

    private Json map(Type element, Map<?, ?> values) {
        ObjectBuilder object = new ObjectBuilder();
        values.forEach((key, value) -> object.put((String) key, write(element, value)));
        return object.build();
    }
}
