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
        return type.match(new TypeCases<>(
                leaf -> Optional.empty(),
                ref -> in(record, field, ref),
                array -> in(record, field, array.element()),
                map -> in(record, field, map.element()),
                optional -> in(record, field, optional.element())));
    }

    private Optional<String> in(RecordDefinition record, Field field, Type.RecordRef ref) {
        if (open.contains(ref.name())) {
            return Optional.of("%s.%s contains %s again".formatted(record.name(), field.name(), ref.name()));
        }
        return done.contains(ref.name()) ? Optional.empty() : in(schema.record(ref.name()));
    }
}
