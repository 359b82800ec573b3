package io.wirecost.document.markdown;

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
import io.wirecost.plot.Chart;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A document as Markdown. What Markdown or HTML would take for markup in its texts is escaped. */
public final class MarkdownRenderer implements Renderer<List<String>> {
    private static final String MARKUP = "\\`*_[]<>|&#~$@";
    private static final int PART = 3;

    private final Optional<Pictures> pictures;

    private MarkdownRenderer(Optional<Pictures> pictures) {
        this.pictures = pictures;
    }

    /** Where a document's charts are. */
    public interface Pictures {
        /** @return the chart's file, as a link from the document: letters, digits, {@code -./} alone */
        String link(Chart chart);
    }

    /**
     * The document without its charts, whose figures stand in tables.
     *
     * @return lines that end with a line feed each, an empty one between any two blocks
     */
    public static String render(Document document) {
        return new MarkdownRenderer(Optional.empty()).rendered(document);
    }

    /** The document with its charts as files. */
    public static String render(Document document, Pictures pictures) {
        return new MarkdownRenderer(Optional.of(pictures)).rendered(document);
    }

    private String rendered(Document document) {
        return document.blocks().stream()
                .map(block -> block.shownBy(this))
                .filter(lines -> !lines.isEmpty())
                .map(lines -> String.join("\n", lines) + "\n")
                .collect(Collectors.joining("\n"));
    }

    /** The lead is the first paragraph. */
    @Override
    public List<String> heading(Heading heading) {
        String title = "#".repeat(heading.level()) + " " + escaped(heading.title());
        return heading.lead().isEmpty() ? List.of(title) : List.of(title, "", escaped(heading.sentence()));
    }

    @Override
    public List<String> paragraph(Paragraph paragraph) {
        return List.of(escaped(paragraph.text()));
    }

    @Override
    public List<String> warning(Warning warning) {
        return List.of("**" + escaped(warning.text()) + "**");
    }

    @Override
    public List<String> items(Items items) {
        return items.items().stream().map(MarkdownRenderer::item).toList();
    }

    @Override
    public List<String> facts(Facts facts) {
        return facts.facts().stream()
                .map(fact -> item(fact.name() + ": " + fact.value()))
                .toList();
    }

    private static String item(String item) {
        return "- " + escaped(item);
    }

    /** Text as it is, in a fence that it cannot close. */
    @Override
    public List<String> code(Code code) {
        String fence = "```";
        while (code.text().contains(fence)) {
            fence += "`";
        }
        return List.of(fence, code.text().lines().map(TerminalText::text).collect(Collectors.joining("\n")), fence);
    }

    @Override
    public List<String> table(TableBlock block) {
        Table table = block.table().withoutEmptyColumns();
        Stream<String> head = Stream.of(
                row(table.columns().stream().map(Column::title).map(MarkdownRenderer::escaped)),
                row(table.columns().stream().map(column -> column.figures() ? "---:" : "---")));
        Stream<String> rows = table.rows().stream()
                .map(cells -> row(cells.stream().map(TableCell::words).map(MarkdownRenderer::escaped)));
        return Stream.concat(head, rows).toList();
    }

    /** Images with their titles instead for those who cannot see them; nothing where there are no files. */
    @Override
    public List<String> charts(ChartsBlock charts) {
        return pictures.stream()
                .flatMap(files -> charts.charts().stream()
                        .map(chart -> "![%s](%s)".formatted(escaped(chart.title()), files.link(chart))))
                .toList();
    }

    @Override
    public List<String> fold(Fold fold) {
        return Stream.concat(Stream.of(heading(new Heading(PART, fold.title(), ""))), shown(fold.blocks()))
                .reduce(MarkdownRenderer::apart)
                .orElseThrow();
    }

    @Override
    public List<String> calculator(Calculator calculator) {
        return shown(calculator.still()).reduce(MarkdownRenderer::apart).orElse(List.of());
    }

    private Stream<List<String>> shown(List<DocumentBlock> blocks) {
        return blocks.stream().map(block -> block.shownBy(this)).filter(lines -> !lines.isEmpty());
    }

    private static List<String> apart(List<String> above, List<String> below) {
        return Stream.of(above, List.of(""), below).flatMap(List::stream).toList();
    }

    private static String row(Stream<String> cells) {
        return cells.collect(Collectors.joining(" | ", "| ", " |"));
    }

    /** A backslash before everything that could be taken for markup; a text stays in its line. */
    private static String escaped(String raw) {
        return TerminalText.text(raw)
                .codePoints()
                .mapToObj(character -> MARKUP.indexOf(character) >= 0
                        ? "\\" + Character.toString(character)
                        : Character.toString(character))
                .collect(Collectors.joining());
    }
}
