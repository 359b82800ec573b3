package io.wirecost.report.csv;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lines of equally many fields. */
final class CsvRows {
    /** A field that begins with one of these is taken for a formula by spreadsheets. */
    private static final String FORMULA = "=+-@\t\r";

    private static final String END = "\r\n";

    private final int columns;
    private final boolean marked;
    private final StringBuilder text = new StringBuilder();
    private final List<String> fields = new ArrayList<>();
    private String mark = "";

    /** @param mark title of a column behind all others, which has one value for many lines; empty for no such column */
    CsvRows(List<String> titles, Optional<String> mark) {
        this.columns = titles.size();
        this.marked = mark.isPresent();
        titles.forEach(this::text);
        mark.ifPresent(this::mark);
        end();
    }

    /** Sets what the column behind all others has from now on. */
    void mark(String value) {
        mark = value;
    }

    void begin() {
        fields.clear();
    }

    /** A text: where a spreadsheet would take it for a formula, an apostrophe goes before it. */
    void text(String value) {
        String safe = !value.isEmpty() && FORMULA.indexOf(value.charAt(0)) >= 0 ? "'" + value : value;
        fields.add(safe.matches("[^\",\r\n]*") ? safe : "\"" + safe.replace("\"", "\"\"") + "\"");
    }

    /** A number; nothing for one that is none, such as a ratio to a message of no bytes. */
    void number(Optional<Double> value) {
        fields.add(value.filter(Double::isFinite)
                .map(number -> number == Math.rint(number) && Math.abs(number) < 1e15
                        ? Long.toString(number.longValue())
                        : number.toString())
                .orElse(""));
    }

    /** Leaves the fields before a column empty. */
    void skipTo(int column) {
        while (fields.size() < column) {
            fields.add("");
        }
    }

    void end() {
        skipTo(columns);
        if (marked) {
            text(mark);
        }
        text.append(String.join(",", fields)).append(END);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
