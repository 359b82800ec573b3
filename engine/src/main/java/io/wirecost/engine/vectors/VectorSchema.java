package io.wirecost.engine.vectors;

import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The schema of all test vectors: a record of optional fields, one for each type. A vector is the value of one of them. */
final class VectorSchema {
    private static final int SHOWN = 80;
    static final Schema SCHEMA = schema();

    private VectorSchema() {}

    private static Schema schema() {
        RecordDefinition vector = new RecordDefinition(
                "vectors.Vector",
                List.of(
                        field("integer", Type.Primitive.LONG),
                        field("number", Type.Primitive.DOUBLE),
                        field("flag", Type.Primitive.BOOLEAN),
                        field("text", Type.Primitive.STRING),
                        field("data", Type.Primitive.BYTES),
                        field("items", new Type.ArrayType(Type.Primitive.LONG)),
                        field("words", new Type.MapType(Type.Primitive.STRING)),
                        field("choice", new Type.EnumRef("vectors.Choice"))));
        return new Schema(vector.name(), List.of(vector, new EnumDefinition("vectors.Choice", List.of("A", "B", "C"))));
    }

    private static Field field(String name, Type type) {
        return new Field(name, new Type.OptionalType(type));
    }

    static List<String> fields() {
        return SCHEMA.root().fields().stream().map(Field::name).toList();
    }

    /**
     * Returns a record with a value in one field.
     *
     * @param value empty for a record in which no field is there
     */
    static RecordValue record(String field, Optional<Object> value) {
        int at = fields().indexOf(field);
        return RecordValue.of(IntStream.range(0, fields().size())
                .mapToObj(i -> i == at ? value.orElse(null) : null)
                .toArray());
    }

    /** Returns the fields that are there, with their values; short, for a message. */
    static String shown(RecordValue record) {
        List<String> found = IntStream.range(0, record.size())
                .filter(i -> record.get(i) != null)
                .mapToObj(i -> fields().get(i) + " = " + shown(record.get(i)))
                .toList();
        return found.isEmpty() ? "no field" : String.join(", ", found);
    }

    private static String shown(Object value) {
        String text = value instanceof byte[] bytes ? Arrays.toString(bytes) : String.valueOf(value);
        return text.codePointCount(0, text.length()) <= SHOWN
                ? text
                : text.substring(0, text.offsetByCodePoints(0, SHOWN)) + "…";
    }
}
