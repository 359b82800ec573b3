package io.wirecost.document.csv;

import io.wirecost.document.Column;
import io.wirecost.document.Document;
import io.wirecost.document.DocumentBlock;
import io.wirecost.document.DocumentBlock.Calculator;
import io.wirecost.document.DocumentBlock.ChartsBlock;
import io.wirecost.document.DocumentBlock.Code;
import io.wirecost.document.DocumentBlock.Facts;
import io.wirecost.document.DocumentBlock.Fold;
import io.wirecost.document.DocumentBlock.Heading;
import io.wirecost.document.DocumentBlock.Items;
import io.wirecost.document.DocumentBlock.Paragraph;
import io.wirecost.document.DocumentBlock.TableBlock;
import io.wirecost.document.DocumentBlock.Warning;
import io.wirecost.document.Renderer;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.document.TerminalText;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A document's tables as data: RFC 4180, one line for each field of a table that has something. Where it stands is said by
 * its section, part, row and column, so that tables of any shape share one header. A figure stands there in full, in the
 * unit of its column, and as a reader reads it.
 */
public final class CsvRenderer implements Renderer<String> {
    private static final List<String> TITLES = List.of("section", "part", "row", "column", "unit", "value", "words");

    /** A field that begins with one of these is taken for a formula by spreadsheets. */
    private static final String FORMULA = "=+-@";

    private static final int SECTION = 2;

    private String section = "";
    private String part = "";

    private CsvRenderer() {}

    /** @return lines that end with CR LF, the titles first */
    public static String render(Document document) {
        return line(TITLES.stream()) + new CsvRenderer().shown(document.blocks());
    }

    private String shown(List<DocumentBlock> blocks) {
        return blocks.stream().map(block -> block.shownBy(this)).collect(Collectors.joining());
    }

    @Override
    public String heading(Heading heading) {
        if (heading.level() <= SECTION) {
            section = heading.level() == SECTION ? heading.title() : "";
            part = "";
        } else {
            part = heading.title();
        }
        return "";
    }

    @Override
    public String table(TableBlock block) {
        return block.table().rows().stream()
                .map(row -> fields(block.table(), row))
                .collect(Collectors.joining());
    }

    /** A row without anything but its name is a line of its own: the name is all that it says. */
    private String fields(Table table, List<TableCell> row) {
        int name = table.nameColumn();
        List<Integer> filled = IntStream.range(0, row.size())
                .filter(column -> column != name && !row.get(column).isEmpty())
                .boxed()
                .toList();
        return (filled.isEmpty() ? Stream.of(name) : filled.stream())
                .map(column -> field(row.get(name), table.columns().get(column), row.get(column)))
                .collect(Collectors.joining());
    }

    private String field(TableCell name, Column column, TableCell cell) {
        return line(Stream.of(
                text(section),
                text(part),
                text(name.key().isEmpty() ? name.words() : name.key()),
                text(column.title()),
                text(column.unit()),
                number(cell.value()),
                text(cell.words())));
    }

    private static String line(Stream<String> fields) {
        return fields.collect(Collectors.joining(",", "", "\r\n"));
    }

    /** Where a spreadsheet would take it for a formula, an apostrophe goes before it. */
    private static String text(String raw) {
        String visible = TerminalText.text(raw);
        String safe = !visible.isEmpty() && FORMULA.indexOf(visible.charAt(0)) >= 0 ? "'" + visible : visible;
        return safe.matches("[^\",]*") ? safe : "\"" + safe.replace("\"", "\"\"") + "\"";
    }

    /** Nothing for a figure that is none, such as a ratio to a message of no bytes. */
    private static String number(OptionalDouble value) {
        if (value.isEmpty() || !Double.isFinite(value.getAsDouble())) {
            return "";
        }
        double number = value.getAsDouble();
        return number == Math.rint(number) && Math.abs(number) < 1e15
                ? Long.toString((long) number)
                : Double.toString(number);
    }

    /** A fold is a part of its own. */
    @Override
    public String fold(Fold fold) {
        String around = part;
        part = fold.title();
        String inner = shown(fold.blocks());
        part = around;
        return inner;
    }

    @Override
    public String calculator(Calculator calculator) {
        return shown(calculator.still());
    }

    @Override
    public String paragraph(Paragraph paragraph) {
        return "";
    }

    @Override
    public String warning(Warning warning) {
        return "";
    }

    @Override
    public String items(Items items) {
        return "";
    }

    @Override
    public String facts(Facts facts) {
        return "";
    }

    @Override
    public String code(Code code) {
        return "";
    }

    @Override
    public String charts(ChartsBlock charts) {
        return "";
    }
}
