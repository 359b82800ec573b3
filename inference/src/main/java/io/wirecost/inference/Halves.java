package io.wirecost.inference;

import java.util.List;

/**
 * The check of a guess that was made of one half of the records against the other half.
 *
 * @param guessedFrom records of the one half
 * @param checkedAgainst records of the other
 * @param widenings in the order of the fields; none if all fitted
 */
public record Halves(long guessedFrom, long checkedAgainst, List<Widening> widenings) {
    public Halves {
        widenings = List.copyOf(widenings);
    }
}
