package io.wirecost.core.dataset;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which records service B of the pipeline lets pass: those that meet every condition. Without conditions all pass.
 *
 * @param conditions on fields that a filter can read without looking at anything else
 */
public record Filter(List<Condition> conditions) {
    private static final int MOST_SHOWN = 6;

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

        /** The accepted values in the order of their text, the same on every machine. */
        public List<Object> sorted() {
            return accepted.stream()
                    .sorted(java.util.Comparator.comparing(String::valueOf))
                    .toList();
        }

        private boolean isMetBy(Schema schema, RecordValue record) {
            Object value = path.in(schema).apply(record);
            return value != null && accepted.contains(value);
        }

        @Override
        public String toString() {
            String shown =
                    sorted().stream().limit(MOST_SHOWN).map(String::valueOf).collect(Collectors.joining(", "));
            int hidden = accepted.size() - MOST_SHOWN;
            return path + " in [" + shown + (hidden > 0 ? " and " + hidden + " more]" : "]");
        }
    }

    /**
     * Suggests a filter for records of which nothing else is known: one or two fields with few different values. Each
     * field accepts its most frequent values, until about 70 % of the records that passed the field before have one of
     * them. It never accepts all values. Some records pass. Booleans and enums come first, then what has the fewest
     * values. Without a field that has from 2 to 256 different values there is no condition.
     */
    public static Filter suggestFor(Schema schema, List<RecordValue> records) {
        return new FilterSuggestion(schema, records).filter();
    }

    public List<FieldPath> paths() {
        return conditions.stream().map(Condition::path).toList();
    }

    /** Returns whether a neutral record passes. */
    public boolean passes(Schema schema, RecordValue record) {
        return conditions.stream().allMatch(condition -> condition.isMetBy(schema, record));
    }

    @Override
    public String toString() {
        return conditions.isEmpty()
                ? "everything passes"
                : conditions.stream().map(Condition::toString).collect(Collectors.joining(" and "));
    }
}
