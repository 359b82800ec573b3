package io.wirecost.document.html;

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
import io.wirecost.document.Fact;
import io.wirecost.document.Renderer;
import java.util.List;
import java.util.stream.Collectors;

/** The blocks of one page as HTML, in their order. */
final class HtmlRenderer implements Renderer<String> {
    private final Ids ids;
    private final PageKeys keys;

    /** Title of the last heading: what a table below it is about. */
    private String topic = "";

    HtmlRenderer(Ids ids, PageKeys keys) {
        this.ids = ids;
        this.keys = keys;
    }

    /** The blocks, one after the other. */
    String shown(List<DocumentBlock> blocks) {
        return blocks.stream().map(block -> block.shownBy(this)).collect(Collectors.joining());
    }

    /** A section's address is that of its {@code section}. */
    @Override
    public String heading(Heading heading) {
        topic = heading.title();
        String name = "h" + Math.min(heading.level(), 6);
        String id = heading.level() <= 2 ? "" : Markup.attribute("id", ids.of(heading.title()));
        return "<" + name + id + ">" + Markup.of(heading.title()) + "</" + name + ">\n"
                + (heading.lead().isEmpty() ? "" : "<p class=\"lead\">" + Markup.of(heading.sentence()) + "</p>\n");
    }

    @Override
    public String paragraph(Paragraph paragraph) {
        return Markup.element("p", paragraph.text());
    }

    @Override
    public String warning(Warning warning) {
        return "<p class=\"warning\"><strong>" + Markup.of(warning.text()) + "</strong></p>\n";
    }

    @Override
    public String items(Items items) {
        return items.items().stream()
                .map(item -> Markup.element("li", item))
                .collect(Collectors.joining("", "<ul>\n", "</ul>\n"));
    }

    @Override
    public String facts(Facts facts) {
        return facts.facts().stream().map(HtmlRenderer::fact).collect(Collectors.joining("", "<dl>\n", "</dl>\n"));
    }

    private static String fact(Fact fact) {
        return "<div>" + Markup.element("dt", fact.name()) + Markup.element("dd", fact.value()) + "</div>\n";
    }

    @Override
    public String code(Code code) {
        return "<pre><code>" + Markup.lines(code.text()) + "</code></pre>\n";
    }

    @Override
    public String table(TableBlock block) {
        return HtmlTable.of(block.table(), topic, ids, keys);
    }

    @Override
    public String charts(ChartsBlock charts) {
        return ChartRow.of(charts, keys);
    }

    @Override
    public String fold(Fold fold) {
        String around = topic;
        topic = fold.title();
        String inner = shown(fold.blocks());
        topic = around;
        return "<details" + Markup.attribute("id", ids.of(fold.title())) + "><summary>" + Markup.of(fold.title())
                + "</summary>\n" + inner + "</details>\n";
    }

    @Override
    public String calculator(Calculator calculator) {
        return "<div class=\"calculator\"" + Markup.attribute("data-calculator", calculator.name())
                + ">\n<div class=\"still\">\n"
                + shown(calculator.still()) + "</div>\n<script type=\"application/json\">"
                + Markup.json(calculator.data())
                + "</script>\n</div>\n";
    }
}
