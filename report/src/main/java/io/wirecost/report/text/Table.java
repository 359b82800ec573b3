package io.wirecost.report.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Columns of text under their titles, two blanks apart. One in which no row has anything is left out. */
public final class Table {
    private static final String GAP = "  ";

    /** What stands in a cell that has nothing. */
    private static final Set<String> NOTHING = Set.of("", "-");

    private final List<Column> columns;
    private final List<List<String>> rows = new ArrayList<>();

    /** @param columns those marked optional are left out, the last first, where the width does not allow all */
    public Table(Column... columns) {
        this.columns = List.of(columns);
    }

    /** A column: names stand on the left, figures on the right. */
    public record Column(String title, boolean figures, boolean optional) {
        /** A column of texts. */
        public static Column name(String title) {
            return new Column(title, false, false);
        }

        /** A column of numbers. */
        public static Column figure(String title) {
            return new Column(title, true, false);
        }

        /** The same column, left out where the width does not allow it. */
        public Column whereItFits() {
            return new Column(title, figures, true);
        }
    }

    /** @param cells one per column */
    public void row(String... cells) {
        if (cells.length != columns.size()) {
            throw new IllegalArgumentException(cells.length + " cells for " + columns.size() + " columns");
        }
        rows.add(List.of(cells).stream().map(Visible::text).toList());
    }

    /** The titles, then one line per row. */
    public List<String> lines(int width) {
        List<String> titles = columns.stream().map(Column::title).toList();
        List<List<String>> all = new ArrayList<>(List.of(titles));
        all.addAll(rows);
        int[] widths = IntStream.range(0, columns.size())
                .map(c -> all.stream().mapToInt(row -> length(row.get(c))).max().orElse(0))
                .toArray();
        List<Integer> shown = thatFit(widths, width);
        return all.stream().map(row -> line(row, shown, widths)).toList();
    }

    private List<Integer> thatFit(int[] widths, int width) {
        List<Integer> shown = new ArrayList<>(IntStream.range(0, columns.size())
                .filter(this::isFilled)
                .boxed()
                .toList());
        for (int c = columns.size() - 1; c >= 0 && total(shown, widths) > width; c--) {
            if (columns.get(c).optional()) {
                shown.remove(Integer.valueOf(c));
            }
        }
        return shown;
    }

    private boolean isFilled(int column) {
        return rows.isEmpty() || rows.stream().anyMatch(row -> !NOTHING.contains(row.get(column)));
    }

    private static int total(List<Integer> shown, int[] widths) {
        return shown.stream().mapToInt(c -> widths[c]).sum() + GAP.length() * (shown.size() - 1);
    }

    private String line(List<String> row, List<Integer> shown, int[] widths) {
        List<String> cells = shown.stream()
                .map(c -> aligned(row.get(c), widths[c], columns.get(c).figures()))
                .toList();
        return String.join(GAP, cells).stripTrailing();
    }

    private static String aligned(String text, int width, boolean right) {
        String blanks = " ".repeat(width - length(text));
        return right ? blanks + text : text + blanks;
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }
}
