package io.wirecost.document;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Rows under titled columns.
 *
 * @param rows a cell for each column
 */
public record Table(List<Column> columns, List<List<String>> rows) {
    /** Stands in a cell that has nothing. */
    public static final String NONE = "-";

    private static final Set<String> NOTHING = Set.of("", NONE);

    public Table {
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).toList();
        for (List<String> row : rows) {
            if (row.size() != columns.size()) {
                throw new IllegalArgumentException(row.size() + " cells for " + columns.size() + " columns");
            }
        }
    }

    /** The same without columns in which no row has anything. */
    public Table withoutEmptyColumns() {
        if (rows.isEmpty()) {
            return this;
        }
        int[] filled = IntStream.range(0, columns.size())
                .filter(column -> rows.stream().anyMatch(row -> !NOTHING.contains(row.get(column))))
                .toArray();
        return new Table(
                picked(columns, filled),
                rows.stream().map(row -> picked(row, filled)).toList());
    }

    private static <C> List<C> picked(List<C> all, int[] columns) {
        return IntStream.of(columns).mapToObj(all::get).toList();
    }
}
