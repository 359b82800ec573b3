package io.wirecost.analysis.link;

import io.wirecost.analysis.Baseline;
import io.wirecost.analysis.link.accuracy.Accuracy;
import io.wirecost.analysis.link.accuracy.Curve;
import io.wirecost.analysis.link.accuracy.LinkPoint;
import io.wirecost.analysis.link.accuracy.Repeatability;
import io.wirecost.analysis.link.accuracy.Uncertainty;
import io.wirecost.analysis.link.crossing.Duels;
import io.wirecost.analysis.link.model.LinkModel;
import io.wirecost.analysis.link.model.LinkModels;
import io.wirecost.analysis.link.model.ModelInputs;
import io.wirecost.analysis.link.model.Sweep;
import io.wirecost.analysis.ranking.Ranking;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Run;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** Makes the study of a run. */
final class LinkStudies {
    private final Run run;
    private final Sweep sweep;
    private final List<Link> links;
    private final Optional<LinkModel> model;
    private final ModelInputs.Found found;

    private LinkStudies(Run run, Sweep sweep) {
        this.run = run;
        this.sweep = sweep;
        this.links = sweep.links();
        this.found = ModelInputs.of(run);
        this.model = found.inputs().map(LinkModels::of);
    }

    static Optional<LinkStudy> of(Run run) {
        Sweep sweep = new Sweep(run);
        return run.pipeline().isEmpty() || sweep.links().size() < 2
                ? Optional.empty()
                : Optional.of(new LinkStudies(run, sweep).study());
    }

    private LinkStudy study() {
        List<Curve> curves = curves(Reading.DECODE, sweep.codecs());
        List<Curve> tested = curves.stream()
                .filter(curve -> model.filter(known -> curve.codec().equals(known.fittedOn()))
                        .isEmpty())
                .toList();
        Optional<Accuracy> accuracy = Accuracy.of(
                tested,
                Repeatability.of(sweep, tested.stream().map(Curve::codec).toList()));
        Optional<Variant> baseline = Baseline.of(run).filter(sweep.codecs()::contains);
        return new LinkStudy(
                links,
                baseline,
                curves,
                sweep.floor(baseline)
                        .map(codec -> curves(Reading.NEVER, List.of(codec)).get(0)),
                model,
                found.missing(),
                accuracy,
                new Duels(sweep, links, baseline, model, Uncertainty.of(run, accuracy)).all());
    }

    private List<Curve> curves(Reading reading, List<Variant> codecs) {
        Map<Link, Map<Variant, Estimate>> measured = new HashMap<>();
        links.forEach(link -> measured.put(link, measured(Passage.of(reading).over(link))));
        boolean predicted = reading == Reading.DECODE;
        return codecs.stream()
                .map(codec -> new Curve(
                        codec,
                        links.stream()
                                .filter(link -> measured.get(link).containsKey(codec))
                                .map(link -> new LinkPoint(
                                        link,
                                        measured.get(link).get(codec),
                                        predicted ? predict(codec, link) : OptionalDouble.empty()))
                                .toList()))
                .toList();
    }

    private Map<Variant, Estimate> measured(Passage passage) {
        Map<Variant, Estimate> estimates = new HashMap<>();
        Ranking.byPipeline(run, passage)
                .forEach(line -> estimates.put(
                        line.cell().trial().codec(), line.statistics().nanosPerMessage()));
        return estimates;
    }

    private OptionalDouble predict(Variant codec, Link link) {
        return model.map(known -> known.predict(codec, link)).orElse(OptionalDouble.empty());
    }
}
