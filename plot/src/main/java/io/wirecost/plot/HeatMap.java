package io.wirecost.plot;

import java.util.List;

/**
 * Verdicts of rows under columns.
 *
 * @param tones all that a field may be, in the order of the key below the chart
 */
public record HeatMap(String title, List<String> columns, List<Row> rows, List<Tone> tones) implements Chart {
    public HeatMap {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        tones = List.copyOf(tones);
        for (Row row : rows) {
            if (row.fields().size() != columns.size()) {
                throw new IllegalArgumentException(row.fields().size() + " fields for " + columns.size() + " columns");
            }
        }
    }

    /** A row of fields, one for each column. */
    public record Row(MarkSubject subject, List<Field> fields) {
        public Row {
            fields = List.copyOf(fields);
        }
    }

    /**
     * A field.
     *
     * @param tone a {@link Tone#name} of the chart; empty for a field that has nothing
     * @param words what stands in it, one or two characters
     * @param tip what it says in full
     */
    public record Field(String tone, String words, String tip) {}

    /** @param tone which colour: 0 good to 4 bad, or 5 for nothing to say */
    public record Tone(String name, int tone) {}
}
