package io.wirecost.engine;

import io.wirecost.core.codec.Ability;
import java.util.Set;

/** A codec that has returned every record, so that it may be measured. */
record ProvenCandidate(Candidate candidate, Set<Ability> abilities) {
    ProvenCandidate {
        abilities = Set.copyOf(abilities);
    }

    boolean can(Ability ability) {
        return abilities.contains(ability);
    }
}
