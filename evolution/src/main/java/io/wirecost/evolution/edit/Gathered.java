package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import java.util.List;

/**
 * Fields of a record have moved into a record, or a union, that a new field holds.
 *
 * @param record that had the fields and has the holder
 * @param holder the new field
 */
record Gathered(String record, List<String> fields, String holder) implements Meaning {
    @Override
    public Resolution backward(Schema before, Schema after) {
        return new Resolution(before, after, Counterparts.BY_NAME) {
            @Override
            Object field(String path, RecordDefinition from, RecordDefinition to, Field field, RecordValue value)
                    throws NoRightValue {
                return isHolder(to, field)
                        ? gathered(path, from, field.type().isOptional(), value)
                        : super.field(path, from, to, field, value);
            }
        };
    }

    @Override
    public Resolution forward(Schema before, Schema after) {
        return new Resolution(after, before, Counterparts.BY_NAME) {
            @Override
            Object field(String path, RecordDefinition from, RecordDefinition to, Field field, RecordValue value)
                    throws NoRightValue {
                if (!to.name().equals(record) || !fields.contains(field.name())) {
                    return super.field(path, from, to, field, value);
                }
                int place = from.fields().indexOf(from.field(holder));
                return value.get(place) instanceof RecordValue held ? held.get(fields.indexOf(field.name())) : null;
            }
        };
    }

    private boolean isHolder(RecordDefinition to, Field field) {
        return to.name().equals(record) && field.name().equals(holder);
    }

    /** @param isUnion whether the holder has at most one of the values */
    private Object gathered(String path, RecordDefinition from, boolean isUnion, RecordValue value)
            throws NoRightValue {
        RecordValue held = RecordValue.of(fields.stream()
                .map(name -> value.get(from.fields().indexOf(from.field(name))))
                .toArray());
        long there = fields.stream()
                .filter(name -> held.get(fields.indexOf(name)) != null)
                .count();
        if (isUnion && there > 1) {
            throw new NoRightValue(there + " values were written, and a union holds one").at(path);
        }
        return isUnion && there == 0 ? null : held;
    }
}
