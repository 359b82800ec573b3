package io.wirecost.analysis.rate;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Iteration;
import io.wirecost.core.run.Pipeline.Latencies;
import io.wirecost.core.run.Pipeline.Paced;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Latencies of one codec, from the times at which messages should have been sent.
 *
 * @param all of all messages
 * @param blocks those of each block
 */
public record LatencyPercentiles(Latencies all, List<Latencies> blocks) {
    /** Fractions of the messages at which a plot over 1 / (1 − fraction) has its points. */
    private static final List<Double> PLOTTED = List.of(0.5, 0.75, 0.9, 0.95, 0.99, 0.995, 0.999, 0.9999, 1.0);

    public LatencyPercentiles {
        blocks = List.copyOf(blocks);
    }

    /** This fraction of the messages took no longer. */
    public record Point(double fraction, long nanos) {}

    /** @param pipeline of a paced cell, at least one block */
    static LatencyPercentiles of(Pipeline pipeline) {
        List<Latencies> blocks = pipeline.blocks().stream()
                .map(block -> merged(block.iterations()))
                .toList();
        return of(blocks);
    }

    static LatencyPercentiles of(List<Latencies> blocks) {
        return new LatencyPercentiles(merged(blocks.stream()), blocks);
    }

    static Latencies merged(Collection<Iteration> sets) {
        return merged(sets.stream().flatMap(set -> set.paced().stream()).map(Paced::latencies));
    }

    /** Histograms of the same precision have the same buckets. */
    private static Latencies merged(Stream<Latencies> all) {
        TreeMap<Long, Long> counts = new TreeMap<>();
        all.forEach(latencies -> {
            for (int i = 0; i < latencies.counts().size(); i++) {
                counts.merge(latencies.upToNanos().get(i), latencies.counts().get(i), Long::sum);
            }
        });
        return new Latencies(new ArrayList<>(counts.keySet()), new ArrayList<>(counts.values()));
    }

    /** Returns the latency that this fraction of all messages did not exceed; 1 gives the longest latency. */
    public long nanos(double fraction) {
        return all.percentileNanos(fraction);
    }

    /** The same of each block, and how far they are apart. */
    public Estimate estimate(double fraction) {
        return Estimate.of(blocks.stream()
                .map(block -> (double) Math.max(1, block.percentileNanos(fraction)))
                .toList());
    }

    /** One of the {@link #points}; empty where there are too few messages for it. */
    public Optional<Point> point(double fraction) {
        return points().stream().filter(point -> point.fraction() == fraction).findFirst();
    }

    /** Ascending; no point stands for less than one message, but for the last, which is the longest latency. */
    public List<Point> points() {
        return PLOTTED.stream()
                .filter(fraction -> fraction == 1 || all.messages() >= Math.round(1 / (1 - fraction)))
                .map(fraction -> new Point(fraction, nanos(fraction)))
                .toList();
    }
}
