package io.wirecost.report.section;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.file.FileModel;
import io.wirecost.report.model.file.FileModel.Growth;
import io.wirecost.report.model.file.FileModel.Line;
import io.wirecost.report.model.file.FileModel.Slope;
import io.wirecost.report.model.file.FileModel.Time;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Files with all records: how large, and how long it takes to write and to read them. */
final class FileSection {
    private static final double MEGA = 1e6;
    private static final double MEBI = 1 << 20;
    private static final double SMALL = 0.1;

    private FileSection() {}

    static void write(FileModel files, ReportModel model, Document.Writer page) {
        page.section("files", files.title());
        RuntimeParts.write(model, page, files.lines(), Line::codec, (lines, own) -> {
            page.table(table(lines, files.parameter()));
            List<Growth> growths = files.growths().stream()
                    .filter(growth -> own.contains(growth.codec()))
                    .toList();
            if (!growths.isEmpty()) {
                page.paragraph(
                        "One more of %s adds:".formatted(files.parameter().orElseThrow()));
                page.table(growths(growths));
            }
        });
        files.notes().forEach(page::paragraph);
    }

    private static Table table(List<Line> lines, Optional<String> parameter) {
        Columns<Line> columns = Columns.<Line>of().name("codec", Line::codec).name("form", Line::form);
        parameter.ifPresent(name ->
                columns.figure(name, line -> line.value().map(Units::count).orElse(Table.NONE)));
        columns.figure("MB", line -> size(line.bytes() / MEGA)).figure("MiB", line -> size(line.bytes() / MEBI));
        add(columns, "write", Line::write);
        add(columns, "without file", Line::encode);
        add(columns, "read", Line::read);
        add(columns, "without file", Line::decode);
        return columns.table(lines);
    }

    private static Table growths(List<Growth> growths) {
        return Columns.<Growth>of()
                .name("codec", Growth::codec)
                .name("form", Growth::form)
                .figure("bytes", growth -> Units.signedBytes(growth.bytes()))
                .figure("write", growth -> slope(growth.write()))
                .figure("95%", growth -> ends(growth.write()))
                .figure("read", growth -> slope(growth.read()))
                .figure("95%", growth -> ends(growth.read()))
                .words("straight line", Growth::straight)
                .table(growths);
    }

    private static String slope(Optional<Slope> slope) {
        return Cells.of(slope.map(Slope::centre), Units::signedTime);
    }

    private static String ends(Optional<Slope> slope) {
        return Cells.ends(slope.flatMap(Slope::interval), Units::signedTime);
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
        return String.format(Locale.ROOT, size < SMALL ? "%.4f" : size < 10 ? "%.2f" : "%,.1f", size);
    }
}
