package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import java.util.Optional;

/**
 * One field or symbol has another name on the other side. All else is the same by name.
 *
 * @see #inverse()
 */
final class Renamed extends Counterparts {
    private final String definition;
    private final String written;
    private final String read;

    /** @param definition the record or enum, which has the same name on both sides */
    Renamed(String definition, String written, String read) {
        this.definition = definition;
        this.written = written;
        this.read = read;
    }

    /** The same for the other direction. */
    Renamed inverse() {
        return new Renamed(definition, read, written);
    }

    @Override
    Optional<Field> field(RecordDefinition writer, RecordDefinition reader, Field field) {
        return named(writer, isHere(reader) && field.name().equals(read) ? written : field.name());
    }

    @Override
    Optional<String> symbol(EnumDefinition writer, EnumDefinition reader, String symbol) {
        return super.symbol(writer, reader, isHere(reader) && symbol.equals(written) ? read : symbol);
    }

    private boolean isHere(Definition reader) {
        return reader.name().equals(definition);
    }
}
