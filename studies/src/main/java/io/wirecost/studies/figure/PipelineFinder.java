package io.wirecost.studies.figure;

import io.wirecost.analysis.pipeline.BlockScores;
import io.wirecost.analysis.pipeline.PipelineStatistics;
import io.wirecost.analysis.pipeline.RoundEffects;
import io.wirecost.analysis.pipeline.SetTimes;
import io.wirecost.analysis.statistics.Moments;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Block;
import io.wirecost.core.run.Pipeline.Iteration;
import io.wirecost.core.run.Run;
import io.wirecost.studies.figure.Sample.Basis;
import io.wirecost.studies.source.StudiedQuantity;
import io.wirecost.studies.source.StudyLine;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** Time of a message through the three services, block by block. */
final class PipelineFinder implements Finder {
    @Override
    public Optional<Sample> find(Run run, StudiedQuantity quantity, StudiedQuantity.Case under, StudyLine line) {
        Passage passage = passage(under);
        return line.variant()
                .flatMap(codec -> Finder.measured(run, codec, passage, Pipeline.class))
                .map(pipeline -> told(run, passage, pipeline, quantity));
    }

    /** In how many of the sets that both went through one line took less time than another. */
    static SetsWon setsWon(Pipeline one, Pipeline other) {
        Map<Integer, Double> own = elapsedBySet(one);
        Map<Integer, Double> others = elapsedBySet(other);
        List<Integer> both = own.keySet().stream().filter(others::containsKey).toList();
        return new SetsWon(
                (int) both.stream()
                        .filter(set -> own.get(set) < others.get(set))
                        .count(),
                both.size());
    }

    /** The mean of the blocks that a set went through in. */
    private static Map<Integer, Double> elapsedBySet(Pipeline pipeline) {
        return pipeline.blocks().stream()
                .map(Block::iterations)
                .flatMap(List::stream)
                .collect(Collectors.groupingBy(Iteration::number, Collectors.averagingDouble(Iteration::elapsedNanos)));
    }

    /** How messages go through the services under these conditions. */
    static Passage passage(StudiedQuantity.Case under) {
        return under.link().map(Link::parse).map(Passage.PLAIN::over).orElse(Passage.PLAIN);
    }

    private static Sample told(Run run, Passage passage, Pipeline pipeline, StudiedQuantity quantity) {
        PipelineStatistics statistics = PipelineStatistics.of(pipeline, RoundEffects.of(run, passage));
        return switch (quantity.is()) {
            case PAYLOAD -> Sample.exactly(statistics.costs().payloadBytes());
            case SERVICES ->
                Sample.exactly(statistics.costs().cpu().serializeNanos()
                        + statistics.costs().cpu().deserializeNanos());
            default -> time(pipeline, statistics.setTimes(), quantity.statistic());
        };
    }

    private static Sample time(Pipeline pipeline, SetTimes sets, StudiedQuantity.Statistic statistic) {
        return switch (statistic) {
            case MEDIAN -> sets(pipeline, Moments::median);
            case SET_MEAN -> sets(pipeline, Moments::mean);
            case DEVIATION -> Sample.exactly(sets.standardDeviationNanos());
            case RANGE -> Sample.exactly(sets.maxNanos() - sets.minNanos());
            default -> {
                TreeMap<Integer, Double> scores = new TreeMap<>();
                BlockScores.of(pipeline).blocks().forEach(block -> scores.put(block.round(), block.nanosPerMessage()));
                yield new Sample(Basis.BLOCKS, scores);
            }
        };
    }

    /** Of the sets of each block, which are the same for all lines. */
    private static Sample sets(Pipeline pipeline, ToDoubleFunction<double[]> told) {
        TreeMap<Integer, Double> scores = new TreeMap<>();
        pipeline.blocks()
                .forEach(block -> scores.put(
                        block.round(),
                        told.applyAsDouble(block.iterations().stream()
                                .mapToDouble(Iteration::elapsedNanos)
                                .toArray())));
        return new Sample(Basis.BLOCKS, scores);
    }
}
