package io.wirecost.core.run;

import java.util.List;

/**
 * Encoded size of every record.
 *
 * @param bytesByGroup one list per group of the dataset, in its order; one size in bytes per record
 */
public record Sizes(List<List<Integer>> bytesByGroup) implements Figures {
    public Sizes {
        bytesByGroup = bytesByGroup.stream().map(List::copyOf).toList();
    }

    @Override
    public Kind kind() {
        return Kind.SIZES;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.sizes(this);
    }

    public List<Integer> all() {
        return bytesByGroup.stream().flatMap(List::stream).toList();
    }
}
