package io.wirecost.inference.typing;

import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Spelling;
import io.wirecost.core.schema.Spelling.Word;
import io.wirecost.core.schema.Type;
import java.util.List;
import java.util.Optional;

/**
 * A field whose values are strings in JSON and have another type in the schema.
 *
 * @param record full name of the record
 * @param field its field
 */
public record TypedField(String record, Field field) {
    /** The fields of a schema that are such, in its order. */
    public static List<TypedField> of(Schema schema) {
        return schema.records()
                .flatMap(record -> record.fields().stream()
                        .filter(field -> isText(field.type(), schema.notes().spelling(record.name(), field.name())))
                        .map(field -> new TypedField(record.name(), field)))
                .toList();
    }

    private static boolean isText(Type type, Optional<Spelling> spelling) {
        return Spelling.spelled(type)
                .filter(leaf -> leaf.match(new LeafCases<>(
                        primitive -> primitive == Type.Primitive.BYTES
                                || (primitive.isNumber() && spelling.equals(Optional.of(Word.QUOTED))),
                        temporal -> true,
                        fixed -> true,
                        decimal -> spelling.equals(Optional.of(Word.QUOTED)),
                        uuid -> true,
                        enumeration -> true)))
                .isPresent();
    }

    /** The record's simple name and the field's key, e.g. {@code Actor.session}. */
    public String path() {
        return Definition.simpleName(record) + "." + field.wireName();
    }

    /** The type of its values, or of those in its arrays and maps, in a word. */
    public String type() {
        return Spelling.spelled(field.type())
                .map(leaf -> leaf.match(new LeafCases<>(
                        Object::toString,
                        Object::toString,
                        Object::toString,
                        Object::toString,
                        uuid -> "uuid",
                        enumeration -> "enum")))
                .orElseThrow();
    }
}
