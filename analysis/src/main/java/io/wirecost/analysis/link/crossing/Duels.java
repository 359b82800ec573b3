package io.wirecost.analysis.link.crossing;

import io.wirecost.analysis.link.accuracy.Uncertainty;
import io.wirecost.analysis.link.crossing.Duel.LinkRatio;
import io.wirecost.analysis.link.model.LinkModel;
import io.wirecost.analysis.link.model.Stage;
import io.wirecost.analysis.link.model.Sweep;
import io.wirecost.analysis.pipeline.BlockScores;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Pipeline;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Each codec against each other. */
public record Duels(
        Sweep sweep, List<Link> links, Optional<Variant> baseline, Optional<LinkModel> model, Uncertainty uncertainty) {
    /** Those with the baseline first, with the baseline as the rival. */
    public List<Duel> all() {
        List<Variant> rivals = new ArrayList<>(sweep.codecs());
        baseline.ifPresent(name -> {
            rivals.remove(name);
            rivals.add(0, name);
        });
        Map<Variant, Map<Link, Pipeline>> samples = rivals.stream()
                .collect(Collectors.toMap(codec -> codec, codec -> sweep.of(codec, Passage.Reading.DECODE)));
        List<Duel> duels = new ArrayList<>();
        for (int rival = 0; rival < rivals.size(); rival++) {
            for (int codec = rival + 1; codec < rivals.size(); codec++) {
                duels.addAll(of(rivals.get(codec), rivals.get(rival), samples));
            }
        }
        return duels;
    }

    private List<Duel> of(Variant codec, Variant rival, Map<Variant, Map<Link, Pipeline>> samples) {
        return links.stream()
                .map(Link::delayNanos)
                .distinct()
                .sorted()
                .map(delay -> of(codec, rival, delay, ratios(delay, samples.get(codec), samples.get(rival))))
                .filter(duel -> !duel.ratios().isEmpty())
                .toList();
    }

    private Duel of(Variant codec, Variant rival, long delayNanos, List<LinkRatio> ratios) {
        return new Duel(
                codec,
                rival,
                delayNanos,
                ratios,
                new MeasuredCrossings(codec, rival, ratios).crossings(),
                predicted(codec, rival, delayNanos));
    }

    private List<LinkRatio> ratios(long delayNanos, Map<Link, Pipeline> one, Map<Link, Pipeline> other) {
        return links.stream()
                .filter(link -> link.delayNanos() == delayNanos && one.containsKey(link) && other.containsKey(link))
                .flatMap(link -> BlockScores.of(one.get(link))
                        .ratioTo(BlockScores.of(other.get(link)))
                        .map(ratio -> new LinkRatio(link, ratio))
                        .stream())
                .toList();
    }

    private List<Crossing> predicted(Variant codec, Variant rival, long delayNanos) {
        return model.flatMap(known -> known.of(codec)
                        .flatMap(one -> known.of(rival)
                                .map(other -> new PredictedCrossings(
                                        codec, one, rival, other, delayNanos, measured(delayNanos), uncertainty))))
                .map(PredictedCrossings::crossings)
                .orElse(List.of());
    }

    private Interval measured(long delayNanos) {
        double[] bandwidths = links.stream()
                .filter(link -> link.delayNanos() == delayNanos)
                .mapToDouble(Stage::bandwidth)
                .toArray();
        return new Interval(bandwidths[0], bandwidths[bandwidths.length - 1]);
    }
}
