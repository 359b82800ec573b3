package io.wirecost.studies.source;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A table as a study has printed it.
 *
 * @param columns titles, in their order
 * @param rows the figures of each line by column, in the order of the study; a line may lack some
 */
public record PublishedTable(List<String> columns, Map<String, Map<String, PublishedFigure>> rows) {
    public PublishedTable {
        columns = List.copyOf(columns);
        Map<String, Map<String, PublishedFigure>> copy = new LinkedHashMap<>();
        rows.forEach((line, figures) -> copy.put(line, Map.copyOf(figures)));
        rows = Collections.unmodifiableMap(copy);
    }

    /** Returns a published figure; empty where the study has none. */
    public Optional<PublishedFigure> at(String line, String column) {
        return Optional.ofNullable(rows.getOrDefault(line, Map.of()).get(column));
    }
}
