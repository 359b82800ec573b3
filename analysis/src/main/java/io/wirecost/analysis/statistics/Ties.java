package io.wirecost.analysis.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Which cells of one table cannot be told apart. Ties do not carry over, so a cell may be in several sets: of three
 * cells the middle one may be tied with both others while those two differ.
 */
public final class Ties {
    private Ties() {}

    /**
     * The largest sets of intervals that all overlap each other.
     *
     * @return indices into the list, ascending; sets of two and more, none of which is part of another
     */
    public static List<List<Integer>> of(List<Interval> intervals) {
        List<List<Integer>> sets = new ArrayList<>();
        // Intervals that overlap in pairs share a point, and the lowest upper end among them is one.
        for (Interval last : intervals) {
            List<Integer> sharing = IntStream.range(0, intervals.size())
                    .filter(i -> intervals.get(i).low() <= last.high()
                            && last.high() <= intervals.get(i).high())
                    .boxed()
                    .toList();
            if (sharing.size() > 1 && !sets.contains(sharing)) {
                sets.add(sharing);
            }
        }
        return sets.stream()
                .filter(set -> sets.stream().noneMatch(other -> other != set && other.containsAll(set)))
                .toList();
    }
}
