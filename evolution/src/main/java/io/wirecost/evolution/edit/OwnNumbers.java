package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.ProtoHint;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaNotes;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Numbers in the user's own messages of Protocol Buffers. The fields of a oneof share the numbers of the message around it. */
final class OwnNumbers {
    private final Schema older;
    private final SchemaNotes notes;
    private final Map<String, String> messages = new HashMap<>();
    private final FreeNumbers free = new FreeNumbers();

    /** @param newer the newer version, in which new fields have no hints yet */
    OwnNumbers(Schema older, Schema newer) {
        this.older = older;
        this.notes = newer.notes();
        place(older);
        place(newer);
        older.records().forEach(record -> use(record, older.notes()));
        newer.records().forEach(record -> use(record, notes));
    }

    private void place(Schema schema) {
        schema.records()
                .forEach(record -> record.fields()
                        .forEach(field -> NumberedLanguage.oneof(schema, field)
                                .ifPresent(oneof -> messages.put(oneof.name(), record.name()))));
    }

    private void use(RecordDefinition record, SchemaNotes itsNotes) {
        for (Field field : record.fields()) {
            itsNotes.hint(record.name(), field.name()).ifPresent(hint -> free.use(message(record), hint.number()));
        }
    }

    private String message(RecordDefinition record) {
        return messages.getOrDefault(record.name(), record.name());
    }

    /** How a field of the newer version stands in the messages; empty if it holds a oneof, which has no number. */
    Optional<ProtoHint> hint(RecordDefinition record, Field field) {
        if (field.type()
                .present()
                .asRecord()
                .filter(ref -> messages.containsKey(ref.name()))
                .isPresent()) {
            return Optional.empty();
        }
        Optional<ProtoHint> known = notes.hint(record.name(), field.name());
        int number =
                kept(record, field).or(() -> known.map(ProtoHint::number)).orElseGet(() -> free.next(message(record)));
        return Optional.of(known.orElse(ProtoHint.numbered(number)).withNumber(number));
    }

    /** The number of the older version's field that had the same number in other languages. */
    private Optional<Integer> kept(RecordDefinition record, Field field) {
        return older.records()
                .filter(each -> each.name().equals(record.name()))
                .flatMap(each -> each.fields().stream())
                .filter(each -> each.number().equals(field.number()))
                .findFirst()
                .flatMap(each -> older.notes().hint(record.name(), each.name()))
                .map(ProtoHint::number);
    }
}
