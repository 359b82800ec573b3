package io.wirecost.analysis.settling;

import java.util.List;
import java.util.OptionalInt;

/**
 * After how many of its forks a cell is looked at, to decide whether it needs more. There are few looks: each one is
 * another chance to stop at an interval that is narrow by accident.
 *
 * @param forks at which there is a look, ascending
 */
public record Looks(List<Integer> forks) {
    /** Those of a run. */
    public static final Looks USUAL = new Looks(List.of(3, 5, 8));

    public Looks {
        forks = List.copyOf(forks);
    }

    int first() {
        return forks.get(0);
    }

    /** Returns the last look that a cell with so many forks has come to; empty before the first. */
    OptionalInt last(int measured) {
        return forks.stream()
                .mapToInt(Integer::intValue)
                .filter(look -> look <= measured)
                .max();
    }

    /** Returns the look after this one; empty after the last, when a cell gets no further forks. */
    public OptionalInt after(int look) {
        return forks.stream()
                .mapToInt(Integer::intValue)
                .filter(next -> next > look)
                .findFirst();
    }
}
