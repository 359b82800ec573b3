package io.wirecost.harness.proof;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueSearch;
import java.util.Optional;

/** Finds a place in a decoded record that has to have a value, and has none. Such a record has no neutral form. */
public final class AbsentValue extends ValueSearch {
    public AbsentValue(Schema schema) {
        super(schema);
    }

    /** Returns the path of the first one. */
    public Optional<String> in(RecordValue record) {
        return find(record);
    }

    @Override
    protected Optional<String> absent(Type type) {
        return type.mayBeAbsent() ? Optional.empty() : Optional.of("");
    }
}
