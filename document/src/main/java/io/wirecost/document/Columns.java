package io.wirecost.document;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The columns of a table, each with what it shows of a row.
 *
 * @param <R> what a row is about
 */
public final class Columns<R> {
    private final List<Column> columns = new ArrayList<>();
    private final List<Function<R, String>> cells = new ArrayList<>();

    private Columns() {}

    /** No columns yet. */
    public static <R> Columns<R> of() {
        return new Columns<>();
    }

    /** A column of texts. */
    public Columns<R> name(String title, Function<R, String> cell) {
        return add(Column.name(title), cell);
    }

    /** A column of texts of several words. */
    public Columns<R> words(String title, Function<R, String> cell) {
        return add(Column.words(title), cell);
    }

    /** A column of numbers. */
    public Columns<R> figure(String title, Function<R, String> cell) {
        return add(Column.figure(title), cell);
    }

    /** A column of numbers for each of several things. */
    public <C> Columns<R> figures(List<C> things, Function<C, String> title, BiFunction<R, C, String> cell) {
        things.forEach(thing -> figure(title.apply(thing), row -> cell.apply(row, thing)));
        return this;
    }

    /** The last column is left out where the width does not allow it. */
    public Columns<R> whereItFits() {
        int last = columns.size() - 1;
        columns.set(last, columns.get(last).whereItFits());
        return this;
    }

    private Columns<R> add(Column column, Function<R, String> cell) {
        columns.add(column);
        cells.add(cell);
        return this;
    }

    /** The table that has these rows. */
    public Table table(Collection<? extends R> rows) {
        return new Table(
                columns,
                rows.stream()
                        .map(row -> cells.stream().map(cell -> cell.apply(row)).toList())
                        .toList());
    }
}
