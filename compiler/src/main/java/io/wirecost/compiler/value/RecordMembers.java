package io.wirecost.compiler.value;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaNotes;
import io.wirecost.core.schema.Spelling;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Which field of a record a member of a JSON object stands for: by the field's wire name, else by its name, else by an
 * alias. If several fields have the same alias, it stands for the first of them.
 */
final class RecordMembers {
    private final Map<String, Integer> places = new HashMap<>();
    private final List<Optional<Spelling>> spellings;
    private final List<MemberForm> forms;
    private final Map<String, RecordDefinition> oneofs = new HashMap<>();
    private final List<Field> fields;

    RecordMembers(RecordDefinition record, Schema schema, FieldForms forms) {
        SchemaNotes notes = schema.notes();
        this.fields = record.fields();
        this.forms = record.fields().stream()
                .map(field -> new MemberForm(
                        forms.form(record.name(), field.name()), notes.hint(record.name(), field.name())))
                .toList();
        spellings = record.fields().stream()
                .map(field -> notes.spelling(record.name(), field.name()))
                .toList();
        add(record.fields(), field -> Stream.of(field.wireName()));
        add(record.fields(), field -> Stream.of(field.name()));
        add(record.fields(), field -> field.aliases().stream());
        for (int i = 0; i < record.fields().size(); i++) {
            int place = i;
            record.fields()
                    .get(i)
                    .type()
                    .present()
                    .asRecord()
                    .map(ref -> schema.record(ref.name()))
                    .filter(notes::isOneof)
                    .ifPresent(oneof -> add(oneof, place));
        }
    }

    /** The branches of a oneof are members of the record around it. */
    private void add(RecordDefinition oneof, int place) {
        oneof.fields().stream()
                .flatMap(branch -> Stream.of(branch.wireName(), branch.name()))
                .filter(key -> places.putIfAbsent(key, place) == null)
                .forEach(key -> oneofs.put(key, oneof));
    }

    /** The keys that records are written with. */
    Stream<String> wireNames() {
        return Stream.concat(
                        fields.stream(), oneofs.values().stream().distinct().flatMap(oneof -> oneof.fields().stream()))
                .map(Field::wireName);
    }

    /** The oneof of which a key is a branch. */
    Optional<RecordDefinition> oneof(String key) {
        return Optional.ofNullable(oneofs.get(key));
    }

    private void add(List<Field> fields, Function<Field, Stream<String>> keys) {
        for (int i = 0; i < fields.size(); i++) {
            int place = i;
            keys.apply(fields.get(i)).forEach(key -> places.putIfAbsent(key, place));
        }
    }

    /** How JSON spells the values of the field at a place. */
    Optional<Spelling> spelling(int place) {
        return spellings.get(place);
    }

    /** What else is known of the values of the field at a place. */
    MemberForm form(int place) {
        return forms.get(place);
    }

    /** The place of the field in its record; negative if the key stands for none. */
    int place(String key) {
        return places.getOrDefault(key, -1);
    }
}
