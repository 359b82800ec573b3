package io.wirecost.document.html;

import io.wirecost.document.Column;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A table that reads without a script. What a script sorts by, filters and divides stands in attributes of rows: a class for
 * what the row is about, and {@code data-values} for its figures, one for each cell. End tags that HTML does not need are left
 * out. A line ends within a tag, where it is no cell's text.
 */
final class HtmlTable {
    /** A text that is longer is wrapped in any column. */
    private static final int LONG = 60;

    /** A reader sees three digits, and a ratio of two figures is as exact as these. */
    private static final MathContext DIGITS = new MathContext(5);

    private final Table table;
    private final int nameColumn;
    private final Ids ids;
    private final PageKeys keys;

    private HtmlTable(Table table, Ids ids, PageKeys keys) {
        this.table = table.withoutEmptyColumns();
        this.nameColumn = this.table.nameColumn();
        this.ids = ids;
        this.keys = keys;
    }

    /** @param topic what it is about */
    static String of(Table table, String topic, Ids ids, PageKeys keys) {
        return new HtmlTable(table, ids, keys).markup(topic);
    }

    private String markup(String topic) {
        String name = topic.isEmpty() ? "Table" : topic;
        return "<div class=\"scroll\" role=\"group\" tabindex=\"0\"" + Markup.attribute("aria-label", name)
                + ">\n<table>\n<caption class=\"unseen\">" + Markup.of(name) + "</caption>\n<thead><tr>"
                + IntStream.range(0, table.columns().size())
                        .mapToObj(this::title)
                        .collect(Collectors.joining())
                + "</thead>\n<tbody>\n"
                + table.rows().stream().map(this::row).collect(Collectors.joining())
                + "</tbody>\n</table>\n</div>\n";
    }

    private String title(int place) {
        Column column = table.columns().get(place);
        return "<th"
                + Markup.attribute("class", side(place, column))
                + Markup.attribute("data-unit", column.unit())
                + (column.ratioOf() < 0 ? "" : " data-ratio-of=\"" + column.ratioOf() + "\"")
                + (column.ofBaseline() ? " data-of-baseline" : "")
                + ">" + Markup.of(column.title());
    }

    private String row(List<TableCell> cells) {
        String figures = cells.stream().map(cell -> figure(cell.value())).collect(Collectors.joining(" "));
        return "<tr\n"
                + Markup.attribute("class", cells.isEmpty() ? "" : key(cells.get(nameColumn)))
                + Markup.attribute("data-values", figures.isBlank() ? "" : figures)
                + ">"
                + IntStream.range(0, cells.size())
                        .mapToObj(column -> cell(column, cells.get(column)))
                        .collect(Collectors.joining());
    }

    private String cell(int column, TableCell cell) {
        boolean names = column == nameColumn;
        return (names ? "<th" : "<td")
                + Markup.attribute("class", classes(column, cell))
                + Markup.attribute("id", cell.anchor().isEmpty() ? "" : ids.own(cell.anchor()))
                + ">" + (cell.isEmpty() ? "–" : content(cell));
    }

    private static String content(TableCell cell) {
        String words = Markup.of(cell.words());
        return cell.inside().isEmpty()
                ? words
                : "<details><summary>" + words + "</summary><pre><code>" + Markup.lines(cell.inside())
                        + "</code></pre></details>";
    }

    /** On which side a column's content stands: figures on the right, text on the left, which is the usual one of the first column. */
    private static String side(int place, Column column) {
        return place == 0 ? column.figures() ? "number" : "" : column.figures() ? "" : "text";
    }

    private String classes(int place, TableCell cell) {
        Column column = table.columns().get(place);
        boolean wide = !column.figures() && (column.wrapped() || cell.words().length() > LONG);
        String width = wide ? "words" : place == nameColumn ? "" : side(place, column);
        String group = cell.key().isEmpty() && !cell.group().isEmpty() ? "group-" + Ids.slug(cell.group()) : "";
        return Stream.of(width, place == nameColumn ? "" : key(cell), group, cell.isEmpty() ? "none" : "")
                .filter(one -> !one.isEmpty())
                .collect(Collectors.joining(" "));
    }

    private String key(TableCell cell) {
        return cell.key().isEmpty() ? "" : keys.of(cell.key(), cell.group());
    }

    private static String figure(OptionalDouble value) {
        if (value.isEmpty() || !Double.isFinite(value.getAsDouble())) {
            return "";
        }
        double figure = value.getAsDouble();
        return figure == Math.rint(figure) && Math.abs(figure) < 1e15
                ? Long.toString((long) figure)
                : Double.toString(new BigDecimal(figure).round(DIGITS).doubleValue())
                        .replaceFirst("\\.0$", "");
    }
}
