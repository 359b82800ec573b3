package io.wirecost.evolution.edit;

import java.util.Optional;
import java.util.Set;

/**
 * Which edits of a schema are wanted.
 *
 * @param kinds the kinds of edits
 * @param place the only place, or the definition that has all places; empty for all
 * @param seed chooses among the places of a kind
 * @param most places of a kind
 */
public record EditChoice(Set<EditKind> kinds, Optional<String> place, long seed, int most) {
    public EditChoice {
        kinds = Set.copyOf(kinds);
    }

    /** Every kind at one place each. */
    public static EditChoice ofAll(long seed) {
        return new EditChoice(Set.of(EditKind.values()), Optional.empty(), seed, 1);
    }
}
