package io.wirecost.document;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Rows under titled columns.
 *
 * @param rows a cell for each column
 */
public record Table(List<Column> columns, List<List<TableCell>> rows) {
    public Table {
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).toList();
        for (List<TableCell> row : rows) {
            if (row.size() != columns.size()) {
                throw new IllegalArgumentException(row.size() + " cells for " + columns.size() + " columns");
            }
        }
    }

    /** The place of the column that names a row: the first one with a codec in it, or the first of all. */
    public int nameColumn() {
        return IntStream.range(0, columns.size())
                .filter(column ->
                        rows.stream().anyMatch(row -> !row.get(column).key().isEmpty()))
                .findFirst()
                .orElse(0);
    }

    /** The same without columns in which no row has anything. */
    public Table withoutEmptyColumns() {
        if (rows.isEmpty()) {
            return this;
        }
        int[] filled = IntStream.range(0, columns.size())
                .filter(column -> rows.stream().anyMatch(row -> !row.get(column).isEmpty()))
                .toArray();
        return new Table(
                IntStream.of(filled)
                        .mapToObj(column -> placed(columns.get(column), filled))
                        .toList(),
                rows.stream().map(row -> picked(row, filled)).toList());
    }

    /** The column with the place that the other one now has. */
    private static Column placed(Column column, int[] filled) {
        return column.ratioOf() < 0
                ? column
                : column.ratioOf(IntStream.range(0, filled.length)
                        .filter(place -> filled[place] == column.ratioOf())
                        .findFirst()
                        .orElse(-1));
    }

    private static <C> List<C> picked(List<C> all, int[] columns) {
        return IntStream.of(columns).mapToObj(all::get).toList();
    }
}
