package io.wirecost.report.section;

import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Task;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.stream.Stream;

/** Size, both directions and their sum in one table: a line for each codec, the fastest round trip first. */
final class OverviewSection {
    private final ReportModel model;
    private final Names names;
    private final Optional<Metric> size;
    private final Optional<Metric> serialize;
    private final Optional<Metric> deserialize;
    private final Optional<Metric> roundTrip;

    OverviewSection(ReportModel model, Names names) {
        this.model = model;
        this.names = names;
        this.size = model.measure(new Task.Size().label());
        this.serialize = model.measure(Operation.SERIALIZE.label());
        this.deserialize = model.measure(Operation.DESERIALIZE.label());
        this.roundTrip = model.measure(new Task.RoundTrip().label());
    }

    /** Returns whether the run has any of these figures. */
    boolean hasFigures() {
        return Stream.of(size, serialize, deserialize, roundTrip).anyMatch(Optional::isPresent);
    }

    void write(Document.Writer page) {
        if (!hasFigures()) {
            return;
        }
        TieLetters letters = roundTrip.map(TieLetters::new).orElseGet(TieLetters::none);
        page.section("overview", clock().map(clock -> clock + " ").orElse("") + "per message" + order() + against());
        page.table(table(letters));
        if (letters.any()) {
            page.paragraph("tie: codecs that share a letter cannot be told apart by their round trips.");
        }
    }

    /** Both directions are timed in the same forks, by the same clock. */
    private Optional<String> clock() {
        return metrics().flatMap(metric -> metric.clock().stream()).findFirst();
    }

    private String order() {
        return roundTrip.isPresent() ? ", fastest round trip first" : "";
    }

    private String against() {
        return model.baseline().map(codec -> "; ratio to " + codec).orElse("");
    }

    private Table table(TieLetters letters) {
        Columns<String> columns = Columns.<String>of().name("codec", this::name);
        size.ifPresent(metric -> columns.figure("bytes", codec -> figure(metric, codec, Units::bytes))
                .figure("ratio", codec -> ratio(metric, codec))
                .whereItFits());
        serialize.ifPresent(metric -> columns.figure("serialize", codec -> figure(metric, codec, Units::time))
                .whereItFits());
        deserialize.ifPresent(metric -> columns.figure("deserialize", codec -> figure(metric, codec, Units::time))
                .whereItFits());
        roundTrip.ifPresent(metric -> {
            columns.figure("round trip", codec -> figure(metric, codec, Units::time))
                    .figure("95%", codec -> Cells.reach(metric.line(codec).flatMap(Line::interval)));
            if (letters.any()) {
                columns.name("tie", letters::of);
            }
            columns.figure("ratio", codec -> ratio(metric, codec));
        });
        return columns.table(codecs());
    }

    private String name(String codec) {
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

    private static String figure(Metric metric, String codec, DoubleFunction<String> unit) {
        return Cells.of(metric.line(codec).map(Line::centre), unit);
    }

    private String ratio(Metric metric, String codec) {
        return Cells.of(
                metric.line(codec)
                        .flatMap(own ->
                                model.baseline().flatMap(metric::line).map(base -> own.centre() / base.centre())),
                Units::ratio);
    }
}
