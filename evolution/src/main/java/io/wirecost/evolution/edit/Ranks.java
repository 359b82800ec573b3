package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaNotes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Numbers of a message of Protocol Buffers for other languages with numbers, which may want small ones without gaps. Protocol
 * Buffers has its own in the notes.
 */
final class Ranks {
    private Ranks() {}

    /**
     * Returns the schema with small numbers.
     *
     * @param other a version of it, which gets the same numbers for the same
     */
    static Schema of(Schema schema, Schema other) {
        SchemaNotes.Builder notes = schema.notes().toBuilder();
        notes.keepNumbers();
        List<Definition> definitions = new ArrayList<>();
        for (Definition definition : schema.definitions()) {
            List<Field> others = Counterparts.definition(other, definition.name())
                    .flatMap(Definition::asRecord)
                    .map(RecordDefinition::fields)
                    .orElse(List.of());
            definitions.add(definition
                    .asRecord()
                    .<Definition>map(record -> ranked(record, others))
                    .orElse(definition));
        }
        return new Schema(schema.root().name(), definitions, notes.build());
    }

    /** Fields by their numbers, then oneofs, which have none, by their names. */
    private static RecordDefinition ranked(RecordDefinition record, List<Field> others) {
        List<Rank> ranks = Stream.concat(record.fields().stream(), others.stream())
                .map(Rank::of)
                .distinct()
                .sorted(Comparator.comparingInt(Rank::number).thenComparing(Rank::oneof))
                .toList();
        return record.withFields(record.fields().stream()
                .map(field -> field.withNumber(1 + ranks.indexOf(Rank.of(field))))
                .toList());
    }

    /** @param oneof empty for a field with a number */
    private record Rank(int number, String oneof) {
        static Rank of(Field field) {
            return field.number().isPresent()
                    ? new Rank(field.number().getAsInt(), "")
                    : new Rank(Integer.MAX_VALUE, field.name());
        }
    }
}
