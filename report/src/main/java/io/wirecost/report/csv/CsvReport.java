package io.wirecost.report.csv;

import io.wirecost.analysis.SizeStatistics;
import io.wirecost.analysis.ranking.Place;
import io.wirecost.core.run.Task;
import io.wirecost.report.model.CodecLine;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.RuntimeLine;
import io.wirecost.report.model.message.References.Reference;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metric.Box;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.metric.Metric.Range;
import io.wirecost.report.model.metric.Metric.Timed;
import io.wirecost.report.model.metric.Metric.Unit;
import io.wirecost.report.model.metric.Unmeasured;
import io.wirecost.report.model.pipeline.Flow;
import io.wirecost.report.model.pipeline.PipelineModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * One line per figure, and one per trial that has none: RFC 4180, in UTF-8, numbers in full and without units. A run with a
 * pipeline has columns more, and a line per set of messages; one with several runtimes says in the last column which.
 */
public final class CsvReport {
    private static final List<String> TITLES = List.of(
            "operation",
            "codec",
            "format",
            "layout",
            "family",
            "library",
            "status",
            "rank",
            "unit",
            "centre",
            "low_95",
            "high_95",
            "forks",
            "ratio",
            "baseline",
            "allocated_bytes",
            "sd",
            "min",
            "p5",
            "p25",
            "median",
            "p75",
            "p95",
            "max",
            "reason");

    private CsvReport() {}

    /** @return lines that end with CR LF, the titles first */
    public static String render(ReportModel model) {
        Optional<PipelineFields> pipeline = model.pipeline().map(PipelineFields::new);
        List<String> titles = new ArrayList<>(TITLES);
        pipeline.ifPresent(fields -> titles.addAll(fields.titles()));
        Optional<PacedFields> paced = model.openLoop().map(PacedFields::new);
        int pacedFrom = titles.size();
        paced.ifPresent(fields -> titles.addAll(fields.titles()));
        int networkFrom = titles.size();
        Optional<NetworkFields> network = model.network().map(NetworkFields::new);
        network.ifPresent(fields -> titles.addAll(fields.titles()));
        RepeatsField repeats = new RepeatsField(model.repeats(), titles.size());
        titles.addAll(repeats.titles());
        ForkFields forks = new ForkFields(model.measures(), titles.size());
        titles.addAll(forks.titles());
        CsvRows lines = new CsvRows(titles, model.hasSeveralRuntimes() ? Optional.of("runtime") : Optional.empty());
        for (CodecLine codec : model.codecs()) {
            lines.mark(codec.runtime());
            for (Metric measure : model.measures()) {
                measure.line(codec.name()).ifPresent(line -> {
                    figure(lines, model, codec, measure, line);
                    forks.end(lines, line, model.runtimeOf(codec.name()).flatMap(RuntimeLine::baseline));
                });
            }
            model.sweep()
                    .ifPresent(sweep -> SweepField.of(sweep, codec.name()).forEach(field -> {
                        lines.begin();
                        describe(lines, field.operation(), codec);
                        field.write(lines);
                        lines.end();
                    }));
            model.files()
                    .ifPresent(files -> FileField.of(files, codec.name()).forEach(field -> {
                        lines.begin();
                        describe(lines, field.operation(), codec);
                        field.write(lines);
                        lines.end();
                    }));
            model.batches()
                    .ifPresent(batches -> BatchField.of(batches, codec.name()).forEach(field -> {
                        lines.begin();
                        describe(lines, field.operation(), codec);
                        field.write(lines);
                        lines.end();
                    }));
            pipeline.ifPresent(fields -> pipeline(lines, model, codec, fields, repeats));
            paced.ifPresent(fields -> fields.lines(codec.name()).forEach(line -> {
                lines.begin();
                describe(lines, line.operation(), codec);
                lines.text("measured");
                fields.rate(lines, line);
                lines.skipTo(pacedFrom);
                fields.details(lines, line);
                repeats.end(lines, codec.name());
            }));
            network.ifPresent(fields -> fields.samples(codec.name()).forEach(sample -> {
                lines.begin();
                describe(lines, NetworkFields.OPERATION, codec);
                lines.text("measured");
                fields.time(lines, sample);
                lines.skipTo(networkFrom);
                fields.details(lines, sample);
                repeats.end(lines, codec.name());
            }));
            model.unmeasured().stream()
                    .filter(cell -> cell.codec().equals(codec.name()))
                    .forEach(cell -> missing(lines, codec, cell));
        }
        lines.mark("");
        model.message().references().forEach(reference -> reference(lines, model, reference));
        return lines.toString();
    }

