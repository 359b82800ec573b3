package io.wirecost.core.dataset;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Which records service B of the pipeline lets pass: those that meet every condition.
 *
 * @param conditions on fields that a filter can read without looking at anything else
 */
public record Filter(List<Condition> conditions) {
    public Filter {
        conditions = List.copyOf(conditions);
    }

    /**
     * A field and the values with which a record passes; an absent field does not pass.
     *
     * @param accepted neutral values: enum symbols and texts as strings, booleans, 32- and 64-bit integers
     */
    public record Condition(FieldPath path, Set<Object> accepted) {
        public Condition {
            accepted = Set.copyOf(accepted);
        }

        @Override
        public String toString() {
            return path + " in "
                    + accepted.stream().map(String::valueOf).collect(Collectors.toCollection(TreeSet::new));
        }
    }

    public List<FieldPath> paths() {
        return conditions.stream().map(Condition::path).toList();
    }

    /** Whether a neutral record passes. */
    public boolean passes(Schema schema, RecordValue record) {
        return conditions.stream()
                .allMatch(condition ->
                        condition.accepted().contains(valueOf(schema, record, condition.path())));
    }

    /** The value at a path, or {@link Absent}. */
    private static Object valueOf(Schema schema, RecordValue record, FieldPath path) {
        Object value = record;
        for (FieldPath.Step step : path.steps(schema)) {
            if (value == null) {
                break;
            }
            value = ((RecordValue) value).get(step.record().fields().indexOf(step.field()));
        }
        return value == null ? Absent.ABSENT : value;
    }

    /** Equal to no value of a record. */
    private enum Absent {
        ABSENT
    }

    @Override
    public String toString() {
        return conditions.stream().map(Condition::toString).collect(Collectors.joining(" and "));
    }
}
