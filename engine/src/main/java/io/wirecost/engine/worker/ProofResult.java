package io.wirecost.engine.worker;

import io.wirecost.core.codec.Ability;
import java.util.List;
import java.util.Set;

/** The result of a codec's proof. */
public sealed interface ProofResult {
    /**
     * Every record came back.
     *
     * @param sizesBytes encoded size of every record, in the order of the dataset
     * @param different how many of the records that came back differ
     * @param abilities what the codec can do beside the contract
     */
    record Proven(List<Integer> sizesBytes, int different, Set<Ability> abilities) implements ProofResult {
        public Proven {
            sizesBytes = List.copyOf(sizesBytes);
            abilities = Set.copyOf(abilities);
        }
    }

    /** It did not return what it was given, threw, hung or died. */
    record Failed(String reason) implements ProofResult {}

    /** The run is being ended from outside; nothing is known about the codec. */
    record Interrupted() implements ProofResult {}
}
