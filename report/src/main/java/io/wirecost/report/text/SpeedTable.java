package io.wirecost.report.text;

import io.wirecost.analysis.SpeedStatistics;
import io.wirecost.analysis.ranking.Place;
import io.wirecost.analysis.ranking.Ranked;
import io.wirecost.analysis.ranking.Ranking;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Run;
import io.wirecost.report.text.Table.Column;
import io.wirecost.report.wording.Units;
import java.util.List;

/** Time and allocations of one operation, fastest first. */
final class SpeedTable {
    private final Codecs codecs;
    private final Operation operation;

    SpeedTable(Codecs codecs, Operation operation) {
        this.codecs = codecs;
        this.operation = operation;
    }

    void print(Run run, Page page) {
        List<Ranked<SpeedStatistics>> lines = Ranking.bySpeed(run, operation);
        if (lines.isEmpty()) {
            return;
        }
        Ranked<SpeedStatistics> baseline = codecs.baseline(lines);
        page.heading(operation.label() + ": per message; ratio to " + codecs.plainName(baseline.cell()));
        page.table(table(lines, baseline.statistics().nanosPerOperation().centre()));
    }

    private Table table(List<Ranked<SpeedStatistics>> lines, double baselineNanos) {
        Table table = new Table(
                Column.name("rank"),
                Column.name("codec"),
                Column.figure("time"),
                Column.figure("95%"),
                Column.figure("ratio"),
                Column.figure("allocated B"),
                Column.figure("messages").whereItFits());
        for (Ranked<SpeedStatistics> line : lines) {
            SpeedStatistics speed = line.statistics();
            double nanos = speed.nanosPerOperation().centre();
            table.row(
                    line.place().map(Place::label).orElse("-"),
                    codecs.name(line.cell()),
                    Units.time(nanos),
                    spread(speed),
                    Units.ratio(nanos / baselineNanos),
                    Units.bytes(speed.allocatedBytesPerOperation()),
                    Units.perSecond(nanos));
        }
        return table;
    }

    private static String spread(SpeedStatistics speed) {
        return speed.nanosPerOperation().relativeHalfWidth().stream()
                .mapToObj(Units::spread)
                .findFirst()
                .orElse("-");
    }
}
