package io.wirecost.document;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.DoubleFunction;
import java.util.function.Function;

/**
 * The columns of a table, each with what it shows of a row.
 *
 * @param <R> what a row is about
 */
public final class Columns<R> {
    private final List<Column> columns = new ArrayList<>();
    private final List<Function<R, TableCell>> cells = new ArrayList<>();

    private Columns() {}

    /** No columns yet. */
    public static <R> Columns<R> of() {
        return new Columns<>();
    }

    /** A column of texts. */
    public Columns<R> name(String title, Function<R, String> cell) {
        return add(Column.name(title), cell.andThen(TableCell::text));
    }

    /** A column of codecs. */
    public Columns<R> codec(String title, Function<R, TableCell> cell) {
        return add(Column.name(title), cell);
    }

    /** A column of texts of several words. */
    public Columns<R> words(String title, Function<R, String> cell) {
        return add(Column.words(title), cell.andThen(TableCell::text));
    }

    /** A column of numbers that are known in words only. */
    public Columns<R> figure(String title, Function<R, String> cell) {
        return add(Column.figure(title, ""), cell.andThen(TableCell::text));
    }

    /** A column of figures. */
    public Columns<R> figure(String title, String unit, Function<R, TableCell> cell) {
        return add(Column.figure(title, unit), cell);
    }

    /** A column of figures, of which some rows may have none. */
    public Columns<R> figure(
            String title, String unit, Function<R, Optional<Double>> value, DoubleFunction<String> words) {
        return figure(title, unit, row -> TableCell.figure(value.apply(row), words));
    }

    /** A column of numbers for each of several things. */
    public <C> Columns<R> figures(
            List<C> things, Function<C, String> title, String unit, BiFunction<R, C, TableCell> cell) {
        things.forEach(thing -> figure(title.apply(thing), unit, row -> cell.apply(row, thing)));
        return this;
    }

    /** The last column is left out where the width does not allow it. */
    public Columns<R> whereItFits() {
        return last(Column::whereItFits);
    }

    /** The last column divides the figures of the one before it by the baseline's. */
    public Columns<R> ratioOfTheLast() {
        int before = columns.size() - 2;
        return last(column -> column.ratioOf(before));
    }

    /** The last column divides the figures of another by the baseline's. */
    public Columns<R> ratioOf(String title) {
        int of = columns.stream().map(Column::title).toList().indexOf(title);
        return last(column -> column.ratioOf(of));
    }

    /** The last column's texts hold against the first baseline only. */
    public Columns<R> ofTheBaseline() {
        return last(Column::ofTheBaseline);
    }

    private Columns<R> last(Function<Column, Column> change) {
        int last = columns.size() - 1;
        columns.set(last, change.apply(columns.get(last)));
        return this;
    }

    private Columns<R> add(Column column, Function<R, TableCell> cell) {
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
