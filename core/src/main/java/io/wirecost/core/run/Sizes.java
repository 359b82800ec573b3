package io.wirecost.core.run;

import java.util.List;

/**
 * Encoded size of every record.
 *
 * @param bytesByGroup one list per group of the dataset, in its order; one size in bytes per record
 */
public record Sizes(List<List<Integer>> bytesByGroup) {
    public Sizes {
        bytesByGroup = bytesByGroup.stream().map(List::copyOf).toList();
    }

    public List<Integer> all() {
        return bytesByGroup.stream().flatMap(List::stream).toList();
    }
}
