package io.wirecost.report.compare;

import io.wirecost.analysis.Clock;
import io.wirecost.analysis.compare.CellChange;
import io.wirecost.analysis.compare.ChangeVerdict;
import io.wirecost.analysis.compare.RunComparison;
import io.wirecost.analysis.compare.SizeChange;
import io.wirecost.analysis.compare.SpeedChange;
import io.wirecost.analysis.compare.SpeedChange.Basis;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.analysis.statistics.Ratio;
import io.wirecost.core.codec.CodecNames;
import io.wirecost.core.run.Difference;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.plot.Axis;
import io.wirecost.plot.MarkSubject;
import io.wirecost.plot.Range;
import io.wirecost.plot.Rows;
import io.wirecost.plot.Rows.Row;
import io.wirecost.plot.Rule;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** A comparison of two runs as a document. */
public final class CompareDocument {
    private static final Set<ChangeVerdict> QUIET = Set.of(
            ChangeVerdict.SAME,
            ChangeVerdict.NOT_SHOWN,
            ChangeVerdict.NO_FIGURE,
            ChangeVerdict.ONLY_BEFORE,
            ChangeVerdict.ONLY_AFTER);

    private final RunComparison comparison;
    private final Document.Writer page = Document.writer();

    private CompareDocument(RunComparison comparison) {
        this.comparison = comparison;
    }

    /** @param changesOnly whether cells are left out that have not changed, or that only one run has */
    public static Document of(RunComparison comparison, boolean changesOnly) {
        CompareDocument report = new CompareDocument(comparison);
        List<CellChange> cells = comparison.cells().stream()
                .filter(cell -> !changesOnly || !QUIET.contains(cell.verdict()))
                .toList();
        report.heading();
        report.sizes(cells.stream().filter(cell -> cell.size().isPresent()).toList());
        report.times(cells.stream().filter(cell -> cell.speed().isPresent()).toList());
        report.others(cells.stream()
                .filter(cell -> cell.size().isEmpty() && cell.speed().isEmpty())
                .toList());
        report.summary();
        return report.page.document();
    }

    private void heading() {
        side("before", comparison.before());
        side("after ", comparison.after());
        comparison.circumstances().forEach(d -> difference("differs: ", d));
        for (Difference obstacle : comparison.obstacles()) {
            difference("TIMES CANNOT BE COMPARED: ", obstacle);
        }
    }

    private void side(String name, RunComparison.Side side) {
        String incomplete = side.complete() ? "" : ", INCOMPLETE: it was interrupted";
        page.paragraph(
                "%s: %s, profile %s, %s%s".formatted(name, side.started(), side.profile(), side.machine(), incomplete));
    }

    private void difference(String label, Difference difference) {
        page.paragraph(label + difference.what() + ": " + difference.before() + " → " + difference.after());
    }

    private void sizes(List<CellChange> cells) {
        if (cells.isEmpty()) {
            return;
        }
        page.section("size", "mean bytes per message, exact");
        page.table(Columns.<CellChange>of()
                .name("trial", cell -> cell.trial().id())
                .figure("before", "bytes", cell -> TableCell.figure(size(cell).meanBytesBefore(), Units::bytes))
                .figure("after", "bytes", cell -> TableCell.figure(size(cell).meanBytesAfter(), Units::bytes))
                .figure("change", "", cell -> TableCell.figure(size(cell).ratio(), Units::change))
                .figure("changed records", cell -> Units.count(size(cell).changedRecords()))
                .whereItFits()
                .name("verdict", cell -> cell.verdict().label())
                .table(cells));
    }

    private static SizeChange size(CellChange cell) {
        return cell.size().orElseThrow();
    }

    private void times(List<CellChange> cells) {
        if (cells.isEmpty()) {
            return;
        }
        List<Clock> clocks =
                cells.stream().map(cell -> speed(cell).clock()).distinct().toList();
        boolean mixed = clocks.size() > 1;
        page.section(
                "time",
                (mixed ? "" : clocks.get(0).title() + " ") + "per message, geometric mean of the "
                        + comparison.unit().many());
        chart(cells);
        Columns<CellChange> columns =
                Columns.<CellChange>of().name("trial", cell -> cell.trial().id());
        if (mixed) {
            columns.name("clock", cell -> speed(cell).clock().title());
        }
        page.table(columns.figure(comparison.unit().many(), cell -> forks(speed(cell)))
                .whereItFits()
                .figure("before", "ns", cell -> TableCell.figure(speed(cell).nanosBefore(), Units::time))
                .whereItFits()
                .figure("after", "ns", cell -> TableCell.figure(speed(cell).nanosAfter(), Units::time))
                .figure("change", "", cell -> speed(cell).change().map(Ratio::centre), Units::change)
                .name("of", cell -> speed(cell).basis() == Basis.RATIO ? "ratio" : "time")
                .whereItFits()
                .figure("95%", CompareDocument::interval)
                .whereItFits()
                .figure("p", CompareDocument::p)
                .whereItFits()
                .name("verdict", cell -> cell.verdict().label())
                .table(cells));
    }

