package io.wirecost.core.dataset;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Finds fields to filter records by when none were given; see {@link Filter#suggestFor}. */
final class FilterSuggestion {
    private static final int MOST_CONDITIONS = 2;
    private static final int MOST_NAMES = 4;
    private static final int ENOUGH_PERCENT = 70;

    /** A field with more different values is rather a name than a kind; a filter does not list so many values. */
    private static final int MOST_VALUES = 256;

    private final Schema schema;
    private final List<RecordValue> records;

    FilterSuggestion(Schema schema, List<RecordValue> records) {
        this.schema = schema;
        this.records = records;
    }

    /** A field that may serve, with how many different values it has. */
    private record Candidate(FieldPath path, boolean ofFewValues, int differentValues) {}

    Filter filter() {
        List<Candidate> best = FieldPath.leaves(schema, MOST_NAMES).stream()
                .filter(this::isPlain)
                .map(this::candidate)
                .filter(candidate -> candidate.differentValues > 1 && candidate.differentValues <= MOST_VALUES)
                .sorted(Comparator.comparing((Candidate c) -> !c.ofFewValues)
                        .thenComparing(Candidate::differentValues)) // a stable sort: ties stay in the schema's order
                .limit(MOST_CONDITIONS)
                .toList();
        Filter filter = new Filter(List.of());
        for (Candidate candidate : best) {
            filter = narrowed(filter, candidate);
        }
        return filter;
    }

    /**
     * Returns the filter with one condition more, which some of the records that passed before meet. Returns the same
     * filter if there is no such condition.
     */
    private Filter narrowed(Filter filter, Candidate candidate) {
        List<RecordValue> passing =
                records.stream().filter(record -> filter.passes(schema, record)).toList();
        Set<Object> accepted = accepted(candidate, passing);
        if (accepted.isEmpty()) {
            return filter;
        }
        List<Filter.Condition> conditions = new ArrayList<>(filter.conditions());
        conditions.add(new Filter.Condition(candidate.path, accepted));
        return new Filter(conditions);
    }

    /**
     * Returns whether a filter can compare values of the field's type, and the way to the field enters no record twice.
     */
    private boolean isPlain(FieldPath path) {
        Set<String> entered = new HashSet<>();
        Type.Leaf type = path.leaf(schema);
        boolean comparable =
                type == Primitive.STRING || type == Primitive.INT || type == Primitive.LONG || hasFewValues(type);
        return comparable
                && path.steps(schema).stream()
                        .allMatch(step -> entered.add(step.record().name()));
    }

    private static boolean hasFewValues(Type.Leaf type) {
        return type == Primitive.BOOLEAN || type.asEnum().isPresent();
    }

    private Candidate candidate(FieldPath path) {
        return new Candidate(
                path, hasFewValues(path.leaf(schema)), counts(path, records).size());
    }

    /** Returns how often each value occurs; no more are counted once there are too many different ones. */
    private Map<Object, Integer> counts(FieldPath path, List<RecordValue> among) {
        Function<RecordValue, Object> value = path.in(schema);
        Map<Object, Integer> counts = new HashMap<>();
        for (RecordValue record : among) {
            Object found = value.apply(record);
            if (found != null && counts.size() <= MOST_VALUES) {
                counts.merge(found, 1, Integer::sum);
            }
        }
        return counts;
    }

    /** The most frequent values, until enough records have one of them or only one value is left out. */
    private Set<Object> accepted(Candidate candidate, List<RecordValue> among) {
        List<Map.Entry<Object, Integer>> frequentFirst = counts(candidate.path, among).entrySet().stream()
                .sorted(Map.Entry.<Object, Integer>comparingByValue()
                        .reversed()
                        .thenComparing(entry -> String.valueOf(entry.getKey())))
                .limit(candidate.differentValues - 1)
                .toList();
        Set<Object> accepted = new HashSet<>();
        long met = 0;
        for (Map.Entry<Object, Integer> entry : frequentFirst) {
            if (met * 100 < (long) ENOUGH_PERCENT * among.size()) {
                accepted.add(entry.getKey());
                met += entry.getValue();
            }
        }
        return accepted;
    }
}
