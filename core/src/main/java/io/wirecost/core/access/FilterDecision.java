package io.wirecost.core.access;

import io.wirecost.core.dataset.Filter;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.DomainMapper;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Decides by the values of a filter's paths whether a record passes. */
public final class FilterDecision {
    private final List<Set<Object>> accepted;

    /**
     * @param domain gives the values that the domain has, for the constants of enums
     * @throws IllegalArgumentException if the schema has no such path, or an enum no such symbol
     */
    public FilterDecision(Filter filter, Schema schema, DomainMapper<?> domain) {
        this.accepted = filter.conditions().stream()
                .map(condition -> accepted(condition, schema, domain))
                .toList();
    }

    private static Set<Object> accepted(Filter.Condition condition, Schema schema, DomainMapper<?> domain) {
        Type.Leaf type = condition.path().leaf(schema);
        Set<Object> values = new HashSet<>(); // which may be asked for null, unlike an immutable set
        for (Object neutral : condition.accepted()) {
            Object value = domain.toDomain(type, neutral);
            if (value == null) {
                throw new IllegalArgumentException(
                        "%s is never %s: its type is %s".formatted(condition.path(), neutral, type));
            }
            values.add(value);
        }
        return values;
    }

    /** @param values those of the filter's paths in their order, as {@link DomainFields} reads them; null is absent */
    public boolean passes(Object[] values) {
        for (int i = 0; i < values.length; i++) {
            if (!accepted.get(i).contains(values[i])) {
                return false;
            }
        }
        return true;
    }
}
