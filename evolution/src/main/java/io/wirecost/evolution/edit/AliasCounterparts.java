package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import java.util.Optional;

/** Fields are the same if they have the same name, or if one has the other's name as an alias. */
final class AliasCounterparts extends Counterparts {
    @Override
    Optional<Field> field(RecordDefinition writer, RecordDefinition reader, Field field) {
        return named(writer, field.name())
                .or(() -> writer.fields().stream()
                        .filter(written -> named(reader, written.name()).isEmpty())
                        .filter(written -> field.aliases().contains(written.name())
                                || written.aliases().contains(field.name()))
                        .findFirst());
    }
}