    private void chart(List<CellChange> cells) {
        CodecNames codecs =
                new CodecNames(cells.stream().map(cell -> cell.trial().codec()).toList());
        List<Row> rows = cells.stream()
                .flatMap(cell -> speed(cell).change().stream()
                        .filter(found -> Double.isFinite(found.interval().high()))
                        .map(found -> Row.of(
                                new MarkSubject(
                                        codecs.of(cell.trial().codec()) + ", "
                                                + cell.trial().task().label(),
                                        cell.trial().codec().name(),
                                        ""),
                                found.centre(),
                                Optional.of(new Range(
                                        found.interval().low(), found.interval().high())))))
                .toList();
        if (!rows.isEmpty()) {
            page.charts(
                    "Whiskers are 95 % intervals. What lies left of the dashed line has become faster.",
                    new Rows(
                            "Change of times",
                            Axis.log("after, divided by before", Units::change),
                            Rows.Form.POINTS,
                            rows,
                            List.of(),
                            Optional.of(new Rule("no change", 1))));
        }
    }

    private static SpeedChange speed(CellChange cell) {
        return cell.speed().orElseThrow();
    }

    private static String forks(SpeedChange speed) {
        return speed.forkNanosBefore().size() + "+" + speed.forkNanosAfter().size();
    }

    private static String interval(CellChange cell) {
        return speed(cell).change().map(found -> interval(found.interval())).orElse(TableCell.NONE);
    }

    private static String p(CellChange cell) {
        return speed(cell)
                .certainty()
                .map(known -> String.format(Locale.ROOT, "%.4f", known.adjustedP()))
                .orElse(TableCell.NONE);
    }

    private static String interval(Interval ratio) {
        return Units.change(ratio.low()) + " to " + Units.change(ratio.high());
    }

    private void others(List<CellChange> cells) {
        if (cells.isEmpty()) {
            return;
        }
        page.section("without figures to compare");
        for (CellChange cell : cells) {
            String reason = cell.reason().map(text -> ": " + text).orElse("");
            page.paragraph(cell.trial().id() + ": " + cell.verdict().label() + reason);
        }
    }

    private void summary() {
        List<CellChange> cells = comparison.cells();
        page.section("Result");
        long regressions =
                cells.stream().filter(c -> c.verdict().isRegression()).count();
        page.paragraph("%d %s, %d worse, %d better, %d without a change shown, %d that cannot be told"
                .formatted(
                        regressions,
                        regressions == 1 ? "regression" : "regressions",
                        count(ChangeVerdict.WORSE),
                        count(ChangeVerdict.BETTER),
                        count(ChangeVerdict.NOT_SHOWN) + count(ChangeVerdict.SAME) + count(ChangeVerdict.CHANGED),
                        count(ChangeVerdict.TOO_FEW_FORKS) + count(ChangeVerdict.NOT_COMPARABLE)));
        page.paragraph(
                "A regression is a time that is certainly more than %s worse, a mean size that is more than that worse, or a figure that is lost."
                        .formatted(Units.change(1 + comparison.threshold())));
        if (comparison.passedOver() > 0) {
            page.paragraph(
                    "Passed over: %d trials of the pipeline, interop, compression or files; sizes and times of operations are compared only."
                            .formatted(comparison.passedOver()));
        }
        List<SpeedChange> speeds =
                cells.stream().flatMap(cell -> cell.speed().stream()).toList();
        if (count(ChangeVerdict.TOO_FEW_FORKS) > 0) {
            page.paragraph("Times need %d %s a side, ratios %d: measure both runs with --profile thorough."
                    .formatted(Basis.TIME.forks(), comparison.unit().many(), Basis.RATIO.forks()));
        }
        if (speeds.stream().anyMatch(speed -> speed.basis() == Basis.RATIO)) {
            page.paragraph(
                    "of: the change of the ratio to the baseline, in which nothing is that the machine did to a whole run,"
                            + " or of the time itself, of which the baseline has nothing else.");
        }
        if (speeds.stream().anyMatch(speed -> speed.certainty().isPresent())) {
            page.paragraph("p: Welch's t test on the logarithms of the "
                    + comparison.unit().many()
                    + ", corrected by Holm for all times compared. \"No change shown\" is no proof of equality: the interval says"
                    + " which changes are possible.");
        }
    }

    private long count(ChangeVerdict verdict) {
        return comparison.cells().stream().filter(c -> c.verdict() == verdict).count();
    }
}
