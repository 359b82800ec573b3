package io.wirecost.engine.worker;

import io.wirecost.core.codec.Ability;
import java.util.Set;

/** How one half of a codec's proof has ended. */
public sealed interface ProofEnd {
    /**
     * It went through every record.
     *
     * @param different how many of the records that came back differ; 0 where none had to come back
     */
    record Done(int different, Set<Ability> abilities) implements ProofEnd {
        public Done {
            abilities = Set.copyOf(abilities);
        }
    }

    /** It threw, hung or died. */
    record Failed(String reason) implements ProofEnd {}

    /** The run is being ended from outside. */
    record Interrupted() implements ProofEnd {}
}
