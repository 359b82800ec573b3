package io.wirecost.report.csv;

import io.wirecost.report.model.file.FileModel;
import io.wirecost.report.model.file.FileModel.Line;
import io.wirecost.report.model.file.FileModel.Time;
import io.wirecost.report.model.metric.Metric.Range;
import java.util.List;
import java.util.Optional;

/**
 * A figure of a file with all records.
 *
 * @param operation {@code file@size}, or {@code file@write}, {@code @encode}, {@code @read}, {@code @decode} for a time
 */
record FileField(String operation, String unit, double centre, Optional<Range> interval) {
    /** Returns those of a codec. */
    static List<FileField> of(FileModel files, String codec) {
        return files.lines().stream()
                .filter(line -> line.codec().equals(codec))
                .flatMap(line -> of(line).stream())
                .toList();
    }

    private static List<FileField> of(Line line) {
        return List.of(
                new FileField(line.task() + "@size", "bytes", line.bytes(), Optional.empty()),
                of(line.task() + "@write", line.write()),
                of(line.task() + "@encode", line.encode()),
                of(line.task() + "@read", line.read()),
                of(line.task() + "@decode", line.decode()));
    }

    private static FileField of(String operation, Time time) {
        return new FileField(operation, "ns", time.centre(), time.interval());
    }

    /** Status, no rank, unit, centre and interval. */
    void write(CsvRows lines) {
        lines.text("measured");
        lines.text("");
        lines.text(unit);
        lines.number(Optional.of(centre));
        lines.number(interval.map(Range::low));
        lines.number(interval.map(Range::high));
    }
}
