package io.wirecost.report.section;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Task;
import io.wirecost.document.Columns;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.RuntimeLine;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** A line for each codec of a runtime, the fastest round trip first. */
final class OverviewTable {
    private final CodecWords names;
    private final Optional<String> baseline;
    private final Optional<Metric> size;
    private final Optional<Metric> serialize;
    private final Optional<Metric> deserialize;
    private final Optional<Metric> roundTrip;
    private final TieLetters letters;

    OverviewTable(ReportModel model, RuntimeLine runtime, CodecWords names) {
        Set<String> codecs = model.codecsOf(runtime);
        this.names = names;
        this.baseline = runtime.baseline();
        this.size = measure(model, new Task.Size().label(), codecs);
        this.serialize = measure(model, Operation.SERIALIZE.label(), codecs);
        this.deserialize = measure(model, Operation.DESERIALIZE.label(), codecs);
        this.roundTrip = measure(model, new Task.RoundTrip().label(), codecs);
        this.letters = roundTrip.map(TieLetters::new).orElseGet(TieLetters::none);
    }

    private static Optional<Metric> measure(ReportModel model, String id, Set<String> codecs) {
        return model.measure(id)
                .map(metric -> metric.in(codecs))
                .filter(metric -> !metric.lines().isEmpty());
    }

    /** Returns whether the runtime has any of these figures. */
    boolean hasFigures() {
        return metrics().findAny().isPresent();
    }

    boolean hasRoundTrips() {
        return roundTrip.isPresent();
    }

    boolean hasTies() {
        return letters.any();
    }

    /** Returns whether the intervals beside the round trips are those of ratios. */
    boolean hasRatios() {
        return roundTrip.filter(Metric::hasRatios).isPresent();
    }

    /** Both directions are timed in the same forks, by the same clock. */
    Optional<String> clock() {
        return metrics().flatMap(metric -> metric.clock().stream()).findFirst();
    }

    /** {@code ratio to jackson-json}. */
    Optional<String> against() {
        return baseline.map(codec -> "ratio to " + codec);
    }

    Table table() {
        Columns<String> columns = Columns.<String>of().codec("codec", this::name);
        size.ifPresent(metric -> columns.figure("bytes", "bytes", codec -> centre(metric, codec), Units::bytes)
                .figure("ratio", "", codec -> ratio(metric, codec), Units::ratio)
                .whereItFits()
                .ratioOfTheLast());
        serialize.ifPresent(metric -> columns.figure("serialize", "ns", codec -> centre(metric, codec), Units::time)
                .whereItFits());
        deserialize.ifPresent(metric -> columns.figure("deserialize", "ns", codec -> centre(metric, codec), Units::time)
                .whereItFits());
        roundTrip.ifPresent(metric -> {
            columns.figure("round trip", "ns", codec -> centre(metric, codec), Units::time)
                    .figure(
                            "95%",
                            "",
                            codec -> metric.line(codec)
                                    .map(FigureCells::certainty)
                                    .orElse(TableCell.none()))
                    .ofTheBaseline();
            if (letters.any()) {
                columns.name("tie", letters::of);
            }
            columns.figure("ratio", "", codec -> ratio(metric, codec), Units::ratio)
                    .ratioOf("round trip");
        });
        return columns.table(codecs());
    }

    private TableCell name(String codec) {
        return names.of(lines(codec).findFirst().orElseThrow());
    }

    /** In the order of the round trips, then those that lack one. */
    private List<String> codecs() {
        return metrics()
                .flatMap(metric -> metric.lines().stream())
                .map(Line::codec)
                .distinct()
                .toList();
    }

    private Stream<Line> lines(String codec) {
        return metrics().flatMap(metric -> metric.line(codec).stream());
    }

    private Stream<Metric> metrics() {
        return Stream.of(roundTrip, serialize, deserialize, size).flatMap(Optional::stream);
    }

    private static Optional<Double> centre(Metric metric, String codec) {
        return metric.line(codec).map(Line::centre);
    }

    private Optional<Double> ratio(Metric metric, String codec) {
        return metric.line(codec).flatMap(own -> baseline.flatMap(name -> metric.ratio(own, name)));
    }
}
