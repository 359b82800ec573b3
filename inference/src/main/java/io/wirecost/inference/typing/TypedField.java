package io.wirecost.inference.typing;

import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Field;
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
                        .filter(field -> Spelling.spelled(field.type())
                                .filter(leaf -> isText(leaf, schema.notes().spelling(record.name(), field.name())))
                                .isPresent())
                        .map(field -> new TypedField(record.name(), field)))
                .toList();
    }

    private static boolean isText(Type.Leaf type, Optional<Spelling> spelling) {
        if (type == Type.Primitive.STRING || type == Type.Primitive.NULL) {
            return false;
        }
        return !Word.QUOTED.fits(type) || spelling.equals(Optional.of(Word.QUOTED));
    }

    /** The record's simple name and the field's key, e.g. {@code Actor.session}. */
    public String path() {
        return Definition.simpleName(record) + "." + field.wireName();
    }

    /** The type of its values, or of those in its arrays and maps, in a word. */
    public String type() {
        return Spelling.spelled(field.type())
                .map(leaf -> switch (leaf.kind()) {
                    case UUID -> "uuid";
                    case ENUM -> "enum";
                    case FIXED -> "fixed";
                    default -> leaf.toString();
                })
                .orElseThrow();
    }
}
