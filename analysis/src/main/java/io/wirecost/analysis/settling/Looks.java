package io.wirecost.analysis.settling;

import java.util.List;
import java.util.OptionalInt;

/**
 * After how many of its forks a cell is looked at, to decide whether it needs more. There are few looks: each one is
 * another chance to stop at an interval that is narrow by accident.
 */
final class Looks {
    private static final List<Integer> FORKS = List.of(3, 5, 8);

    private Looks() {}

    /** Returns the last look that a cell with so many forks has come to; empty before the first. */
    static OptionalInt last(int forks) {
        return FORKS.stream()
                .mapToInt(Integer::intValue)
                .filter(look -> look <= forks)
                .max();
    }

    /** Returns the look after this one; empty after the last, when a cell gets no further forks. */
    static OptionalInt after(int look) {
        return FORKS.stream()
                .mapToInt(Integer::intValue)
                .filter(next -> next > look)
                .findFirst();
    }
}
