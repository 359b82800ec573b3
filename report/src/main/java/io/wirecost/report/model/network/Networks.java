package io.wirecost.report.model.network;

import io.wirecost.analysis.Effort;
import io.wirecost.analysis.link.LinkStudy;
import io.wirecost.analysis.link.accuracy.Point;
import io.wirecost.analysis.link.crossing.Duel;
import io.wirecost.analysis.pipeline.PipelineStatistics;
import io.wirecost.analysis.ranking.Place;
import io.wirecost.analysis.ranking.Ranked;
import io.wirecost.analysis.ranking.Ranking;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Run;
import io.wirecost.report.model.conditions.Wire;
import io.wirecost.report.model.network.NetworkModel.Crossing;
import io.wirecost.report.model.network.NetworkModel.Curve;
import io.wirecost.report.model.network.NetworkModel.Pair;
import io.wirecost.report.model.network.NetworkModel.Sample;
import io.wirecost.report.model.pipeline.Pipelines;
import io.wirecost.report.wording.CodecLabels;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** Time against bandwidth of a run over several links. */
public final class Networks {
    /** Pairs grow with the square of the codecs: beyond this many a report has those with the baseline alone. */
    private static final int PAIRED = 60;

    private final CodecLabels names;
    private final LinkStudy study;
    private final DuelWords words;
    private final Map<Link, Map<Variant, Place>> places = new HashMap<>();

    private Networks(Run run, LinkStudy study) {
        this.names = new CodecLabels(run);
        this.study = study;
        this.words = new DuelWords(study.model());
        for (Link link : study.links()) {
            places.put(link, placesOver(run, link));
        }
    }

    /** Returns what a report shows of a sweep over links. */
    public static NetworkModel of(Run run, LinkStudy study) {
        return new Networks(run, study).model(run);
    }

    private static Map<Variant, Place> placesOver(Run run, Link link) {
        Map<Variant, Place> places = new HashMap<>();
        for (Ranked<PipelineStatistics> line : Ranking.byPipeline(run, Passage.PLAIN.over(link))) {
            line.place().ifPresent(place -> places.put(line.cell().trial().codec(), place));
        }
        return places;
    }

    private NetworkModel model(Run run) {
        return new NetworkModel(
                Effort.of(run).isSmokeInPipeline(),
                study.links().stream().map(link -> Wire.of(link)).toList(),
                new AccuracyWords(study, names).sentences(),
                study.curves().stream().map(this::curve).toList(),
                Pipelines.measure(run, Passage.PLAIN.over(study.links().get(0))),
                duels().stream().map(this::pair).toList());
    }

    private List<Duel> duels() {
        return study.curves().size() > PAIRED ? study.againstBaseline() : study.duels();
    }

    private Curve curve(io.wirecost.analysis.link.accuracy.Curve curve) {
        return new Curve(
                names.of(curve.codec()),
                curve.points().stream()
                        .map(point -> sample(curve.codec(), point))
                        .toList());
    }

    private Sample sample(Variant codec, Point point) {
        Estimate nanos = point.measuredNanos();
        return new Sample(
                point.link().label(),
                nanos.centre(),
                nanos.interval(),
                Optional.ofNullable(places.get(point.link()).get(codec)),
                boxed(point.predictedNanos()),
                boxed(point.relativeError()));
    }

    private static Optional<Double> boxed(OptionalDouble figure) {
        return figure.stream().boxed().findFirst();
    }

    private Pair pair(Duel duel) {
        return new Pair(
                names.of(duel.codec()),
                names.of(duel.rival()),
                duel.delayNanos(),
                DuelWords.measured(duel),
                words.predicted(duel),
                duel.predicted().stream()
                        .map(crossing -> new Crossing(crossing.bitsPerSecond(), crossing.extrapolated()))
                        .toList());
    }
}
