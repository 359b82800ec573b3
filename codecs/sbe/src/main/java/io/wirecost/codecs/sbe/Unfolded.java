package io.wirecost.codecs.sbe;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeForm;
import java.util.HashMap;
import java.util.Map;

/**
 * How large a type becomes when every record stands wherever it is used, as SBE wants it. Only for schemas without
 * recursion.
 *
 * @param levels how deep groups lie in each other: one for each list and map, and one for each record, list or map that
 *     may be absent
 * @param members fields, groups and data together; at most {@link Integer#MAX_VALUE}
 */
record Unfolded(int levels, long members) {
    private static final Unfolded LEAF = new Unfolded(0, 1);

    /** The message of a schema. */
    static Unfolded of(Schema schema) {
        return of(schema, schema.root(), new HashMap<>());
    }

    private static Unfolded of(Schema schema, RecordDefinition record, Map<String, Unfolded> known) {
        Unfolded found = known.get(record.name());
        if (found != null) {
            return found;
        }
        int levels = 0;
        long members = 0;
        for (Field field : record.fields()) {
            Unfolded unfolded = of(schema, field.type(), known);
            levels = Math.max(levels, unfolded.levels);
            members = Math.min(Integer.MAX_VALUE, members + unfolded.members);
        }
        Unfolded unfolded = new Unfolded(levels, members);
        known.put(record.name(), unfolded);
        return unfolded;
    }

    private static Unfolded of(Schema schema, Type type, Map<String, Unfolded> known) {
        return switch (type.form()) {
            case LEAF -> LEAF;
            case RECORD -> of(schema, schema.record(type.name()), known);
            case ARRAY, MAP -> of(schema, type.element(), known).inGroup();
            case OPTIONAL -> {
                Unfolded present = of(schema, type.element(), known);
                yield type.element().form() == TypeForm.LEAF ? present : present.inGroup();
            }
        };
    }

    private Unfolded inGroup() {
        return new Unfolded(levels + 1, members + 1);
    }
}
