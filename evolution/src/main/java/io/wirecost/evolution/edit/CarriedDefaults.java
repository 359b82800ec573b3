package io.wirecost.evolution.edit;

import io.wirecost.core.schema.DefaultValue;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Optional;

/**
 * Makes the defaults of an edited schema ones of its types: a default that holds records or symbols was made for the older
 * version. One that has no counterpart is dropped.
 */
final class CarriedDefaults {
    private final Schema before;
    private final Resolution backward;

    /** @param backward turns values of the older version into those of the newer one */
    CarriedDefaults(Schema before, Resolution backward) {
        this.before = before;
        this.backward = backward;
    }

    /** The newer version with defaults of its own types. */
    Schema of(Schema after) {
        List<Definition> definitions = after.definitions().stream()
                .map(definition ->
                        definition.asRecord().<Definition>map(this::carried).orElse(definition))
                .toList();
        return new Schema(after.root().name(), definitions, after.notes());
    }

    private RecordDefinition carried(RecordDefinition record) {
        return record.withFields(record.fields().stream().map(this::carried).toList());
    }

    private Field carried(Field field) {
        Optional<Field> older = field.defaultValue()
                .flatMap(value -> before.records()
                        .flatMap(record -> record.fields().stream())
                        .filter(each -> each.isDefault(value.value()) && isAlike(each, field))
                        .findFirst());
        return older.map(from -> carried(from, field)).orElse(field);
    }

    private static boolean isAlike(Field one, Field other) {
        return Types.innermost(one.type()).kind()
                == Types.innermost(other.type()).kind();
    }

    private Field carried(Field from, Field to) {
        Object value = from.defaultValue().orElseThrow().value();
        try {
            return value == null
                    ? to
                    : to.withDefault(new DefaultValue(backward.value(to.name(), from.type(), to.type(), value)));
        } catch (NoRightValue e) {
            return to.withType(to.type());
        }
    }
}
