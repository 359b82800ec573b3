package io.wirecost.report.csv;

import io.wirecost.analysis.ranking.Place;
import io.wirecost.report.model.conditions.Wire;
import io.wirecost.report.model.metric.Metric.Range;
import io.wirecost.report.model.network.NetworkModel;
import io.wirecost.report.model.network.NetworkModel.Sample;
import java.util.List;
import java.util.Optional;

/** The columns that a sweep adds: which link a line is about, and what the model says of it. */
final class NetworkFields {
    /** What lines of a sweep are about, in the column of the operation. */
    static final String OPERATION = "bandwidth";

    private static final List<String> TITLES =
            List.of("link", "link_bits_per_s", "link_delay_ns", "predicted", "prediction_error");

    private final NetworkModel network;

    NetworkFields(NetworkModel network) {
        this.network = network;
    }

    List<String> titles() {
        return TITLES;
    }

    List<Sample> samples(String codec) {
        return network.curves().stream()
                .filter(curve -> curve.codec().equals(codec))
                .flatMap(curve -> curve.samples().stream())
                .toList();
    }

    /** Rank, unit, centre and interval: what every line has. */
    void time(CsvRows lines, Sample sample) {
        lines.text(sample.place().map(Place::label).orElse(""));
        lines.text("ns");
        lines.number(Optional.of(sample.nanos()));
        lines.number(sample.interval().map(Range::low));
        lines.number(sample.interval().map(Range::high));
    }

    void details(CsvRows lines, Sample sample) {
        Wire link = network.links().stream()
                .filter(wire -> wire.label().equals(sample.link()))
                .findFirst()
                .orElseThrow();
        lines.text(link.label());
        lines.number(link.bitsPerSecond().map(Long::doubleValue));
        lines.number(Optional.of((double) link.delayNanos()));
        lines.number(sample.predicted());
        lines.number(sample.error());
    }
}
