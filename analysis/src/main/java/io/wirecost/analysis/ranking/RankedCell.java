package io.wirecost.analysis.ranking;

import io.wirecost.analysis.statistics.Interval;
import java.util.ArrayList;
import java.util.List;

/**
 * A cell's place among the cells of one table.
 *
 * @param rank in the order of the centres, from 1; cells with the same interval share their rank
 * @param tied whether another cell's interval overlaps this one's, so that the two cannot be told apart. Ties do not
 *     carry over: of three cells the middle one may be tied with both others, while those two differ
 * @param first whether no other cell is certainly better: none has an interval that lies wholly below this one's
 */
public record RankedCell(int rank, boolean tied, boolean first) {
    /**
     * @param intervals in the order of their centres, the best first
     * @return one place per interval, in their order
     */
    static List<RankedCell> of(List<Interval> intervals) {
        List<RankedCell> places = new ArrayList<>();
        for (int i = 0; i < intervals.size(); i++) {
            boolean same = i > 0 && intervals.get(i).equals(intervals.get(i - 1));
            places.add(of(same ? places.get(i - 1).rank() : i + 1, intervals.get(i), intervals));
        }
        return places;
    }

    private static RankedCell of(int rank, Interval own, List<Interval> all) {
        long overlapping = all.stream().filter(own::overlaps).count();
        // One of them is the cell itself.
        return new RankedCell(rank, overlapping > 1, all.stream().noneMatch(other -> other.liesBelow(own)));
    }

    /** {@code 2}, or {@code 2=} when tied. */
    public String label() {
        return tied ? rank + "=" : Integer.toString(rank);
    }
}
