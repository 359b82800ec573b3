package io.wirecost.report.csv;

import io.wirecost.core.run.Task;
import io.wirecost.report.model.metric.Metric.Range;
import io.wirecost.report.model.sweep.SweepModel;
import io.wirecost.report.model.sweep.SweepModel.Growth;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A figure of a sweep over a parameter.
 *
 * @param operation with the value of the parameter behind it, or with its name alone where one more is meant:
 *     {@code size@professors=10}, {@code size@professors}
 * @param status {@code measured}, or {@code slope} for what one more adds
 */
record SweepField(String operation, String status, String unit, double centre, Optional<Range> interval) {
    /** Returns those of a codec. */
    static List<SweepField> of(SweepModel sweep, String codec) {
        return sweep.lines().stream()
                .filter(line -> line.codec().equals(codec))
                .flatMap(line -> line.growths().stream())
                .flatMap(growth -> of(sweep.parameter(), growth))
                .toList();
    }

    private static Stream<SweepField> of(String parameter, Growth growth) {
        String operation = growth.measure() + "@" + parameter;
        String unit = growth.measure().equals(new Task.Size().label()) ? "bytes" : "ns";
        Stream<SweepField> points = growth.points().stream()
                .map(point -> new SweepField(
                        operation + "=" + point.value(), "measured", unit, point.centre(), point.interval()));
        return Stream.concat(
                points, Stream.of(new SweepField(operation, "slope", unit, growth.slope(), growth.interval())));
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
