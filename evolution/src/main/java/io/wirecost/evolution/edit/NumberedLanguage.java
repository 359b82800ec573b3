package io.wirecost.evolution.edit;

import io.wirecost.core.schema.DefaultValue;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Optional;

/** Schemas of languages in which a field has a number, as those of Protocol Buffers are. */
final class NumberedLanguage {
    private NumberedLanguage() {}

    /** Returns whether a schema is of such a language. A oneof has no number; the fields in it have. */
    static boolean isOf(Schema schema) {
        return schema.records()
                .flatMap(record -> record.fields().stream())
                .allMatch(field ->
                        field.number().isPresent() || oneof(schema, field).isPresent());
    }

    /** The oneof of the user's own message that a field stands for. */
    static Optional<RecordDefinition> oneof(Schema schema, Field field) {
        return field.type()
                .present()
                .asRecord()
                .map(ref -> schema.record(ref.name()))
                .filter(schema.notes()::isOneof);
    }

    /** The same record, in which an optional field says that it is absent by default: the language leaves that unsaid. */
    static RecordDefinition withDefaults(RecordDefinition record) {
        return record.withFields(
                record.fields().stream().map(NumberedLanguage::withDefault).toList());
    }

    private static Field withDefault(Field field) {
        return field.type().isOptional() && field.defaultValue().isEmpty()
                ? field.withDefault(new DefaultValue(null))
                : field;
    }

    /** The schema with such defaults, if it is of such a language. */
    static Schema complete(Schema schema) {
        if (!isOf(schema)) {
            return schema;
        }
        List<Definition> definitions = schema.definitions().stream()
                .map(definition -> definition
                        .asRecord()
                        .<Definition>map(NumberedLanguage::withDefaults)
                        .orElse(definition))
                .toList();
        return new Schema(schema.root().name(), definitions, schema.notes());
    }
}
