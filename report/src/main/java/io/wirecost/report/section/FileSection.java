package io.wirecost.report.section;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.file.FileModel;
import io.wirecost.report.model.file.FileModel.Line;
import io.wirecost.report.model.file.FileModel.Time;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Files with all records: how large, and how long it takes to write and to read them. */
final class FileSection {
    private static final double MEGA = 1e6;
    private static final double MEBI = 1 << 20;

    private FileSection() {}

    static void write(FileModel files, ReportModel model, Document.Writer page) {
        page.section("files", Units.count(files.records()) + " records in one file");
        RuntimeParts.write(model, page, files.lines(), Line::codec, (lines, own) -> page.table(table(lines)));
        files.notes().forEach(page::paragraph);
    }

    private static Table table(List<Line> lines) {
        Columns<Line> columns = Columns.<Line>of()
                .name("codec", Line::codec)
                .name("framing", Line::framing)
                .figure("MB", line -> size(line.bytes() / MEGA))
                .figure("MiB", line -> size(line.bytes() / MEBI));
        add(columns, "write", Line::write);
        add(columns, "without file", Line::encode);
        add(columns, "read", Line::read);
        add(columns, "without file", Line::decode);
        return columns.table(lines);
    }

    private static void add(Columns<Line> columns, String title, Function<Line, Time> time) {
        columns.figure(title, line -> Units.time(time.apply(line).centre()))
                .figure(
                        "95%",
                        line -> time.apply(line)
                                .interval()
                                .map(interval -> Units.spread(
                                        interval.high() / time.apply(line).centre() - 1))
                                .orElse(Table.NONE))
                .whereItFits();
    }

    private static String size(double size) {
        return String.format(Locale.ROOT, size < 10 ? "%.2f" : "%,.1f", size);
    }
}
