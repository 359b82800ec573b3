package io.wirecost.core.run;

import java.util.List;
import java.util.Optional;

/**
 * Encoded size of every record.
 *
 * @param bytesByGroup one list per group of the dataset, in its order; one size in bytes per record
 * @param costs what these bytes are there for; empty where no account of them could be made
 * @param tokens of these messages; empty for formats that are no text
 */
public record Sizes(List<List<Integer>> bytesByGroup, Optional<ByteCosts> costs, Optional<Tokens> tokens)
        implements Figures {
    public Sizes {
        bytesByGroup = bytesByGroup.stream().map(List::copyOf).toList();
    }

    /** Sizes without an account. */
    public Sizes(List<List<Integer>> bytesByGroup) {
        this(bytesByGroup, Optional.empty(), Optional.empty());
    }

    /** The same sizes with an account. */
    public Sizes with(ByteCosts account) {
        return new Sizes(bytesByGroup, Optional.of(account), tokens);
    }

    /** The same sizes with their tokens. */
    public Sizes with(Tokens counted) {
        return new Sizes(bytesByGroup, costs, Optional.of(counted));
    }

    @Override
    public FigureKind kind() {
        return FigureKind.SIZES;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.sizes(this);
    }

    public List<Integer> all() {
        return bytesByGroup.stream().flatMap(List::stream).toList();
    }
}
