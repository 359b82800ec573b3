package io.wirecost.engine.worker;

import io.wirecost.core.codec.Ability;
import java.util.List;
import java.util.Set;

/**
 * A codec of which every record came back.
 *
 * @param sizesBytes encoded size of every record, in the order of the dataset
 * @param different how many of the records that came back differ
 * @param abilities what the codec can do beside the contract
 */
public record Proven(List<Integer> sizesBytes, int different, Set<Ability> abilities) {
    public Proven {
        sizesBytes = List.copyOf(sizesBytes);
        abilities = Set.copyOf(abilities);
    }
}
