package io.wirecost.core.codec;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.IntegerCarrier;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueSearch;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Looks through the values of a record for one that a codec's declared limits exclude. */
public final class LimitCheck extends ValueSearch {
    private final Set<Limit> limits;

    public LimitCheck(Schema schema, Set<Limit> limits) {
        super(schema);
        this.limits = limits;
    }

    /** The first value beyond a limit, as "path: reason"; empty when the codec can hold the record. */
    public Optional<String> violation(RecordValue record) {
        return limits.isEmpty() ? Optional.empty() : find(record);
    }

    /** A date, time or timestamp is its count. */
    @Override
    protected Optional<String> leaf(Type type, Object value) {
        Object counted = type.asTemporal()
                .<Object>map(temporal -> IntegerCarrier.of(temporal).number(value))
                .orElse(value);
        return broken(limit -> limit.isBrokenBy(counted));
    }

    @Override
    protected Optional<String> key(String key) {
        return broken(limit -> limit.isBrokenByKey(key));
    }

    private Optional<String> broken(Predicate<Limit> isBroken) {
        return limits.stream().filter(isBroken).findFirst().map(limit -> ": " + limit.reason());
    }
}
