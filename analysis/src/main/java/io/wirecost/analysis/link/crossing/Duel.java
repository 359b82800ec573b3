package io.wirecost.analysis.link.crossing;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Link;
import java.util.List;

/**
 * Two codecs over all links of one delay.
 *
 * @param delayNanos one way
 * @param ratios what the rival takes in codec's times, by link, slowest link first
 * @param measured crossings between two measured links
 * @param predicted crossings of the model's lines; empty without a model too
 */
public record Duel(
        Variant codec,
        Variant rival,
        long delayNanos,
        List<LinkRatio> ratios,
        List<Crossing> measured,
        List<Crossing> predicted) {
    public Duel {
        ratios = List.copyOf(ratios);
        measured = List.copyOf(measured);
        predicted = List.copyOf(predicted);
    }

    /**
     * Time of the codec divided by time of its rival, block by block.
     *
     * @param ratio below 1 where the codec is faster
     */
    public record LinkRatio(Link link, Estimate ratio) {
        /** Returns whether the two cannot be told apart, or nothing says whether they can. */
        public boolean isTie() {
            return ratio.interval()
                    .map(interval -> interval.overlaps(new Interval(1, 1)))
                    .orElse(true);
        }
    }
}
