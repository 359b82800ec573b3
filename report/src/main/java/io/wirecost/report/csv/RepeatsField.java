package io.wirecost.report.csv;

import io.wirecost.report.model.pipeline.Repeats;
import java.util.List;
import java.util.Optional;

/** The column that a run has whose compressed batches hold records several times: what a reader must know of a line. */
final class RepeatsField {
    private final Optional<Repeats> repeats;
    private final int column;

    /** @param column its place */
    RepeatsField(Optional<Repeats> repeats, int column) {
        this.repeats = repeats;
        this.column = column;
    }

    List<String> titles() {
        return repeats.isPresent() ? List.of("note") : List.of();
    }

    /** Ends a line of figures through the services. */
    void end(CsvRows lines, String codec) {
        repeats.filter(known -> known.codecs().contains(codec)).ifPresent(known -> {
            lines.skipTo(column);
            lines.text(known.words());
        });
        lines.end();
    }
}
