package io.wirecost.core.value;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The neutral form of a record: its values in the order of the schema's fields. {@link io.wirecost.core.schema.Type}
 * says which Java class stands for which type; {@code null} is absent.
 *
 * <p>Two neutral values are compared by {@link Comparer}, which knows the rules of equality; {@code equals} does not.
 */
public final class RecordValue {
    private final Object[] values;

    public RecordValue(List<?> values) {
        this.values = values.toArray();
    }

    public static RecordValue of(Object... values) {
        return new RecordValue(Arrays.asList(values));
    }

    public Object get(int field) {
        return values[field];
    }

    /** The place of the first value that is there: in a union, its branch. */
    public int firstPresent() {
        return IntStream.range(0, values.length)
                .filter(i -> values[i] != null)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no value is there"));
    }

    public int size() {
        return values.length;
    }

    @Override
    public String toString() {
        return Arrays.deepToString(values);
    }
}
