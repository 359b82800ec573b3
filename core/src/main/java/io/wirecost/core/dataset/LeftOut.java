package io.wirecost.core.dataset;

import java.util.List;

/**
 * What was left out of a user's records when they were read, since no field of the schema stands for it.
 *
 * @param fields the unknown fields, most values first; at least one
 * @param otherValues values of still more unknown fields, which were not told apart
 */
public record LeftOut(List<UnknownField> fields, long otherValues) {
    public LeftOut {
        fields = List.copyOf(fields);
    }

    /**
     * A field that the schema lacks.
     *
     * @param path the way to it, the same for all elements of arrays and entries of maps: {@code items[].note}. Keys
     *     that are no names are quoted, cut and escaped
     * @param values how many of its values were left out
     */
    public record UnknownField(String path, long values) {}

    /** How many values were left out, of all unknown fields. */
    public long values() {
        return otherValues + fields.stream().mapToLong(UnknownField::values).sum();
    }
}
