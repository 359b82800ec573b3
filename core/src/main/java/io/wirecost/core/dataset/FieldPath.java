package io.wirecost.core.dataset;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The way from the root record to a field inside it, through records only.
 *
 * @param names the schema's field names, outermost first; at least one
 */
public record FieldPath(List<String> names) {
    public FieldPath {
        names = List.copyOf(names);
        if (names.isEmpty()) {
            throw new IllegalArgumentException("a path needs at least one field");
        }
    }

    /** @param dotted names with dots between them; field names have none */
    public static FieldPath of(String dotted) {
        return new FieldPath(List.of(dotted.split("\\.")));
    }

    /** A field on the way, and the record that has it. */
    public record Step(RecordDefinition record, Field field) {
        /** The type of the field's values where it is present. */
        public Type present() {
            return field.type() instanceof Type.OptionalType optional ? optional.type() : field.type();
        }
    }

    /**
     * The fields on the way in a schema, outermost first.
     *
     * @throws IllegalArgumentException if a field is unknown, or the way leads through anything but records or does not end
     *     at a leaf: a field that is neither record nor array nor map
     */
    public List<Step> steps(Schema schema) {
        List<Step> steps = new ArrayList<>();
        Type reached = new Type.RecordRef(schema.root().name());
        for (String name : names) {
            if (!(reached instanceof Type.RecordRef ref)) {
                throw new IllegalArgumentException("%s goes through %s, not through records only: before %s it is at %s"
                        .formatted(this, steps.get(steps.size() - 1).field().name(), name, reached));
            }
            Step step = step(schema.record(ref.name()), name);
            steps.add(step);
            reached = step.present();
        }
        if (!isLeaf(reached)) {
            throw new IllegalArgumentException(this + " ends at " + reached + ", which is no single value");
        }
        return List.copyOf(steps);
    }

    /** The type of the leaf at the end, where it is present; errors as of {@link #steps}. */
    public Type leaf(Schema schema) {
        return steps(schema).get(names.size() - 1).present();
    }

    /** What reads the value at this path from a neutral record: null where it or what holds it is absent. */
    public Function<RecordValue, Object> in(Schema schema) {
        List<Step> steps = steps(schema);
        return record -> {
            Object value = record;
            for (Step step : steps) {
                value = value == null
                        ? null
                        : ((RecordValue) value).get(step.record().fields().indexOf(step.field()));
            }
            return value;
        };
    }

    private Step step(RecordDefinition record, String name) {
        return record.fields().stream()
                .filter(field -> field.name().equals(name))
                .map(field -> new Step(record, field))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "%s: the record %s has no field %s".formatted(this, record.name(), name)));
    }

    /** Every path of a schema to a leaf with at most so many names, in the order of the schema. */
    public static List<FieldPath> leaves(Schema schema, int maxNames) {
        return leaves(schema, schema.root(), List.of(), maxNames).toList();
    }

    private static Stream<FieldPath> leaves(Schema schema, RecordDefinition record, List<String> before, int maxNames) {
        if (before.size() == maxNames) {
            return Stream.empty();
        }
        return record.fields().stream().flatMap(field -> {
            Type type = new Step(record, field).present();
            List<String> names =
                    Stream.concat(before.stream(), Stream.of(field.name())).toList();
            if (type instanceof Type.RecordRef ref) {
                return leaves(schema, schema.record(ref.name()), names, maxNames);
            }
            return isLeaf(type) ? Stream.of(new FieldPath(names)) : Stream.empty();
        });
    }

    private static boolean isLeaf(Type present) {
        return !(present instanceof Type.RecordRef
                || present instanceof Type.ArrayType
                || present instanceof Type.MapType);
    }

    @Override
    public String toString() {
        return String.join(".", names);
    }
}
