package io.wirecost.report.model;

import io.wirecost.analysis.RoundTrip;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Trial;
import io.wirecost.report.model.Front.Point;
import io.wirecost.report.model.Measure.Line;
import io.wirecost.report.model.Measure.Unit;
import io.wirecost.report.text.Units;
import io.wirecost.report.text.Visible;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The answer in sentences. A smoke run has none that compares. */
final class Findings {
    /** More names than this make a sentence that nobody reads. */
    private static final int NAMED = 6;

    private final List<Measure> measures;
    private final Optional<String> baseline;
    private final List<Front> fronts;
    private final Optional<PipelineModel> pipeline;
    private final List<Unmeasured> unmeasured;

    Findings(
            List<Measure> measures,
            Optional<String> baseline,
            List<Front> fronts,
            Optional<PipelineModel> pipeline,
            List<Unmeasured> unmeasured) {
        this.measures = measures;
        this.baseline = baseline;
        this.fronts = fronts;
        this.pipeline = pipeline;
        this.unmeasured = unmeasured;
    }

    List<String> sentences(Run run) {
        List<String> sentences = new ArrayList<>();
        if (measures.isEmpty() && pipeline.isEmpty()) {
            sentences.add("Nothing was measured.");
        } else {
            sentences.add(proven(run));
        }
        if (!run.isSmoke()) {
            best(Trial.SIZE, "Smallest").ifPresent(sentences::add);
            best(Operation.SERIALIZE.label(), "Fastest to serialize").ifPresent(sentences::add);
            best(Operation.DESERIALIZE.label(), "Fastest to deserialize").ifPresent(sentences::add);
            front().ifPresent(sentences::add);
        }
        pipeline.flatMap(this::throughServices).ifPresent(sentences::add);
        missing().ifPresent(sentences::add);
        return sentences;
    }

    /** Only what has been proven has a figure. */
    private String proven(Run run) {
        Set<String> proven = Stream.concat(
                        measures.stream(), pipeline.stream().flatMap(model -> model.measures().stream()))
                .flatMap(measure -> measure.lines().stream())
                .map(Line::codec)
                .collect(Collectors.toSet());
        boolean losses = run.codecs().stream()
                .anyMatch(codec -> proven.contains(Visible.text(codec.name()))
                        && !codec.losses().isEmpty());
        int all = run.codecs().size();
        String who = proven.size() < all ? proven.size() + " of " + all + " codecs" : "All " + all + " codecs";
        return (all == 1 ? "The codec" : who) + " returned every record, value for value"
                + (losses ? ", but for declared losses." : ".");
    }

    /** All that nothing certainly beats: one codec, or those that cannot be told apart from the best. */
    private Optional<String> best(String id, String what) {
        return measures.stream()
                .filter(measure -> measure.id().equals(id))
                .findFirst()
                .flatMap(measure -> best(measure, what));
    }

    private Optional<String> best(Measure measure, String what) {
        List<Line> first = first(measure);
        return measure.lines().size() < 2 || first.isEmpty()
                ? Optional.empty()
                : Optional.of(what + ": " + (first.size() == 1 ? one(measure, first.get(0)) : tied(measure, first)));
    }

    private static List<Line> first(Measure measure) {
        return measure.lines().stream()
                .filter(line ->
                        line.place().filter(place -> place.matches("1=?")).isPresent())
                .toList();
    }

    /** Who is the fastest through the services, and how much of that the pipeline takes by itself. */
    private Optional<String> throughServices(PipelineModel model) {
        return model.measure(Trial.PIPELINE)
                .flatMap(measure -> best(measure, "Fastest through the three services")
                        .map(sentence -> sentence + ofTheFloor(model, measure)));
    }

    private static String ofTheFloor(PipelineModel model, Measure measure) {
        List<Long> percents = first(measure).stream()
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

    private String one(Measure measure, Line line) {
        return line.codec() + ", " + figure(measure, line.centre()) + " per message" + ratio(measure, line) + ".";
    }

    private String tied(Measure measure, List<Line> lines) {
        String figures = figure(measure, lines.get(0).centre()) + " to "
                + figure(measure, lines.get(lines.size() - 1).centre()) + " per message";
        return names(lines.stream().map(Line::codec).toList()) + " cannot be told apart (" + figures + ").";
    }

    private String ratio(Measure measure, Line line) {
        return baseline.filter(name -> !name.equals(line.codec()))
                .flatMap(measure::line)
                .map(base -> ", " + Units.ratio(line.centre() / base.centre()) + " " + base.codec())
                .orElse("");
    }

    private Optional<String> front() {
        return fronts.stream()
                .filter(front -> front.measure().equals(RoundTrip.OPERATION))
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
                                    : names(unbeaten) + (unbeaten.size() == 1 ? " is" : " are")
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

    private static String figure(Measure measure, double value) {
        return measure.unit() == Unit.BYTES ? Units.bytes(value) + " bytes" : Units.time(value);
    }

    private static String names(List<String> names) {
        if (names.size() > NAMED) {
            return String.join(", ", names.subList(0, NAMED - 1)) + " and " + (names.size() - NAMED + 1) + " others";
        }
        return names.size() == 1
                ? names.get(0)
                : names.subList(0, names.size() - 1).stream().collect(Collectors.joining(", ")) + " and "
                        + names.get(names.size() - 1);
    }
}
