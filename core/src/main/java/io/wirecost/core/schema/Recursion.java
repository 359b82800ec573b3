package io.wirecost.core.schema;

import io.wirecost.core.schema.Definition.RecordDefinition;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** Finds a record that contains itself, directly or by way of others, for formats that have no such types. */
public final class Recursion {
    private final Schema schema;
    private final Set<String> open = new LinkedHashSet<>();
    private final Set<String> done = new HashSet<>();

    private Recursion(Schema schema) {
        this.schema = schema;
    }

    /** The first such field below the root, as "R.f contains R again"; empty when values can be no deeper than the schema. */
    public static Optional<String> in(Schema schema) {
        return new Recursion(schema).in(schema.root());
    }

    private Optional<String> in(RecordDefinition record) {
        open.add(record.name());
        for (Field field : record.fields()) {
            Optional<String> found = in(record, field, field.type());
            if (found.isPresent()) {
                return found;
            }
        }
        open.remove(record.name());
        done.add(record.name());
        return Optional.empty();
    }

    private Optional<String> in(RecordDefinition record, Field field, Type type) {
        return switch (type.form()) {
            case LEAF -> Optional.empty();
            case RECORD -> in(record, field, type.name());
            case ARRAY, MAP, OPTIONAL -> in(record, field, type.element());
        };
    }

    private Optional<String> in(RecordDefinition record, Field field, String contained) {
        if (open.contains(contained)) {
            return Optional.of("%s.%s contains %s again".formatted(record.name(), field.name(), contained));
        }
        return done.contains(contained) ? Optional.empty() : in(schema.record(contained));
    }
}
