package io.wirecost.report.section;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.batch.BatchModel;
import io.wirecost.report.model.batch.BatchModel.Dictionary;
import io.wirecost.report.model.batch.BatchModel.Line;
import io.wirecost.report.model.batch.BatchModel.Point;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** What messages weigh in compressed batches, and with a dictionary. */
final class BatchSection {
    /** Depth of the table that has one line for each codec. */
    private static final int TYPICAL_DEPTH = 100;

    private final BatchModel batches;
    private final ReportModel model;

    BatchSection(BatchModel batches, ReportModel model) {
        this.batches = batches;
        this.model = model;
    }

    /** @param extent whether every depth is shown, or a single one */
    void write(Extent extent, Document.Writer page) {
        page.section(
                "compressed batches",
                extent == Extent.WHOLE
                        ? "bytes by message, by messages in a batch"
                        : "bytes by message, in batches of " + Units.count(typicalDepth()));
        RuntimeParts.write(model, page, batches.lines(), Line::codec, (lines, own) -> {
            page.table(extent == Extent.WHOLE ? all(lines) : typical(lines));
            page.part("one message, zstd with a trained dictionary", "bytes by message");
            page.table(dictionaries(batches.dictionaries().stream()
                    .filter(dictionary -> own.contains(dictionary.codec()))
                    .toList()));
        });
        batches.notes().forEach(page::paragraph);
    }

    private int typicalDepth() {
        return batches.depths().stream()
                .filter(depth -> depth <= TYPICAL_DEPTH)
                .max(Integer::compare)
                .orElseThrow();
    }

    private Table typical(List<Line> lines) {
        return Columns.<String>of()
                .name("codec", codec -> codec)
                .figures(
                        batches.compressions(),
                        compression -> compression,
                        (codec, compression) -> lines.stream()
                                .filter(line -> line.codec().equals(codec)
                                        && line.compression().equals(compression))
                                .findFirst()
                                .map(line -> bytes(line, typicalDepth()))
                                .orElse(Table.NONE))
                .table(lines.stream().map(Line::codec).distinct().toList());
    }

    private Table all(List<Line> lines) {
        return Columns.<Line>of()
                .name("codec", Line::codec)
                .name("compression", Line::compression)
                .figures(batches.depths(), depth -> "×" + Units.count(depth), BatchSection::bytes)
                .figure("write ×" + typicalDepth(), line -> time(line, Point::writeNanos))
                .figure("read ×" + typicalDepth(), line -> time(line, Point::readNanos))
                .table(lines);
    }

    private static String bytes(Line line, int depth) {
        return line.at(depth).map(point -> Units.bytes(point.bytes())).orElse(Table.NONE);
    }

    private String time(Line line, ToDoubleFunction<Point> nanos) {
        return line.at(typicalDepth())
                .map(point -> Units.time(nanos.applyAsDouble(point)))
                .orElse(Table.NONE);
    }

    private static Table dictionaries(List<Dictionary> dictionaries) {
        return Columns.<Dictionary>of()
                .name("codec", Dictionary::codec)
                .figure("plain", one -> one.plainBytes().map(Units::bytes).orElse(Table.NONE))
                .figure("zstd", one -> one.aloneBytes().map(Units::bytes).orElse(Table.NONE))
                .figure(
                        "with dictionary",
                        one -> one.withBytes().map(Units::bytes).orElse(Table.NONE))
                .figure("against plain", BatchSection::change)
                .figure(
                        "dictionary",
                        one -> one.dictionaryBytes().map(Units::count).orElse(Table.NONE))
                .words("", one -> one.reason().orElse(""))
                .table(dictionaries);
    }

    private static String change(Dictionary one) {
        return one.withBytes()
                .flatMap(with -> one.plainBytes().map(plain -> Units.change(with / plain)))
                .orElse(Table.NONE);
    }
}
