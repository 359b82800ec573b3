package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaNotes;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** The edit that leads from one given schema to another. */
public final class SchemaPair {
    private SchemaPair() {}

    /**
     * Fields of the same name are the same, and so are those of which one has the other's name as an alias. Where the schemas'
     * language has numbers, fields have the given ones. Otherwise what is the same has the same number.
     */
    public static Edit of(Schema from, Schema to) {
        Counterparts same = new AliasCounterparts();
        Meaning meaning = Meaning.of(same, same);
        boolean isNumbered = NumberedLanguage.isOf(from) && NumberedLanguage.isOf(to);
        Schema before = isNumbered ? ranked(NumberedLanguage.complete(from), to) : Draft.numbered(from);
        Schema after = isNumbered ? ranked(NumberedLanguage.complete(to), from) : Draft.following(before, to, same);
        return new Edit(
                EditKind.GIVEN, "", before, after, meaning.backward(before, after), meaning.forward(before, after));
    }

    /** The schema with small numbers for languages that have no large ones. Protocol Buffers has its own in the notes. */
    private static Schema ranked(Schema schema, Schema other) {
        SchemaNotes.Builder notes = schema.notes().toBuilder();
        notes.keepNumbers();
        List<Definition> definitions = new ArrayList<>();
        for (Definition definition : schema.definitions()) {
            SortedSet<Integer> numbers = new TreeSet<>();
            Counterparts.definition(other, definition.name())
                    .flatMap(Definition::asRecord)
                    .ifPresent(record -> addNumbers(record, numbers));
            definitions.add(definition
                    .asRecord()
                    .<Definition>map(record -> ranked(record, numbers))
                    .orElse(definition));
        }
        return new Schema(schema.root().name(), definitions, notes.build());
    }

    private static RecordDefinition ranked(RecordDefinition record, SortedSet<Integer> numbers) {
        addNumbers(record, numbers);
        List<Integer> ranks = List.copyOf(numbers);
        return record.withFields(record.fields().stream()
                .map(field -> field.withNumber(1 + ranks.indexOf(field.number().getAsInt())))
                .toList());
    }

    private static void addNumbers(RecordDefinition record, SortedSet<Integer> numbers) {
        record.fields().stream().map(Field::number).forEach(number -> number.ifPresent(numbers::add));
    }
}
