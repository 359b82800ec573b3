package io.wirecost.report.markdown;

import io.wirecost.analysis.SizeStatistics;
import io.wirecost.report.model.CodecLine;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.conditions.Conditions;
import io.wirecost.report.model.message.Message;
import io.wirecost.report.model.message.References.Reference;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metric.Box;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.metric.Metric.Timed;
import io.wirecost.report.model.metric.Metric.Unit;
import io.wirecost.report.model.metric.Unmeasured;
import io.wirecost.report.wording.Units;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The whole report but its charts and schemas. Nothing in a run can become markup. */
public final class MarkdownReport {
    private final ReportModel model;
    private final Page page = new Page();

    private MarkdownReport(ReportModel model) {
        this.model = model;
    }

    /** @return lines that end with a line feed each */
    public static String render(ReportModel model) {
        MarkdownReport report = new MarkdownReport(model);
        report.head();
        model.measures().forEach(report::measure);
        Marks marks = new Marks(report.page, model.repeats());
        model.pipeline()
                .ifPresent(pipeline -> new PipelineTables(report.page, pipeline, model.baseline(), marks).write());
        model.openLoop().ifPresent(openLoop -> new PacedTables(report.page, openLoop, marks).write());
        model.network().ifPresent(network -> new NetworkTables(report.page, network, model.baseline(), marks).write());
        model.exchange().ifPresent(exchange -> new ExchangeTable(report.page, exchange).write());
        report.legend();
        report.unmeasured();
        report.declared();
        report.conditions();
        return report.page.toString();
    }

    private void head() {
        Message message = model.message();
        page.heading(1, message.name());
        page.paragraph(Units.count(message.records()) + " records"
                + message.seed().map(seed -> ", seed " + seed).orElse("")
                + message.sizes()
                        .map(sizes -> ", messages of " + Units.count(sizes.minBytes()) + " to "
                                + Units.count(sizes.maxBytes()) + " bytes as " + sizes.codec())
                        .orElse("")
                + ".");
        if (model.smoke()) {
            page.strong("SMOKE RUN: too few forks to rank times.");
        }
        if (!model.complete()) {
            page.strong("INCOMPLETE: the run was interrupted, trials are missing.");
        }
        model.findings().forEach(page::item);
    }

    private void measure(Metric measure) {
        Optional<Line> baseline = model.baseline().flatMap(measure::line);
        page.heading(2, measure.id());
        page.paragraph("Per message"
                + baseline.map(line -> "; ratio to " + line.codec()).orElse("") + ".");
        Table table = new Table(page).names("rank", "codec");
        if (measure.unit() == Unit.BYTES) {
            table.figures("mean", "median", "sd", "p95", "ratio");
        } else {
            table.figures("time", "95 %", "allocated bytes", "ratio");
        }
        measure.lines().forEach(line -> row(table, line, ratio(line, baseline)));
        if (measure.unit() == Unit.BYTES) {
            model.message().references().forEach(reference -> row(table, reference, baseline));
        }
        table.write();
    }

    private static void row(Table table, Reference reference, Optional<Line> baseline) {
        SizeStatistics size = reference.size();
        table.row(
                "",
                reference.name(),
                Units.bytes(size.meanBytes()),
                Units.bytes(size.medianBytes()),
                Units.bytes(size.standardDeviationBytes()),
                Units.bytes(size.p95Bytes()),
                baseline.map(base -> Units.ratio(size.meanBytes() / base.centre()))
                        .orElse(Table.NONE));
    }

    private static void row(Table table, Line line, String ratio) {
        String place = line.place().orElse(Table.NONE);
        if (line.box().isPresent()) {
            Box box = line.box().get();
            table.row(
                    place,
                    line.codec(),
                    Units.bytes(line.centre()),
                    Units.bytes(box.median()),
                    Units.bytes(box.standardDeviation()),
                    Units.bytes(box.p95()),
                    ratio);
        } else {
            Timed timed = line.timed().orElseThrow();
            table.row(
                    place,
                    line.codec(),
                    Units.time(line.centre()),
                    line.interval()
                            .map(interval -> Units.time(interval.low()) + " to " + Units.time(interval.high()))
                            .orElse(Table.NONE),
                    Units.bytes(timed.allocatedBytes()),
                    ratio);
        }
    }

    private static String ratio(Line line, Optional<Line> baseline) {
        return baseline.map(base -> Units.ratio(line.centre() / base.centre())).orElse(Table.NONE);
    }

    private void legend() {
        if (model.measures().stream().anyMatch(measure -> measure.unit() == Unit.NANOS)) {
            page.heading(2, "Reading the tables");
            page.paragraph("Times are geometric means of the forks, with their 95 % t interval. An equals sign marks"
                    + " a tie: the interval overlaps that of another codec, and the two cannot be told apart."
                    + " A rank is 1 + how many codecs are certainly better.");
        }
    }

    private void unmeasured() {
        if (model.unmeasured().isEmpty()) {
            return;
        }
        page.heading(2, "Not measured");
        page.row("codec", "what", "operations", "reason");
        page.row("---", "---", "---", "---");
        for (Unmeasured cell : model.unmeasured()) {
            page.cells(cell.codec(), cell.status(), String.join(", ", cell.operations()), cell.reason());
        }
    }

    private void declared() {
        page.heading(2, "Codecs");
        page.row("codec", "format", "family", "library", "back end", "declared losses and limits");
        page.row("---", "---", "---", "---", "---", "---");
        for (CodecLine codec : model.codecs()) {
            String declared = Stream.concat(codec.losses().stream(), codec.limits().stream())
                    .collect(Collectors.joining("; "));
            page.cells(
                    codec.name(), codec.formatAndLayout(), codec.family(), codec.library(), codec.backEnd(), declared);
        }
    }

    private void conditions() {
        Conditions conditions = model.conditions();
        page.heading(2, "Where and how");
        conditions.machine().forEach(fact -> page.item(fact.name() + ": " + fact.value()));
        page.item("profile " + conditions.profile() + ", " + conditions.effort() + ", started " + conditions.started()
                + ", wirecost " + conditions.wirecost());
        page.item("schema " + model.message().schemaChecksum() + ", data "
                + model.message().datasetChecksum());
        page.paragraph("The same again:");
        page.code(conditions.command());
    }
}
