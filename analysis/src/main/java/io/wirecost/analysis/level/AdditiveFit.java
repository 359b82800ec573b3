package io.wirecost.analysis.level;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A table with missing entries, as row + column + rest, by least squares. A row is what is measured, such as a worker. A
 * column is what all rows have in common, such as a pass.
 *
 * <p>It alternates the means of rows and of columns. In a balanced table that ends at once. The effects of the columns sum
 * to zero over the entries, so a row's mean stays a time. A column with entries of one row alone has no effect: what is
 * seen there may be the row's own.
 */
final class AdditiveFit {
    private static final int MOST_STEPS = 10_000;

    /** Of logarithms: far below any digit that is written. */
    private static final double EXACT = 1e-13;

    private AdditiveFit() {}

    /**
     * An entry of the table. Several may have the same row and column.
     *
     * @param value a logarithm
     */
    record Entry<R, C>(R row, C column, double value) {}

    /** Returns the effect of each column that has one. */
    static <R, C> Map<C, Double> columns(List<Entry<R, C>> entries) {
        List<Entry<R, C>> shared = shared(entries);
        Map<C, Double> columns = new HashMap<>();
        double change = Double.POSITIVE_INFINITY;
        for (int step = 0; step < MOST_STEPS && change > EXACT; step++) {
            Map<R, Double> rows =
                    means(shared, Entry::row, entry -> entry.value() - columns.getOrDefault(entry.column(), 0.0));
            Map<C, Double> better = means(shared, Entry::column, entry -> entry.value() - rows.get(entry.row()));
            change = better.entrySet().stream()
                    .mapToDouble(column -> Math.abs(column.getValue() - columns.getOrDefault(column.getKey(), 0.0)))
                    .max()
                    .orElse(0);
            columns.putAll(better);
        }
        return columns;
    }

    /**
     * Returns the same effects, and those of columns of one row, if the row has others: what makes the row's entry there as
     * large as elsewhere. So such an entry moves no row's mean. Left in as it is, it would, by how far the columns that all
     * share lie from this one.
     */
    static <R, C> Map<C, Double> allColumns(List<Entry<R, C>> entries) {
        Map<C, Double> columns = columns(entries);
        Map<R, Double> rows = means(
                entries.stream()
                        .filter(entry -> columns.containsKey(entry.column()))
                        .toList(),
                Entry::row,
                entry -> entry.value() - columns.get(entry.column()));
        Map<C, Double> all = new HashMap<>(columns);
        all.putAll(means(
                entries.stream()
                        .filter(entry -> !columns.containsKey(entry.column()) && rows.containsKey(entry.row()))
                        .toList(),
                Entry::column,
                entry -> entry.value() - rows.get(entry.row())));
        return all;
    }

    private static <R, C> List<Entry<R, C>> shared(List<Entry<R, C>> entries) {
        Map<C, Set<R>> rows = new HashMap<>();
        entries.forEach(entry ->
                rows.computeIfAbsent(entry.column(), column -> new HashSet<>()).add(entry.row()));
        return entries.stream()
                .filter(entry -> rows.get(entry.column()).size() > 1)
                .toList();
    }

    private static <R, C, K> Map<K, Double> means(
            List<Entry<R, C>> entries, Function<Entry<R, C>, K> key, Function<Entry<R, C>, Double> value) {
        return entries.stream().collect(Collectors.groupingBy(key, Collectors.averagingDouble(value::apply)));
    }
}
