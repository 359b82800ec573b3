package io.wirecost.report.text;

import io.wirecost.analysis.SizeStatistics;
import io.wirecost.analysis.ranking.Place;
import io.wirecost.analysis.ranking.Ranked;
import io.wirecost.analysis.ranking.Ranking;
import io.wirecost.core.run.Run;
import io.wirecost.report.model.message.References;
import io.wirecost.report.model.message.References.Reference;
import io.wirecost.report.text.Table.Column;
import io.wirecost.report.wording.Units;
import java.util.List;

/** Encoded bytes, smallest first. */
final class SizeTable {
    private final Codecs codecs;

    SizeTable(Codecs codecs) {
        this.codecs = codecs;
    }

    void print(Run run, Page page) {
        List<Ranked<SizeStatistics>> lines = Ranking.bySize(run);
        if (lines.isEmpty()) {
            return;
        }
        Ranked<SizeStatistics> baseline = codecs.baseline(lines);
        page.heading("size: bytes per message; ratio to " + codecs.plainName(baseline.cell()));
        page.table(table(lines, References.of(run), baseline.statistics().meanBytes()));
    }

    private Table table(List<Ranked<SizeStatistics>> lines, List<Reference> references, double baselineBytes) {
        Table table = new Table(
                Column.name("rank"),
                Column.name("codec"),
                Column.name("format").whereItFits(),
                Column.figure("mean"),
                Column.figure("median"),
                Column.figure("sd"),
                Column.figure("p95"),
                Column.figure("ratio"));
        for (Ranked<SizeStatistics> line : lines) {
            row(
                    table,
                    line.place().map(Place::label).orElse("-"),
                    codecs.name(line.cell()),
                    codecs.format(line.cell()),
                    line.statistics(),
                    baselineBytes);
        }
        for (Reference reference : references) {
            row(table, "", reference.name(), "JSON, no codec", reference.size(), baselineBytes);
        }
        return table;
    }

    private static void row(
            Table table, String rank, String name, String format, SizeStatistics size, double baselineBytes) {
        table.row(
                rank,
                name,
                format,
                Units.bytes(size.meanBytes()),
                Units.bytes(size.medianBytes()),
                Units.bytes(size.standardDeviationBytes()),
                Units.bytes(size.p95Bytes()),
                Units.ratio(size.meanBytes() / baselineBytes));
    }
}
