package io.wirecost.analysis.link.accuracy;

import io.wirecost.analysis.link.model.Sweep;
import io.wirecost.analysis.pipeline.BlockScores;
import io.wirecost.analysis.statistics.KendallTau;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

/**
 * How far the rounds of a sweep agree with each other on the order of its cells: what a model can be held against.
 */
public final class Repeatability {
    /** A codec over a link. */
    private record Place(Variant codec, Link link) {}

    private Repeatability() {}

    /** Mean of Kendall's tau over all pairs of rounds, each over the cells that both have; empty for a single round. */
    public static OptionalDouble of(Sweep sweep, List<Variant> codecs) {
        List<Map<Place, Double>> rounds = new ArrayList<>(byRound(sweep, codecs).values());
        List<Double> taus = new ArrayList<>();
        for (int one = 0; one < rounds.size(); one++) {
            for (int other = one + 1; other < rounds.size(); other++) {
                taus.add(tau(rounds.get(one), rounds.get(other)));
            }
        }
        return taus.stream()
                .filter(tau -> !tau.isNaN())
                .mapToDouble(Double::doubleValue)
                .average();
    }

    private static Map<Integer, Map<Place, Double>> byRound(Sweep sweep, List<Variant> codecs) {
        Map<Integer, Map<Place, Double>> rounds = new TreeMap<>();
        for (Variant codec : codecs) {
            sweep.of(codec, Passage.Reading.DECODE)
                    .forEach((link, samples) -> BlockScores.of(samples)
                            .blocks()
                            .forEach(block -> rounds.computeIfAbsent(block.round(), round -> new LinkedHashMap<>())
                                    .put(new Place(codec, link), block.nanosPerMessage())));
        }
        return rounds;
    }

    private static double tau(Map<Place, Double> one, Map<Place, Double> other) {
        List<Place> both = one.keySet().stream().filter(other::containsKey).toList();
        return KendallTau.of(
                both.stream().map(one::get).toList(),
                both.stream().map(other::get).toList());
    }
}
