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
            return field.type().present();
        }
    }

    /**
     * The fields on the way in a schema, outermost first.
     *
     * @throws IllegalArgumentException if a field is unknown, if the way does not lead through records only, or if it
     *     does not end at a leaf, which is a field that is neither record nor array nor map
     */
    public List<Step> steps(Schema schema) {
        List<Step> steps = new ArrayList<>();
        Type reached = new Type.RecordRef(schema.root().name());
        for (String name : names) {
            Step step = step(record(schema, steps, reached, name), name);
            steps.add(step);
            reached = step.present();
        }
        if (reached.asLeaf().isEmpty()) {
            throw new IllegalArgumentException(this + " ends at " + reached + ", which is no single value");
        }
        return List.copyOf(steps);
    }

    private RecordDefinition record(Schema schema, List<Step> steps, Type reached, String name) {
        return reached.asRecord()
                .map(ref -> schema.record(ref.name()))
                .orElseThrow(() -> new IllegalArgumentException(
                        "%s goes through %s, not through records only: before %s it is at %s"
                                .formatted(
                                        this,
                                        steps.get(steps.size() - 1).field().name(),
                                        name,
                                        reached)));
    }

    /** The type of the leaf at the end, where it is present; errors as of {@link #steps}. */
    public Type.Leaf leaf(Schema schema) {
        return steps(schema).get(names.size() - 1).present().asLeaf().orElseThrow();
    }

    /**
     * Returns a function that reads the value at this path from a neutral record. It returns null if the field, or a
     * record around it, is absent.
     */
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
            List<String> names =
                    Stream.concat(before.stream(), Stream.of(field.name())).toList();
            return leaves(schema, field.type(), names, maxNames);
        });
    }

    private static Stream<FieldPath> leaves(Schema schema, Type reached, List<String> names, int maxNames) {
        return switch (reached.form()) {
            case LEAF -> Stream.of(new FieldPath(names));
            case RECORD -> leaves(schema, schema.record(reached.name()), names, maxNames);
            case ARRAY, MAP -> Stream.empty();
            case OPTIONAL -> leaves(schema, reached.element(), names, maxNames);
        };
    }

    @Override
    public String toString() {
        return String.join(".", names);
    }
}
