package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import java.util.Optional;

/** Which parts of two versions of a schema mean the same. By name, unless a subclass knows more. */
class Counterparts {
    /** What has the same name is the same. */
    static final Counterparts BY_NAME = new Counterparts();

    /** The writer's field that has what a reader's field asks for; empty if the writer has none. */
    Optional<Field> field(RecordDefinition writer, RecordDefinition reader, Field field) {
        return named(writer, field.name());
    }

    /** The reader's symbol for one that was written; empty if the reader has none. */
    Optional<String> symbol(EnumDefinition writer, EnumDefinition reader, String symbol) {
        return Optional.of(symbol).filter(reader.symbols()::contains);
    }

    /** The field of this name. */
    static Optional<Field> named(RecordDefinition record, String name) {
        return record.fields().stream()
                .filter(field -> field.name().equals(name))
                .findFirst();
    }

    /** The definition of this name. */
    static Optional<Definition> definition(Schema schema, String name) {
        return schema.definitions().stream()
                .filter(definition -> definition.name().equals(name))
                .findFirst();
    }
}
