package io.wirecost.report.csv;

import io.wirecost.report.model.file.FileModel;
import io.wirecost.report.model.file.FileModel.Growth;
import io.wirecost.report.model.file.FileModel.Line;
import io.wirecost.report.model.file.FileModel.Slope;
import io.wirecost.report.model.file.FileModel.Time;
import io.wirecost.report.model.metric.Metric.Range;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A figure of a file with all records.
 *
 * @param operation {@code file@size}, or {@code file@write}, {@code @encode}, {@code @read}, {@code @decode} for a time.
 *     Behind {@code file} stands the value of a parameter with several, or its name alone where one more is meant: {@code
 *     file@professors=10@size}, {@code file@professors@size}
 * @param status {@code measured}, or {@code slope} for what one more adds
 */
record FileField(String operation, String status, String unit, double centre, Optional<Range> interval) {
    /** Returns those of a codec. */
    static List<FileField> of(FileModel files, String codec) {
        return Stream.concat(
                        files.lines().stream()
                                .filter(line -> line.codec().equals(codec))
                                .flatMap(line -> of(line).stream()),
                        files.growths().stream()
                                .filter(growth -> growth.codec().equals(codec))
                                .flatMap(FileField::of))
                .toList();
    }

    private static Stream<FileField> of(Growth growth) {
        return Stream.concat(
                Stream.of(new FileField(growth.task() + "@size", "slope", "bytes", growth.bytes(), Optional.empty())),
                Stream.concat(
                        growth.write().stream().map(slope -> of(growth.task() + "@write", slope)),
                        growth.read().stream().map(slope -> of(growth.task() + "@read", slope))));
    }

    private static FileField of(String operation, Slope slope) {
        return new FileField(operation, "slope", "ns", slope.centre(), slope.interval());
    }

    private static List<FileField> of(Line line) {
        return List.of(
                new FileField(line.task() + "@size", "measured", "bytes", line.bytes(), Optional.empty()),
                of(line.task() + "@write", line.write()),
                of(line.task() + "@encode", line.encode()),
                of(line.task() + "@read", line.read()),
                of(line.task() + "@decode", line.decode()));
    }

    private static FileField of(String operation, Time time) {
        return new FileField(operation, "measured", "ns", time.centre(), time.interval());
    }

    /** Status, no rank, unit, centre and interval. */
    void write(CsvRows lines) {
        lines.text(status);
        lines.text("");
        lines.text(unit);
        lines.number(Optional.of(centre));
        lines.number(interval.map(Range::low));
        lines.number(interval.map(Range::high));
    }
}
