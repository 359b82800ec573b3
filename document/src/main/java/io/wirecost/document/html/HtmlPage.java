package io.wirecost.document.html;

import io.wirecost.document.Document;
import io.wirecost.document.DocumentBlock;
import io.wirecost.document.DocumentBlock.ChartsBlock;
import io.wirecost.document.DocumentBlock.Facts;
import io.wirecost.document.DocumentBlock.Heading;
import io.wirecost.document.DocumentBlock.Items;
import io.wirecost.document.DocumentBlock.Paragraph;
import io.wirecost.document.DocumentBlock.Warning;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A document as a page in one file, which opens from disk without a server or a network. All that it says is HTML and SVG;
 * its script only adds to that. Its policy allows this script and this style, and nothing else.
 */
public final class HtmlPage {
    private static final int SECTION = 2;
    private static final String CONTENT = "content";

    private final Ids ids = new Ids();
    private final PageKeys keys = new PageKeys();
    private final HtmlRenderer renderer = new HtmlRenderer(ids, keys);

    private HtmlPage() {
        ids.own(CONTENT);
    }

    /** @param title of the window; also of the page where the document has none */
    public static String render(Document document, String title) {
        return new HtmlPage().page(document, title);
    }

    private String page(Document document, String title) {
        List<List<DocumentBlock>> parts = parted(document.blocks(), SECTION);
        List<DocumentBlock> top = parts.get(0);
        List<DocumentBlock> head = top.stream().takeWhile(HtmlPage::isOfHead).toList();
        String header = (head.stream().anyMatch(Heading.class::isInstance) ? "" : Markup.element("h1", title))
                + renderer.shown(head);
        String preface = renderer.shown(top.subList(head.size(), top.size()));
        List<Section> sections = IntStream.range(1, parts.size())
                .mapToObj(part -> section(parts.get(part), part == 1))
                .toList();
        return Shell.around(
                title,
                keys,
                "<a class=\"skip\" href=\"#" + CONTENT + "\">Skip to the content</a>\n<header>\n" + header
                        + "</header>\n"
                        + contents(sections)
                        + "<main id=\"" + CONTENT + "\" tabindex=\"-1\">\n" + preface
                        + sections.stream().map(Section::markup).collect(Collectors.joining())
                        + "</main>\n");
    }

    /** What a reader has to know first. */
    private static boolean isOfHead(DocumentBlock block) {
        return block instanceof Heading
                || block instanceof Paragraph
                || block instanceof Facts
                || block instanceof Items
                || block instanceof Warning;
    }

    /** What is before the first heading of this level or a higher one, then a part for each. The title begins no part. */
    private static List<List<DocumentBlock>> parted(List<DocumentBlock> blocks, int level) {
        List<List<DocumentBlock>> parts = new ArrayList<>(List.of(new ArrayList<>()));
        for (int i = 0; i < blocks.size(); i++) {
            if (blocks.get(i) instanceof Heading heading
                    && (heading.level() == level || heading.level() < level && i > 0)) {
                parts.add(new ArrayList<>());
            }
            parts.get(parts.size() - 1).add(blocks.get(i));
        }
        return parts;
    }

    /** A section's link and all of it. */
    private record Section(String link, String markup) {}

    private Section section(List<DocumentBlock> blocks, boolean first) {
        String title = ((Heading) blocks.get(0)).title();
        String id = ids.of(title);
        String inner = first
                ? parted(blocks, SECTION + 1).stream().map(this::beside).collect(Collectors.joining())
                : renderer.shown(blocks);
        return new Section(
                "<li><a href=\"#" + id + "\">" + Markup.of(title) + "</a></li>\n",
                "<section id=\"" + id + "\">\n" + inner + "</section>\n");
    }

    /** The first section's charts stand beside its sentences where the width allows it: the answer on one screen. */
    private String beside(List<DocumentBlock> part) {
        List<DocumentBlock> top = part.stream()
                .takeWhile(block -> isOfHead(block) || block instanceof ChartsBlock)
                .toList();
        Map<Boolean, List<DocumentBlock>> pictures =
                top.stream().collect(Collectors.partitioningBy(ChartsBlock.class::isInstance));
        if (pictures.get(true).isEmpty()) {
            return renderer.shown(part);
        }
        return "<div class=\"beside\">\n<div>\n" + renderer.shown(pictures.get(false)) + "</div>\n"
                + renderer.shown(pictures.get(true)) + "</div>\n"
                + renderer.shown(part.subList(top.size(), part.size()));
    }

    private static String contents(List<Section> sections) {
        return sections.size() < 2
                ? ""
                : sections.stream()
                        .map(Section::link)
                        .collect(Collectors.joining(
                                "",
                                "<div class=\"aside\">\n<nav aria-label=\"Contents\">\n<ol>\n",
                                "</ol>\n</nav>\n</div>\n"));
    }
}
