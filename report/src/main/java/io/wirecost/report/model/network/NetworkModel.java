package io.wirecost.report.model.network;

import io.wirecost.analysis.ranking.Place;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.report.model.conditions.Wire;
import io.wirecost.report.model.metric.Metric;
import java.util.List;
import java.util.Optional;

/**
 * Time per message through the services against the bandwidth of their links.
 *
 * @param smoke whether nothing of it may be ranked, because there are too few blocks
 * @param links that were measured, slowest first
 * @param accuracy how far the model can be relied on, in sentences
 * @param curves one for each codec that has a figure over any link
 * @param fastest over the slowest link: time per message of all codecs
 * @param pairs each pair of codecs once for every delay, those with the baseline first; of very many codecs those alone
 */
public record NetworkModel(
        boolean smoke, List<Wire> links, List<String> accuracy, List<Curve> curves, Metric fastest, List<Pair> pairs) {
    public NetworkModel {
        links = List.copyOf(links);
        accuracy = List.copyOf(accuracy);
        curves = List.copyOf(curves);
        pairs = List.copyOf(pairs);
    }

    /** What was measured and predicted of one codec. */
    public record Curve(String codec, List<Sample> samples) {
        public Curve {
            samples = List.copyOf(samples);
        }
    }

    /**
     * One codec over one link.
     *
     * @param link its label
     * @param nanos per message, over the blocks
     * @param interval 95 %; empty for a single block
     * @param place among the codecs over this link; empty where nothing may be ranked
     * @param predicted nanoseconds per message; empty where the model says nothing
     * @param error of the prediction, as a fraction of what was measured
     */
    public record Sample(
            String link,
            double nanos,
            Optional<Interval> interval,
            Optional<Place> place,
            Optional<Double> predicted,
            Optional<Double> error) {}

    /**
     * Who of two is ahead at which bandwidth.
     *
     * @param measured in words, by link
     * @param predicted in words
     * @param crossings of the predicted lines
     */
    public record Pair(
            String codec, String rival, long delayNanos, String measured, String predicted, List<Crossing> crossings) {
        public Pair {
            crossings = List.copyOf(crossings);
        }
    }

    /** @param extrapolated whether it lies outside of the bandwidths that were measured */
    public record Crossing(double bitsPerSecond, boolean extrapolated) {}
}
