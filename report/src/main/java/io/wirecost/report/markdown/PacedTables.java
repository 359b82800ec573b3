package io.wirecost.report.markdown;

import io.wirecost.report.model.rate.OpenLoopModel;
import io.wirecost.report.model.rate.OpenLoopModel.Line;
import io.wirecost.report.model.rate.OpenLoopModel.Percentile;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Optional;

/** Messages that were sent at a rate: a table per link and way of reading. */
final class PacedTables {
    private static final double NANOS_PER_SECOND = 1e9;

    private final Page page;
    private final OpenLoopModel model;
    private final Marks marks;

    PacedTables(Page page, OpenLoopModel model, Marks marks) {
        this.page = page;
        this.model = model;
        this.marks = marks;
    }

    void write() {
        page.heading(2, "At a rate");
        if (model.smoke()) {
            page.strong("SMOKE: too few blocks to rank anything.");
        }
        model.settings().forEach(fact -> page.item(fact.name() + ": " + fact.value()));
        page.paragraph(
                "Latencies count from the time at which a message should have been sent until C had checked it, of"
                        + " all messages that B lets pass; clocks are off by no more than "
                        + Units.time(model.clockErrorNanos())
                        + ".");
        model.machine()
                .ifPresent(range ->
                        page.paragraph("machine: how fast it was by itself meanwhile, seen by a fixed work before"
                                + " each set, beside the run's median block; "
                                + Units.ratio(range.low()) + " to " + Units.ratio(range.high()) + "."));
        model.lines().stream().map(Line::operation).distinct().forEach(this::table);
    }

    private void table(String operation) {
        List<Line> lines = model.lines().stream()
                .filter(line -> line.operation().equals(operation))
                .toList();
        page.heading(3, operation);
        Table table = new Table(page)
                .names("rank", "codec")
                .figures("messages/s", "95 %", "sustained", "machine")
                .figures("p50", "p90", "p99", "95 %", "p99.9", "max");
        lines.forEach(line -> row(table, line));
        table.write();
        marks.explain();
    }

    private void row(Table table, Line line) {
        table.row(
                line.place().orElse(Table.NONE),
                marks.name(line.codec()),
                line.messagesPerSecond().map(PacedTables::rate).orElse("none"),
                line.interval()
                        .map(range -> rate(range.low()) + " to " + rate(range.high()))
                        .orElse(Table.NONE),
                "%d of %d sets".formatted(line.sustainedSets(), line.sets()),
                line.machine().map(Units::ratio).orElse(Table.NONE),
                time(line.percentile(0.5)),
                time(line.percentile(0.9)),
                time(line.percentile(0.99)),
                line.percentile(0.99)
                        .flatMap(Percentile::interval)
                        .map(range -> Units.time(range.low()) + " to " + Units.time(range.high()))
                        .orElse(Table.NONE),
                time(line.percentile(0.999)),
                time(line.percentile(1)));
    }

    private static String rate(double messagesPerSecond) {
        return Units.perSecond(NANOS_PER_SECOND / messagesPerSecond);
    }

    private static String time(Optional<Percentile> percentile) {
        return percentile.map(known -> Units.time(known.nanos())).orElse(Table.NONE);
    }
}
