package io.wirecost.report.model.rate;

import io.wirecost.analysis.ranking.RankedCell;
import io.wirecost.analysis.rate.MachineSpeeds;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.document.Fact;
import java.util.List;
import java.util.Optional;

/**
 * Messages at fixed times, whether or not the services keep up.
 *
 * @param smoke whether nothing of it may be ranked, because there are too few blocks
 * @param sought whether the highest rate was sought, of no rate was given
 * @param settings name and words of each
 * @param clockErrorNanos how far any latency may be off, because A and C look at a clock each
 * @param machine the slowest and the fastest block of the machine's own speed, as parts of the median block; empty in runs
 *     that did not look
 * @param lines everything that was sent at a rate: each link and way of reading, the floor last
 */
public record OpenLoopModel(
        boolean smoke,
        boolean sought,
        List<Fact> settings,
        long clockErrorNanos,
        Optional<MachineSpeeds> machine,
        List<Line> lines) {
    public OpenLoopModel {
        settings = List.copyOf(settings);
        lines = List.copyOf(lines);
    }

    /**
     * @param fraction of the messages that took no longer; 1 for all of them
     * @param interval 95 %, over the blocks; empty for a single one, and for the longest latency of all
     */
    public record Percentile(double fraction, double nanos, Optional<Interval> interval) {}

    /**
     * One cell.
     *
     * @param operation the last part of its trial's id
     * @param reading what B does with a message; {@code NEVER} is the floor
     * @param place empty where nothing may be ranked
     * @param sets that were sent at a rate
     * @param sustainedSets of these, those whose rate was sustained
     * @param machine the machine's own speed meanwhile, as a part of the run's median block; empty in runs that did not look
     * @param messagesPerSecond the given rate, or the highest that is sustained; empty if none is
     * @param interval 95 % of a sought rate; empty for a single block
     * @param percentiles latencies at that rate; none if there is no rate
     */
    public record Line(
            String operation,
            Reading reading,
            Link link,
            String codec,
            Optional<RankedCell> place,
            int sets,
            int sustainedSets,
            Optional<Double> machine,
            Optional<Double> messagesPerSecond,
            Optional<Interval> interval,
            List<Percentile> percentiles) {
        public Line {
            percentiles = List.copyOf(percentiles);
        }

        /** What this fraction of the messages did not exceed, of those that are among the percentiles. */
        public Optional<Percentile> percentile(double fraction) {
            return percentiles.stream()
                    .filter(percentile -> percentile.fraction() == fraction)
                    .findFirst();
        }
    }
}