    /** A size that is no codec's: its name stands where a codec's stands. */
    private static void reference(CsvRows lines, ReportModel model, Reference reference) {
        SizeStatistics size = reference.size();
        Optional<Line> baseline = model.baseline()
                .flatMap(codec -> model.measure(new Task.Size().label()).flatMap(measure -> measure.line(codec)));
        lines.begin();
        lines.text(new Task.Size().label());
        lines.text(reference.name());
        lines.text("JSON");
        lines.skipTo(TITLES.indexOf("status"));
        lines.text("reference");
        lines.skipTo(TITLES.indexOf("unit"));
        lines.text("bytes");
        lines.number(Optional.of(size.meanBytes()));
        lines.skipTo(TITLES.indexOf("ratio"));
        lines.number(baseline.map(base -> size.meanBytes() / base.centre()));
        lines.text(baseline.map(Line::codec).orElse(""));
        lines.skipTo(TITLES.indexOf("sd"));
        lines.number(Optional.of(size.standardDeviationBytes()));
        lines.number(Optional.of((double) size.minBytes()));
        lines.number(Optional.of(size.p5Bytes()));
        lines.number(Optional.of(size.p25Bytes()));
        lines.number(Optional.of(size.medianBytes()));
        lines.number(Optional.of(size.p75Bytes()));
        lines.number(Optional.of(size.p95Bytes()));
        lines.number(Optional.of((double) size.maxBytes()));
        lines.end();
    }

    /** The figures of each variant, then the sets that they are made of. */
    private static void pipeline(
            CsvRows lines, ReportModel model, CodecLine codec, PipelineFields fields, RepeatsField repeats) {
        PipelineModel pipeline = model.pipeline().orElseThrow();
        for (Metric measure : pipeline.measures()) {
            measure.line(codec.name()).ifPresent(line -> {
                Flow flow = pipeline.flow(measure, line);
                figure(lines, model, codec, measure, line);
                lines.skipTo(TITLES.size());
                fields.summary(lines, flow);
                repeats.end(lines, codec.name());
                flow.sets().forEach(set -> {
                    lines.begin();
                    describe(lines, measure.id(), codec);
                    lines.text("set");
                    lines.skipTo(TITLES.size());
                    fields.set(lines, set);
                    repeats.end(lines, codec.name());
                });
            });
        }
    }

    private static void figure(CsvRows lines, ReportModel model, CodecLine codec, Metric measure, Line line) {
        Optional<Line> baseline =
                model.runtimeOf(codec.name()).flatMap(RuntimeLine::baseline).flatMap(measure::line);
        lines.begin();
        describe(lines, measure.id(), codec);
        lines.text("measured");
        lines.text(line.place().map(Place::label).orElse(""));
        lines.text(measure.unit() == Unit.BYTES ? "bytes" : "ns");
        lines.number(Optional.of(line.centre()));
        lines.number(line.interval().map(Range::low));
        lines.number(line.interval().map(Range::high));
        lines.text(line.timed().map(timed -> Integer.toString(timed.forks())).orElse(""));
        lines.number(baseline.flatMap(base -> measure.ratio(line, base.codec())));
        lines.text(baseline.map(Line::codec).orElse(""));
        lines.number(line.timed().flatMap(Timed::allocatedBytes));
        for (Function<Box, Double> part : BOX) {
            lines.number(line.box().map(part));
        }
    }

    private static final List<Function<Box, Double>> BOX =
            List.of(Box::standardDeviation, Box::min, Box::p5, Box::p25, Box::median, Box::p75, Box::p95, Box::max);

    private static void missing(CsvRows lines, CodecLine codec, Unmeasured cell) {
        for (String operation : cell.operations()) {
            lines.begin();
            describe(lines, operation, codec);
            lines.text(cell.status());
            lines.skipTo(TITLES.indexOf("reason"));
            lines.text(cell.reason());
            lines.end();
        }
    }

    private static void describe(CsvRows lines, String operation, CodecLine codec) {
        lines.text(operation);
        lines.text(codec.name());
        lines.text(codec.format());
        lines.text(codec.layout());
        lines.text(codec.family());
        lines.text(codec.library());
    }
}
