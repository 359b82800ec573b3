package io.wirecost.document.text;

import io.wirecost.document.Document;
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
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A document as lines of text. Every text is made visible and wrapped, so that nothing in it steers the terminal. */
public final class TextRenderer implements Renderer<List<String>> {
    private static final String ITEM = "- ";
    private static final String INDENT = "  ";

    private static final int PART = 3;

    private final TextStyle style;

    private TextRenderer(TextStyle style) {
        this.style = style;
    }

    /** @return lines that end with a line feed each */
    public static String render(Document document, TextStyle style) {
        TextRenderer renderer = new TextRenderer(style);
        String text = document.blocks().stream()
                .flatMap(block -> block.shownBy(renderer).stream())
                .map(line -> line + "\n")
                .collect(Collectors.joining());
        return text.startsWith("\n") ? text.substring(1) : text;
    }

    /** An empty line parts it from what is above. */
    @Override
    public List<String> heading(Heading heading) {
        List<String> lines = new ArrayList<>(List.of(""));
        lines.addAll(wrapped(heading.title() + (heading.lead().isEmpty() ? "" : ": " + heading.lead()), Emphasis.BOLD));
        return lines;
    }

    @Override
    public List<String> paragraph(Paragraph paragraph) {
        return wrapped(paragraph.text(), Emphasis.PLAIN);
    }

    @Override
    public List<String> warning(Warning warning) {
        return wrapped(warning.text(), Emphasis.BOLD);
    }

    @Override
    public List<String> items(Items items) {
        return items.items().stream().flatMap(item -> item(item).stream()).toList();
    }

    private List<String> item(String item) {
        List<String> lines = WrappedText.wrapped(style.visible(item), style.width() - ITEM.length());
        return IntStream.range(0, lines.size())
                .mapToObj(i -> (i == 0 ? ITEM : INDENT) + lines.get(i))
                .toList();
    }

    @Override
    public List<String> facts(Facts facts) {
        return wrapped(
                facts.facts().stream()
                        .map(fact -> fact.name() + ": " + fact.value())
                        .collect(Collectors.joining("; ")),
                Emphasis.PLAIN);
    }

    @Override
    public List<String> code(Code code) {
        return code.text().lines().map(line -> INDENT + style.visible(line)).toList();
    }

    @Override
    public List<String> table(TableBlock table) {
        return new TextTable(table.table(), style).lines(style.tableWidth());
    }

    /** Nothing: their figures stand in tables. */
    @Override
    public List<String> charts(ChartsBlock charts) {
        return List.of();
    }

    @Override
    public List<String> fold(Fold fold) {
        List<String> lines = new ArrayList<>(heading(new Heading(PART, fold.title(), "")));
        fold.blocks().forEach(block -> lines.addAll(block.shownBy(this)));
        return lines;
    }

    @Override
    public List<String> calculator(Calculator calculator) {
        return calculator.still().stream()
                .flatMap(block -> block.shownBy(this).stream())
                .toList();
    }

    private List<String> wrapped(String text, Emphasis emphasis) {
        return WrappedText.wrapped(style.visible(text), style.width()).stream()
                .map(line -> emphasis.on(line, style))
                .toList();
    }
}
