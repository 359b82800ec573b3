package io.wirecost.report.model;

import io.wirecost.analysis.Baseline;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.document.Visible;
import io.wirecost.report.model.answer.Answer;
import io.wirecost.report.model.answer.PipelineWords;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Unmeasured;
import io.wirecost.report.model.metric.Winners;
import io.wirecost.report.model.network.LinkFindings;
import io.wirecost.report.model.pipeline.PipelineModel;
import io.wirecost.report.model.rate.RateFindings;
import io.wirecost.report.wording.CodecLabels;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The answer in sentences, the most useful first. A smoke run has none that compares times. */
final class Findings {
    private final List<Metric> measures;
    private final Optional<String> baseline;
    private final CodecLabels names;
    private final Winners winners;
    private final Optional<PipelineModel> pipeline;
    private final Optional<LinkFindings> links;
    private final Optional<RateFindings> rates;
    private final List<Unmeasured> unmeasured;

    Findings(
            List<Metric> measures,
            Optional<String> baseline,
            CodecLabels names,
            Optional<PipelineModel> pipeline,
            Optional<LinkFindings> links,
            Optional<RateFindings> rates,
            List<Unmeasured> unmeasured) {
        this.measures = measures;
        this.baseline = baseline;
        this.names = names;
        this.winners = new Winners(baseline);
        this.pipeline = pipeline;
        this.links = links;
        this.rates = rates;
        this.unmeasured = unmeasured;
    }

    List<String> sentences(Run run) {
        List<String> sentences = new ArrayList<>();
        baseline.ifPresent(name -> sentences.addAll(new Answer(run, measures, name, names).sentences()));
        if (!run.isSmoke() && hasNoRoundTrip()) {
            best(Operation.SERIALIZE.label(), "Fastest to serialize").ifPresent(sentences::add);
            best(Operation.DESERIALIZE.label(), "Fastest to deserialize").ifPresent(sentences::add);
        }
        pipeline.flatMap(model -> new PipelineWords(model, baseline).sentence()).ifPresent(sentences::add);
        links.ifPresent(findings -> sentences.addAll(findings.sentences(winners, smallest())));
        rates.ifPresent(findings -> sentences.addAll(findings.sentences()));
        Baseline.missed(run).map(Findings::missed).ifPresent(sentences::add);
        sentences.add(proven(run));
        missing().ifPresent(sentences::add);
        return sentences;
    }

    private boolean hasNoRoundTrip() {
        return measures.stream().noneMatch(measure -> measure.id().equals(new Task.RoundTrip().label()));
    }

    private static String missed(String name) {
        return Visible.text(name) + ", which was to be the baseline, has no figures.";
    }

    /** Only what has been proven has a figure. */
    private String proven(Run run) {
        Set<Variant> proven = run.cells().stream()
                .filter(cell -> cell.status() == Cell.Status.MEASURED)
                .map(cell -> cell.trial().codec())
                .collect(Collectors.toSet());
        if (proven.isEmpty()) {
            return "Nothing was measured.";
        }
        boolean losses = run.codecs().stream()
                .anyMatch(codec ->
                        proven.contains(codec.variant()) && !codec.losses().isEmpty());
        int all = run.codecs().size();
        String who = proven.size() < all ? proven.size() + " of " + all + " codecs" : "All " + all + " codecs";
        return (all == 1 ? "The codec" : who) + " returned every record, value for value"
                + (losses ? ", but for declared losses." : ".");
    }

    /** The codec with the fewest bytes, unless several have them. */
    private Optional<String> smallest() {
        return measures.stream()
                .filter(measure -> measure.id().equals(new Task.Size().label()))
                .map(Winners::of)
                .filter(first -> first.size() == 1)
                .map(first -> first.get(0).codec())
                .findFirst();
    }

    private Optional<String> best(String id, String what) {
        return measures.stream()
                .filter(measure -> measure.id().equals(id))
                .findFirst()
                .flatMap(measure -> winners.sentence(what, measure));
    }

    private Optional<String> missing() {
        long codecs = unmeasured.stream().map(Unmeasured::codec).distinct().count();
        return codecs == 0
                ? Optional.empty()
                : Optional.of((codecs == 1 ? "One codec lacks" : codecs + " codecs lack")
                        + " figures; see \"Not measured\".");
    }
}
