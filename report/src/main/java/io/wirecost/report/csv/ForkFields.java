package io.wirecost.report.csv;

import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.metric.Metric.Range;
import io.wirecost.report.model.metric.Metric.Ratio;
import io.wirecost.report.model.metric.Metric.Timed;
import io.wirecost.report.model.metric.Metric.Unit;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The last columns of a run with times of operations: by which clock, the time on the wall, and what to know of it; then the
 * ends of the interval of the ratio, in a run that has ratios taken while both codecs ran.
 */
final class ForkFields {
    private static final List<String> TITLES = List.of("clock", "wall_ns", "fork_notes");
    private static final List<String> RATIO_TITLES = List.of("ratio_low_95", "ratio_high_95");

    private final boolean present;
    private final boolean ratios;
    private final int column;

    /** @param column the place of the first */
    ForkFields(List<Metric> measures, int column) {
        this.present = measures.stream().anyMatch(measure -> measure.unit() == Unit.NANOS);
        this.ratios = measures.stream().anyMatch(Metric::hasRatios);
        this.column = column;
    }

    List<String> titles() {
        return Stream.concat(
                        (present ? TITLES : List.<String>of()).stream(),
                        (ratios ? RATIO_TITLES : List.<String>of()).stream())
                .toList();
    }

    /**
     * Ends a line of a size or a time.
     *
     * @param baseline the codec that the line's ratio is one to
     */
    void end(CsvRows lines, Line line, Optional<String> baseline) {
        line.timed().ifPresent(timed -> {
            lines.skipTo(column);
            lines.text(timed.clock().title());
            lines.number(Optional.of(timed).map(Timed::wallNanos));
            lines.text(String.join("; ", line.notes()));
        });
        Optional<Range> ends = baseline.flatMap(line::ratioTo).flatMap(Ratio::interval);
        ends.ifPresent(range -> {
            lines.number(Optional.of(range.low()));
            lines.number(Optional.of(range.high()));
        });
        lines.end();
    }
}
