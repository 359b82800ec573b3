package io.wirecost.report.markdown;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Rows under their titles. A column in which no row has anything is left out. */
final class Table {
    /** What stands in a cell that has nothing. */
    static final String NONE = "-";

    private final Page page;
    private final List<String> titles = new ArrayList<>();
    private final List<String> rules = new ArrayList<>();
    private final List<List<String>> rows = new ArrayList<>();

    Table(Page page) {
        this.page = page;
    }

    /** Columns of texts. */
    Table names(String... columns) {
        return columns("---", columns);
    }

    /** Columns of numbers, which stand on the right. */
    Table figures(String... columns) {
        return columns("---:", columns);
    }

    private Table columns(String rule, String... columns) {
        for (String column : columns) {
            titles.add(column);
            rules.add(rule);
        }
        return this;
    }

    void row(String... cells) {
        rows.add(List.of(cells));
    }

    void write() {
        int[] filled = IntStream.range(0, titles.size()).filter(this::isFilled).toArray();
        page.row(picked(filled, titles::get));
        page.row(picked(filled, rules::get));
        rows.forEach(row -> page.cells(picked(filled, row::get)));
    }

    private boolean isFilled(int column) {
        return rows.stream().map(row -> row.get(column)).anyMatch(cell -> !cell.isEmpty() && !cell.equals(NONE));
    }

    private static String[] picked(int[] columns, IntFunction<String> cell) {
        return IntStream.of(columns).mapToObj(cell).toArray(String[]::new);
    }
}
