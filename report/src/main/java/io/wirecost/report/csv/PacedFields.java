package io.wirecost.report.csv;

import io.wirecost.analysis.ranking.Place;
import io.wirecost.report.model.metric.Metric.Range;
import io.wirecost.report.model.rate.OpenLoopModel;
import io.wirecost.report.model.rate.OpenLoopModel.Line;
import io.wirecost.report.model.rate.OpenLoopModel.Percentile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What lines have that were sent at a rate, and the columns that they add. */
final class PacedFields {
    private static final Map<Double, String> PERCENTILES = percentiles();

    private final OpenLoopModel model;

    PacedFields(OpenLoopModel model) {
        this.model = model;
    }

    private static Map<Double, String> percentiles() {
        Map<Double, String> titles = new LinkedHashMap<>();
        titles.put(0.5, "p50_ns");
        titles.put(0.9, "p90_ns");
        titles.put(0.99, "p99_ns");
        titles.put(0.999, "p99.9_ns");
        titles.put(1.0, "max_ns");
        return titles;
    }

    List<String> titles() {
        List<String> titles =
                new ArrayList<>(List.of("blocks", "sets", "sustained_sets", "clock_error_ns", "machine_speed"));
        titles.addAll(PERCENTILES.values());
        titles.addAll(List.of("p99_low_95_ns", "p99_high_95_ns"));
        return titles;
    }

    List<Line> lines(String codec) {
        return model.lines().stream().filter(line -> line.codec().equals(codec)).toList();
    }

    /** From the rank on: the rate stands where other lines have their time. */
    void rate(CsvRows lines, Line line) {
        lines.text(line.place().map(Place::label).orElse(""));
        lines.text("messages/s");
        lines.number(line.messagesPerSecond());
        lines.number(line.interval().map(Range::low));
        lines.number(line.interval().map(Range::high));
    }

    void details(CsvRows lines, Line line) {
        lines.text(Integer.toString(line.blocks()));
        lines.text(Integer.toString(line.sets()));
        lines.text(Integer.toString(line.sustainedSets()));
        lines.text(Long.toString(model.clockErrorNanos()));
        lines.number(line.machine());
        PERCENTILES
                .keySet()
                .forEach(fraction -> lines.number(line.percentile(fraction).map(Percentile::nanos)));
        Optional<Range> interval = line.percentile(0.99).flatMap(Percentile::interval);
        lines.number(interval.map(Range::low));
        lines.number(interval.map(Range::high));
    }
}
