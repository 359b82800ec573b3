package io.wirecost.analysis.ranking;

import io.wirecost.analysis.statistics.Interval;
import java.util.List;

/**
 * A cell's place among the cells of one table.
 *
 * @param rank 1 + how many cells are certainly better: their interval lies wholly below this one's
 * @param tied whether another cell's interval overlaps this one's, so that the two cannot be told apart. Ties do not
 *     carry over: of three cells the middle one may be tied with both others, while those two differ
 */
public record Place(int rank, boolean tied) {
    /** @return one place per interval, in their order */
    static List<Place> of(List<Interval> intervals) {
        return intervals.stream().map(own -> of(own, intervals)).toList();
    }

    private static Place of(Interval own, List<Interval> all) {
        long better = all.stream().filter(other -> other.liesBelow(own)).count();
        long overlapping = all.stream().filter(own::overlaps).count();
        // One of them is the cell itself.
        return new Place((int) better + 1, overlapping > 1);
    }

    /** Whether no other cell is certainly better. */
    public boolean isFirst() {
        return rank == 1;
    }

    /** {@code 2}, or {@code 2=} when tied. */
    public String label() {
        return tied ? rank + "=" : Integer.toString(rank);
    }
}
