package io.wirecost.report.section;

import io.wirecost.analysis.SizeStatistics;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.RuntimeLine;
import io.wirecost.report.model.message.References.Reference;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metric.Box;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.metric.Metric.Timed;
import io.wirecost.report.model.metric.Metric.Unit;
import io.wirecost.report.wording.Units;
import java.util.Optional;
import java.util.stream.Stream;

/** A metric of all codecs, best first within a runtime: the size, or the time of an operation. */
final class MetricSection {
    private final ReportModel model;
    private final Names names;

    MetricSection(ReportModel model, Names names) {
        this.model = model;
        this.names = names;
    }

    void write(Metric metric, Document.Writer page) {
        boolean apart = model.hasSeveralRuntimes();
        page.section(
                metric.id(),
                metric.clock().map(clock -> clock + " per message").orElse("bytes per message")
                        + (apart
                                ? ""
                                : baseline(model.baseline(), metric)
                                        .map(line -> "; " + against(line))
                                        .orElse("")));
        for (RuntimeLine runtime : model.runtimes()) {
            Metric own = metric.in(model.codecsOf(runtime));
            Optional<Line> baseline = baseline(runtime.baseline(), own);
            if (own.lines().isEmpty()) {
                continue;
            }
            if (apart) {
                page.part(runtime.title(), baseline.map(MetricSection::against).orElse(""));
            }
            page.table(metric.unit() == Unit.BYTES ? sizes(own, baseline) : times(own, baseline));
        }
    }

    private static Optional<Line> baseline(Optional<String> codec, Metric metric) {
        return codec.flatMap(metric::line);
    }

    private static String against(Line baseline) {
        return "ratio to " + baseline.codec();
    }

    /** One row of sizes; a size that is no codec's has no place. */
    private record Size(String place, String name, String format, double mean, double median, double sd, double p95) {}

    private Table sizes(Metric metric, Optional<Line> baseline) {
        return Columns.<Size>of()
                .name("rank", Size::place)
                .name("codec", Size::name)
                .name("format", Size::format)
                .whereItFits()
                .figure("mean", size -> Units.bytes(size.mean))
                .figure("median", size -> Units.bytes(size.median))
                .figure("sd", size -> Units.bytes(size.sd))
                .figure("p95", size -> Units.bytes(size.p95))
                .figure("ratio", size -> ratio(size.mean, baseline))
                .table(Stream.concat(
                                metric.lines().stream().map(this::size),
                                model.message().references().stream().map(MetricSection::size))
                        .toList());
    }

    private Size size(Line line) {
        Box box = line.box().orElseThrow();
        return new Size(
                Cells.place(line.place()),
                names.of(line),
                names.format(line.codec()),
                line.centre(),
                box.median(),
                box.standardDeviation(),
                box.p95());
    }

    private static Size size(Reference reference) {
        SizeStatistics size = reference.size();
        return new Size(
                "",
                reference.name(),
                "JSON, no codec",
                size.meanBytes(),
                size.medianBytes(),
                size.standardDeviationBytes(),
                size.p95Bytes());
    }

    private Table times(Metric metric, Optional<Line> baseline) {
        return Columns.<Line>of()
                .name("rank", line -> Cells.place(line.place()))
                .name("codec", names::of)
                .figure("time", line -> Units.time(line.centre()))
                .figure("95%", line -> Cells.certainty(line))
                .figure("ratio", line -> ratio(metric, line, baseline))
                .figure("allocated B", line -> Cells.of(line.timed().flatMap(Timed::allocatedBytes), Units::bytes))
                .figure("messages", line -> Units.perSecond(line.centre()))
                .whereItFits()
                .figure("95% interval", line -> Cells.ends(line.interval(), Units::time))
                .whereItFits()
                .table(metric.lines());
    }

    private static String ratio(Metric metric, Line line, Optional<Line> baseline) {
        return Cells.of(baseline.flatMap(base -> metric.ratio(line, base.codec())), Units::ratio);
    }

    private static String ratio(double figure, Optional<Line> baseline) {
        return Cells.of(baseline.map(line -> figure / line.centre()), Units::ratio);
    }
}
