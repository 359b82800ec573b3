package io.wirecost.studies.lviv2024.latency;

import io.wirecost.analysis.pipeline.BlockScores;
import io.wirecost.analysis.pipeline.PipelineStatistics;
import io.wirecost.analysis.pipeline.RoundEffects;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A run's pipeline by the formats of the study, each through the codec that stands for it. */
public final class LatencyFigures {
    private final Run run;
    private final Passage passage;
    private final RoundEffects effects;
    private final Map<String, Format> formats = new LinkedHashMap<>();

    /** One format of the study, in a run. */
    record Format(PublishedLatency published, Pipeline samples, PipelineStatistics statistics, BlockScores scores) {}

    /** @param passage over which link and at which pace */
    public LatencyFigures(Run run, Passage passage) {
        this.run = run;
        this.passage = passage;
        this.effects = RoundEffects.of(run, passage);
        for (PublishedLatency published : PublishedLatency.all()) {
            if (published.timesFaster().isPresent()) {
                format(published).ifPresent(format -> formats.put(published.name(), format));
            }
        }
    }

    private Optional<Format> format(PublishedLatency published) {
        return run.codecs().stream()
                .filter(codec -> codec.variant().equals(Variant.jvm(published.codec())))
                .findFirst()
                .flatMap(codec -> samples(codec.variant())
                        .map(samples -> new Format(
                                published, samples, PipelineStatistics.of(samples, effects), BlockScores.of(samples))));
    }

    /** What a codec's cell has, whether or not it stands for a format of the study; empty where it has no figure. */
    public Optional<Pipeline> samples(Variant codec) {
        return run.cells().stream()
                .filter(cell -> cell.status() == Cell.Status.MEASURED)
                .filter(cell -> cell.trial().codec().equals(codec)
                        && cell.trial().task().equals(passage))
                .findFirst()
                .flatMap(cell -> cell.figures(Pipeline.class));
    }

    /** Returns the run that the figures are of. */
    public Run run() {
        return run;
    }

    /** Returns the link and the pace that the figures are of. */
    public Passage passage() {
        return passage;
    }

    /** Returns the formats in the order of the study's sets. */
    List<Format> all() {
        return List.copyOf(formats.values());
    }

    /** Returns a format by the name that the study gives it; empty where the run has no figure of it. */
    public Optional<Format> format(String name) {
        return Optional.ofNullable(formats.get(name));
    }

    /** Returns the names as the study has them. */
    List<String> names() {
        return List.copyOf(formats.keySet());
    }

    /** Why nothing can be said of some formats: those that have no figure, or too few blocks for an interval. */
    Optional<String> lacking(List<String> names) {
        List<String> missing =
                names.stream().filter(name -> !formats.containsKey(name)).toList();
        if (!missing.isEmpty()) {
            return Optional.of("The run has no figure of " + String.join(", ", missing) + ".");
        }
        int blocks = common(names.stream().map(formats::get).toList()).size();
        return blocks >= Run.FORKS_TO_RANK
                ? Optional.empty()
                : Optional.of("Blocks that all have in common: " + blocks + "; fewer than " + Run.FORKS_TO_RANK
                        + " are no basis.");
    }

    /** Returns how many times as long one format takes as another, block by block; both have figures in common. */
    Estimate ratio(String one, String other) {
        return ratio(List.of(one), List.of(other));
    }

    /** The same between groups of formats, each the geometric mean of its members. */
    Estimate ratio(List<String> some, List<String> others) {
        List<Format> all =
                Stream.concat(some.stream(), others.stream()).map(formats::get).toList();
        List<Double> ratios = new ArrayList<>();
        for (int round : common(all)) {
            ratios.add(mean(some, round) / mean(others, round));
        }
        return Estimate.of(ratios);
    }

    private double mean(List<String> names, int round) {
        return Estimate.of(names.stream()
                        .map(name -> score(formats.get(name), round))
                        .toList())
                .centre();
    }

    private static double score(Format format, int round) {
        return format.scores().blocks().stream()
                .filter(block -> block.round() == round)
                .findFirst()
                .orElseThrow()
                .nanosPerMessage();
    }

    private static List<Integer> common(List<Format> all) {
        Stream<Set<Integer>> rounds = all.stream()
                .map(format -> format.scores().blocks().stream()
                        .map(BlockScores.Block::round)
                        .collect(Collectors.toSet()));
        return rounds.reduce(
                        (one, other) -> one.stream().filter(other::contains).collect(Collectors.toSet()))
                .map(set -> set.stream().sorted().toList())
                .orElse(List.of());
    }
}
