package io.wirecost.core.dataset;

import java.util.List;

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

    @Override
    public String toString() {
        return String.join(".", names);
    }
}
