package io.wirecost.evolution.edit;

import io.wirecost.core.schema.DefaultValue;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.ProtoHint;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaNotes;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.Primitive;
import java.util.ArrayList;
import java.util.List;

/** A message of Protocol Buffers with oneofs, as it is read from a {@code .proto}. */
final class OwnOrder {
    private static final String MESSAGE = "acme.Order";

    private final List<Field> fields = new ArrayList<>();
    private final List<Definition> definitions = new ArrayList<>();
    private final SchemaNotes.Builder notes = new SchemaNotes.Builder();

    /** A text without presence. */
    OwnOrder text(String name, int number) {
        return field(new Field(name, Primitive.STRING).withDefault(new DefaultValue("")), number);
    }

    OwnOrder optional(String name, int number) {
        return field(absent(name), number);
    }

    private OwnOrder field(Field field, int number) {
        fields.add(numbered(MESSAGE, field, number));
        return this;
    }

    /** @param branches texts with the numbers that follow on each other */
    OwnOrder oneof(String name, int firstNumber, String... branches) {
        String union = MESSAGE + "." + name + "Union";
        List<Field> texts = new ArrayList<>();
        for (String branch : branches) {
            texts.add(numbered(union, absent(branch), firstNumber + texts.size()));
        }
        definitions.add(new RecordDefinition(union, texts, true));
        fields.add(new Field(name, new Type.OptionalType(new Type.RecordRef(union))));
        return this;
    }

    private static Field absent(String name) {
        return new Field(name, new Type.OptionalType(Primitive.STRING));
    }

    private Field numbered(String record, Field field, int number) {
        notes.hint(record, field.name(), ProtoHint.numbered(number));
        return field.withNumber(number);
    }

    Schema schema() {
        List<Definition> all = new ArrayList<>(definitions);
        all.add(0, new RecordDefinition(MESSAGE, fields));
        return new Schema(MESSAGE, all, notes.build());
    }
}
