package io.wirecost.document.text;

import io.wirecost.document.Column;
import io.wirecost.document.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * A table as text: columns under their titles, two blanks apart. A table that is wider than it may be gives way in this
 * order: columns of words are wrapped, optional columns are left out from the last on, and all other texts and titles are
 * wrapped, if that is enough.
 */
public final class TextTable {
    private static final String GAP = "  ";

    private final TextStyle style;
    private final List<Column> columns;
    private final List<List<String>> rows;

    /** Columns in which no row has anything are left out. */
    public TextTable(Table table, TextStyle style) {
        this.style = style;
        Table filled = table.withoutEmptyColumns();
        this.columns = filled.columns().stream()
                .map(column -> column.titled(style.visible(column.title())))
                .toList();
        this.rows = filled.rows().stream()
                .map(row ->
                        row.stream().map(cell -> style.visible(cell.words())).toList())
                .toList();
    }

    /** The titles in bold, then the rows, in more than one line each where that is needed to fit. */
    public List<String> lines(int width) {
        List<Integer> shown = thatFit(width);
        int[] widths = widths(shown, width);
        List<String> titles = columns.stream().map(Column::title).toList();
        List<String> lines = new ArrayList<>(wrapped(titles, shown, widths).stream()
                .map(line -> Emphasis.BOLD.on(line, style))
                .toList());
        rows.forEach(row -> lines.addAll(wrapped(row, shown, widths)));
        return lines;
    }

    /** Titles of the columns that the width does not allow. */
    public List<String> leftOut(int width) {
        List<Integer> shown = thatFit(width);
        return IntStream.range(0, columns.size())
                .filter(c -> !shown.contains(c))
                .mapToObj(c -> columns.get(c).title())
                .toList();
    }

    private List<Integer> thatFit(int width) {
        int[] least = IntStream.range(0, columns.size())
                .map(c -> columns.get(c).wrapped() ? least(c) : whole(c))
                .toArray();
        List<Integer> shown =
                new ArrayList<>(IntStream.range(0, columns.size()).boxed().toList());
        for (int c = columns.size() - 1; c >= 0 && total(shown, least) > width; c--) {
            if (columns.get(c).optional()) {
                shown.remove(Integer.valueOf(c));
            }
        }
        return shown;
    }

    private int[] widths(List<Integer> shown, int width) {
        int[] widths = IntStream.range(0, columns.size()).map(this::whole).toArray();
        narrow(widths, shown, width, c -> columns.get(c).wrapped() ? least(c) : widths[c]);
        int[] narrowest = widths.clone();
        narrow(narrowest, shown, width, c -> columns.get(c).figures() ? widths[c] : leastOfAll(c));
        return total(shown, narrowest) > width ? widths : narrowest;
    }

    /** Takes from the widest column as long as the line is too long and a column has more than its least. */
    private static void narrow(int[] widths, List<Integer> shown, int width, IntUnaryOperator least) {
        for (int tooMuch = total(shown, widths) - width; tooMuch > 0; tooMuch--) {
            Optional<Integer> widest = shown.stream()
                    .filter(c -> widths[c] > least.applyAsInt(c))
                    .max(Comparator.comparingInt(c -> widths[c]));
            if (widest.isEmpty()) {
                return;
            }
            widths[widest.get()]--;
        }
    }

    private int whole(int column) {
        return IntStream.concat(
                        IntStream.of(WrappedText.width(columns.get(column).title())),
                        rows.stream().mapToInt(row -> WrappedText.width(row.get(column))))
                .max()
                .orElseThrow();
    }

    /** With the title in one line. */
    private int least(int column) {
        return Math.max(WrappedText.width(columns.get(column).title()), leastOfAll(column));
    }

    private int leastOfAll(int column) {
        return IntStream.concat(
                        IntStream.of(WrappedText.widest(columns.get(column).title())),
                        rows.stream().mapToInt(row -> WrappedText.widest(row.get(column))))
                .max()
                .orElseThrow();
    }

    private static int total(List<Integer> shown, int[] widths) {
        return shown.stream().mapToInt(c -> widths[c]).sum() + GAP.length() * (shown.size() - 1);
    }

    private List<String> wrapped(List<String> row, List<Integer> shown, int[] widths) {
        List<List<String>> cells = IntStream.range(0, row.size())
                .mapToObj(c -> WrappedText.wrapped(row.get(c), widths[c]))
                .toList();
        int lines = shown.stream().mapToInt(c -> cells.get(c).size()).max().orElse(1);
        return IntStream.range(0, lines)
                .mapToObj(n -> line(
                        cells.stream()
                                .map(cell -> n < cell.size() ? cell.get(n) : "")
                                .toList(),
                        shown,
                        widths))
                .toList();
    }

    private String line(List<String> row, List<Integer> shown, int[] widths) {
        List<String> cells = shown.stream()
                .map(c -> aligned(row.get(c), widths[c], columns.get(c).figures()))
                .toList();
        return String.join(GAP, cells).stripTrailing();
    }

    private static String aligned(String text, int width, boolean right) {
        String blanks = " ".repeat(width - WrappedText.width(text));
        return right ? blanks + text : text + blanks;
    }
}
