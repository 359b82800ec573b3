package io.wirecost.report.text;

import io.wirecost.analysis.compare.CellChange;
import io.wirecost.analysis.compare.ChangeVerdict;
import io.wirecost.analysis.compare.Comparison;
import io.wirecost.analysis.compare.SizeChange;
import io.wirecost.analysis.compare.SpeedChange;
import io.wirecost.analysis.compare.SpeedChange.Certainty;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.run.Difference;
import io.wirecost.report.text.Table.Column;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** A comparison of two runs as text. */
public final class CompareReport {
    private static final Set<ChangeVerdict> QUIET = Set.of(
            ChangeVerdict.SAME,
            ChangeVerdict.NOT_SHOWN,
            ChangeVerdict.NO_FIGURE,
            ChangeVerdict.ONLY_BEFORE,
            ChangeVerdict.ONLY_AFTER);

    private final Comparison comparison;
    private final Page page;

    private CompareReport(Comparison comparison, TextStyle style) {
        this.comparison = comparison;
        this.page = new Page(style);
    }

    /**
     * @param changesOnly whether cells are left out that have not changed, or that only one run has
     * @return lines that end with a line feed each
     */
    public static String render(Comparison comparison, boolean changesOnly, TextStyle style) {
        CompareReport report = new CompareReport(comparison, style);
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
        return report.page.toString();
    }

    private void heading() {
        side("before", comparison.before());
        side("after ", comparison.after());
        comparison.circumstances().forEach(d -> difference("differs: ", d));
        for (Difference obstacle : comparison.obstacles()) {
            difference("TIMES CANNOT BE COMPARED: ", obstacle);
        }
    }

    private void side(String name, Comparison.Side side) {
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
        page.heading("size: mean bytes per message, exact");
        Table table = new Table(
                Column.name("trial"),
                Column.figure("before"),
                Column.figure("after"),
                Column.figure("change"),
                Column.figure("changed records").whereItFits(),
                Column.name("verdict"));
        for (CellChange cell : cells) {
            SizeChange size = cell.size().orElseThrow();
            table.row(
                    cell.trial().id(),
                    Units.bytes(size.meanBytesBefore()),
                    Units.bytes(size.meanBytesAfter()),
                    Units.change(size.ratio()),
                    Units.count(size.changedRecords()),
                    cell.verdict().label());
        }
        page.table(table);
    }

    private void times(List<CellChange> cells) {
        if (cells.isEmpty()) {
            return;
        }
        page.heading("time: per message, geometric mean of the forks");
        Table table = new Table(
                Column.name("trial"),
                Column.figure("forks").whereItFits(),
                Column.figure("before").whereItFits(),
                Column.figure("after"),
                Column.figure("change"),
                Column.figure("95%").whereItFits(),
                Column.figure("p").whereItFits(),
                Column.figure("delta").whereItFits(),
                Column.name("verdict"));
        cells.forEach(cell -> time(cell, cell.speed().orElseThrow(), table));
        page.table(table);
    }

    private static void time(CellChange cell, SpeedChange speed, Table table) {
        Optional<Certainty> certainty = speed.certainty();
        table.row(
                cell.trial().id(),
                speed.forkNanosBefore().size() + "+" + speed.forkNanosAfter().size(),
                Units.time(speed.nanosBefore()),
                Units.time(speed.nanosAfter()),
                Units.change(speed.ratio()),
                speed.ratioInterval().map(CompareReport::interval).orElse("-"),
                certainty.map(c -> figure("%.4f", c.adjustedP())).orElse("-"),
                certainty.map(c -> figure("%.2f", c.cliffsDelta())).orElse("-"),
                cell.verdict().label());
    }

    private static String interval(Interval ratio) {
        return Units.change(ratio.low()) + " to " + Units.change(ratio.high());
    }

    private static String figure(String format, double value) {
        return String.format(Locale.ROOT, format, value);
    }

    private void others(List<CellChange> cells) {
        if (cells.isEmpty()) {
            return;
        }
        page.heading("without figures to compare");
        for (CellChange cell : cells) {
            String reason = cell.reason().map(text -> ": " + text).orElse("");
            page.paragraph(cell.trial().id() + ": " + cell.verdict().label() + reason);
        }
    }

    private void summary() {
        List<CellChange> cells = comparison.cells();
        page.heading("Result");
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
                "A regression is a time that is certainly more than %s worse, a mean size that is, or a figure that is lost."
                        .formatted(Units.change(1 + comparison.threshold())));
        if (comparison.passedOver() > 0) {
            page.paragraph("Passed over: %d trials of the pipeline; sizes and times of operations are compared only."
                    .formatted(comparison.passedOver()));
        }
        if (count(ChangeVerdict.TOO_FEW_FORKS) > 0) {
            page.paragraph("Times need %d forks a side: measure both runs with --profile thorough."
                    .formatted(Comparison.FORKS_TO_COMPARE));
        }
        if (cells.stream()
                .anyMatch(c -> c.speed().flatMap(SpeedChange::certainty).isPresent())) {
            page.paragraph("p: exact Mann-Whitney test over the forks, corrected by Holm for all times compared; delta:"
                    + " Cliff's, 1 where every fork is slower than every earlier one. \"No change shown\" is no proof of"
                    + " equality: the interval says which changes are possible.");
        }
    }

    private long count(ChangeVerdict verdict) {
        return comparison.cells().stream().filter(c -> c.verdict() == verdict).count();
    }
}
