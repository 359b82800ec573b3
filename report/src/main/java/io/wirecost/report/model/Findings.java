package io.wirecost.report.model;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.report.model.metric.Front;
import io.wirecost.report.model.metric.Front.Point;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Unmeasured;
import io.wirecost.report.model.metric.Winners;
import io.wirecost.report.model.network.LinkFindings;
import io.wirecost.report.model.pipeline.PipelineModel;
import io.wirecost.report.model.rate.RateFindings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The answer in sentences. A smoke run has none that compares. */
final class Findings {
    private final List<Metric> measures;
    private final Winners winners;
    private final List<Front> fronts;
    private final Optional<PipelineModel> pipeline;
    private final Optional<LinkFindings> links;
    private final Optional<RateFindings> rates;
    private final List<Unmeasured> unmeasured;

    Findings(
            List<Metric> measures,
            Optional<String> baseline,
            List<Front> fronts,
            Optional<PipelineModel> pipeline,
            Optional<LinkFindings> links,
            Optional<RateFindings> rates,
            List<Unmeasured> unmeasured) {
        this.measures = measures;
        this.winners = new Winners(baseline);
        this.fronts = fronts;
        this.pipeline = pipeline;
        this.links = links;
        this.rates = rates;
        this.unmeasured = unmeasured;
    }

    List<String> sentences(Run run) {
        List<String> sentences = new ArrayList<>();
        sentences.add(proven(run));
        if (!run.isSmoke()) {
            best(new Task.Size().label(), "Smallest").ifPresent(sentences::add);
            best(Operation.SERIALIZE.label(), "Fastest to serialize").ifPresent(sentences::add);
            best(Operation.DESERIALIZE.label(), "Fastest to deserialize").ifPresent(sentences::add);
            front().ifPresent(sentences::add);
        }
        links.ifPresent(findings -> sentences.addAll(findings.sentences(winners, smallest())));
        pipeline.flatMap(this::throughServices).ifPresent(sentences::add);
        rates.ifPresent(findings -> sentences.addAll(findings.sentences()));
        missing().ifPresent(sentences::add);
        return sentences;
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

    /** Who is the fastest through the services, and how much of that the pipeline takes by itself. */
    private Optional<String> throughServices(PipelineModel model) {
        return model.measure(Passage.PLAIN.label())
                .flatMap(measure -> winners.sentence("Fastest through the three services" + over(model), measure)
                        .map(sentence -> sentence + ofTheFloor(model, measure)));
    }

    private static String over(PipelineModel model) {
        return model.link().isShaped() ? " over " + model.link().label() : "";
    }

    private static String ofTheFloor(PipelineModel model, Metric measure) {
        List<Long> percents = Winners.of(measure).stream()
                .flatMap(line -> model.flow(measure, line).floorShare().stream())
                .map(share -> Math.round(100 * share.centre()))
                .sorted()
                .toList();
        if (percents.isEmpty()) {
            return "";
        }
        long least = percents.get(0);
        long most = percents.get(percents.size() - 1);
        return " The pipeline by itself, its floor, takes " + least + (least == most ? "" : " to " + most)
                + " % of that.";
    }

    private Optional<String> front() {
        return fronts.stream()
                .filter(front -> front.measure().equals(new Task.RoundTrip().label()))
                .filter(front -> front.points().size() > 2)
                .findFirst()
                .map(front -> {
                    List<String> unbeaten = front.points().stream()
                            .filter(point -> point.beatenBy().isEmpty())
                            .map(Point::codec)
                            .toList();
                    int beaten = front.points().size() - unbeaten.size();
                    return "Size and time together: "
                            + (beaten == 0
                                    ? "no codec is both larger and certainly slower than another."
                                    : Winners.names(unbeaten) + (unbeaten.size() == 1 ? " is" : " are")
                                            + " unbeaten; each of the other " + beaten
                                            + " is certainly slower than one of these and no smaller.");
                });
    }

    private Optional<String> missing() {
        long codecs = unmeasured.stream().map(Unmeasured::codec).distinct().count();
        return codecs == 0
                ? Optional.empty()
                : Optional.of((codecs == 1 ? "One codec lacks" : codecs + " codecs lack")
                        + " figures; the reasons are below.");
    }
}
