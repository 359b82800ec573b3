package io.wirecost.report.csv;

import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.metric.Metric.Timed;
import io.wirecost.report.model.metric.Metric.Unit;
import java.util.List;
import java.util.Optional;

/** The last columns of a run with times of operations: by which clock, the time on the wall, and what to know of it. */
final class ForkFields {
    private static final List<String> TITLES = List.of("clock", "wall_ns", "fork_notes");

    private final boolean present;
    private final int column;

    /** @param column the place of the first */
    ForkFields(List<Metric> measures, int column) {
        this.present = measures.stream().anyMatch(measure -> measure.unit() == Unit.NANOS);
        this.column = column;
    }

    List<String> titles() {
        return present ? TITLES : List.of();
    }

    /** Ends a line of a size or a time. */
    void end(CsvRows lines, Line line) {
        line.timed().ifPresent(timed -> {
            lines.skipTo(column);
            lines.text(timed.clock().title());
            lines.number(Optional.of(timed).map(Timed::wallNanos));
            lines.text(String.join("; ", line.notes()));
        });
        lines.end();
    }
}
