package io.wirecost.analysis.pipeline;

import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The effects of the rounds of the pipeline on all codecs alike: the sets of one round are larger than those of
 * another, and a machine drifts. They say nothing about a codec, so they are taken out of every codec's scores before
 * their interval is made. Otherwise the growing sets would make ties of codecs whose ratio is certain.
 *
 * <p>That is the interval of Cousineau (2005) for within-subject designs, with the correction of Morey (2008). The
 * centre stays, except for a codec that lacks a round: its figure includes what that round would have cost.
 */
public final class RoundEffects {
    /** No effects, for samples by themselves. */
    public static final RoundEffects NONE = new RoundEffects(Map.of(), 1);

    private final Map<Integer, Double> logarithms;
    private final double widening;

    private RoundEffects(Map<Integer, Double> logarithms, double widening) {
        this.logarithms = Map.copyOf(logarithms);
        this.widening = widening;
    }

    /**
     * Returns the effects, taken from the codecs that went through every round; {@link #NONE} with fewer than two such
     * codecs.
     *
     * @param passage over the same link and at the same pace, whatever its reading
     */
    public static RoundEffects of(Run run, Passage passage) {
        Task task = passage.by(Reading.DECODE);
        List<Map<Integer, Double>> codecs = run.cells().stream()
                .filter(cell -> cell.status() == Cell.Status.MEASURED)
                .filter(cell -> cell.trial().task().equals(task))
                .flatMap(cell -> cell.figures(Pipeline.class).stream())
                .map(pipeline -> BlockScores.of(pipeline).blocks().stream()
                        .collect(Collectors.toMap(
                                BlockScores.Block::round, block -> Math.log(block.nanosPerMessage()), (a, b) -> a)))
                .toList();
        Set<Integer> rounds =
                codecs.stream().flatMap(codec -> codec.keySet().stream()).collect(Collectors.toSet());
        List<Map<Integer, Double>> complete =
                codecs.stream().filter(codec -> codec.keySet().equals(rounds)).toList();
        return complete.size() < 2 ? NONE : new RoundEffects(effects(rounds, complete), widening(complete.size()));
    }

    private static Map<Integer, Double> effects(Set<Integer> rounds, List<Map<Integer, Double>> codecs) {
        Map<Integer, Double> means = new HashMap<>();
        rounds.forEach(round -> means.put(
                round,
                codecs.stream().mapToDouble(codec -> codec.get(round)).average().orElseThrow()));
        double all = means.values().stream()
                .mapToDouble(Double::doubleValue)
                .average()
                .orElseThrow();
        means.replaceAll((round, mean) -> mean - all);
        return means;
    }

    /** Each codec is part of the means that it is held against, which makes the rest smaller than it is. */
    private static double widening(int codecs) {
        return Math.sqrt(codecs / (codecs - 1.0));
    }

    /** All blocks of one codec together, with the luck of services that several of them share. */
    Estimate estimate(BlockScores scores) {
        Estimate alone = Estimate.of(
                scores.blocks().stream()
                        .map(block -> block.nanosPerMessage() / Math.exp(logarithms.getOrDefault(block.round(), 0.0)))
                        .toList(),
                widening);
        return ServiceLuck.allowedFor(alone, scores);
    }
}
