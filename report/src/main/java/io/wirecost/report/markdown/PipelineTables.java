package io.wirecost.report.markdown;

import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.pipeline.Flow;
import io.wirecost.report.model.pipeline.Flow.Against;
import io.wirecost.report.model.pipeline.PipelineModel;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The pipeline: its settings, times with the floor, the variant that reads in place, and what they cost. */
final class PipelineTables {
    private final Page page;
    private final PipelineModel model;
    private final Optional<String> baseline;
    private final Marks marks;

    PipelineTables(Page page, PipelineModel model, Optional<String> baseline, Marks marks) {
        this.page = page;
        this.model = model;
        this.baseline = baseline;
        this.marks = marks;
    }

    void write() {
        page.heading(2, operation(Reading.DECODE));
        if (model.smoke()) {
            page.strong("SMOKE: too few blocks to rank anything.");
        }
        model.settings().forEach(fact -> page.item(fact.name() + ": " + fact.value()));
        page.item("control round trip: " + Units.time(model.controlRoundTripNanos())
                + "; half of one is in the time of each set");
        times();
        inPlace();
        new CostTables(page, model).write();
    }

    private String operation(Reading reading) {
        return Passage.of(reading).over(Link.parse(model.link())).label();
    }

    private void times() {
        page.paragraph("Per message, from A's first to C's last"
                + baseline.map(codec -> "; ratio to " + codec).orElse("")
                + ". Bytes are those of one message as encoded; sent, as the producers sent it: with its part of the"
                + " batch and of the request, compressed where compression is on.");
        Table table = new Table(page)
                .names("rank", "codec")
                .figures("median of a set", "time", "95 %", "ratio", "95 %", "bytes", "ratio", "sent bytes", "ratio")
                .figures("messages/s", "the floor's share");
        lines(Passage.PLAIN.label())
                .forEach(line -> time(table, line, line.line.place().orElse(Table.NONE), name(line)));
        lines(Passage.of(Passage.Reading.NEVER).label())
                .forEach(line -> time(table, line, "", "the floor: bytes of " + name(line)));
        table.write();
        marks.explain();
    }

    private static void time(Table table, Both both, String place, String name) {
        Line line = both.line;
        Flow flow = both.flow;
        table.row(
                place,
                name,
                line.box().map(box -> Units.time(box.median())).orElse(Table.NONE),
                Units.time(line.centre()),
                line.interval()
                        .map(interval -> Units.time(interval.low()) + " to " + Units.time(interval.high()))
                        .orElse(Table.NONE),
                ratio(flow.ratio()),
                interval(flow.ratio()),
                Units.bytes(flow.bytes().mean()),
                flow.bytes().ratio().map(Units::ratio).orElse(Table.NONE),
                Units.bytes(flow.sentBytes().mean()),
                flow.sentBytes().ratio().map(Units::ratio).orElse(Table.NONE),
                Units.perSecond(line.centre()),
                flow.floorShare().map(share -> percent(share.centre())).orElse(Table.NONE));
    }

    private void inPlace() {
        List<Both> lines = lines(Passage.of(Passage.Reading.IN_PLACE).label());
        if (lines.isEmpty()) {
            return;
        }
        page.heading(3, operation(Reading.IN_PLACE));
        page.paragraph("B reads the two fields of its filter in place and decodes only what passes.");
        Table table = new Table(page).names("rank", "codec").figures("time", "ratio", "to decoding all", "95 %");
        for (Both both : lines) {
            table.row(
                    both.line.place().orElse(Table.NONE),
                    name(both),
                    Units.time(both.line.centre()),
                    ratio(both.flow.ratio()),
                    ratio(both.flow.fullDecode()),
                    interval(both.flow.fullDecode()));
        }
        table.write();
    }

    private record Both(Line line, Flow flow) {}

    private List<Both> lines(String id) {
        return model.measure(id).stream()
                .flatMap(measure -> measure.lines().stream().map(line -> new Both(line, model.flow(measure, line))))
                .toList();
    }

    private String name(Both both) {
        return marks.name(both.line.codec());
    }

    private static String ratio(Optional<Against> against) {
        return against.map(ratio -> Units.ratio(ratio.centre())).orElse(Table.NONE);
    }

    private static String interval(Optional<Against> against) {
        return against.flatMap(Against::interval)
                .map(range -> Units.ratio(range.low()) + " to " + Units.ratio(range.high()))
                .orElse(Table.NONE);
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.0f %%", 100 * share);
    }
}
