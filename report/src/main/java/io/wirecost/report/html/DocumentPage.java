package io.wirecost.report.html;

import io.wirecost.document.Block;
import io.wirecost.document.Block.ChartBlock;
import io.wirecost.document.Block.TableBlock;
import io.wirecost.document.Document;
import io.wirecost.document.Visible;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A document as a page that opens from disk without a server or a network, with its charts drawn. The document is data in
 * it, never markup.
 */
public final class DocumentPage {
    private static final List<String> STYLES = List.of("page", "controls", "figures", "tables", "document", "print");

    private DocumentPage() {}

    /** @param title of the window; also of the page where the document has none */
    public static String render(Document document, String title) {
        List<String> charts = hasCharts(document) ? List.of(PageTemplate.charts()) : List.of();
        String page = new ModuleLinker(WebResources::text).link("document.mjs");
        String[] scripts = Stream.concat(charts.stream(), Stream.of(page)).toArray(String[]::new);
        return PageTemplate.filled(
                "document.html",
                Map.of(
                        "policy", ContentPolicy.allowing(scripts),
                        "title", Markup.escaped(Visible.text(title)),
                        "styles", PageTemplate.styles(STYLES),
                        "document", DocumentJson.of(withoutEmptyColumns(document)),
                        "charts", charts.isEmpty() ? "" : "<script>" + charts.get(0) + "</script>",
                        "page", page));
    }

    private static boolean hasCharts(Document document) {
        return document.blocks().stream().anyMatch(ChartBlock.class::isInstance);
    }

    private static Document withoutEmptyColumns(Document document) {
        return new Document(document.blocks().stream()
                .map(block -> block instanceof TableBlock table ? filled(table) : block)
                .toList());
    }

    private static Block filled(TableBlock block) {
        return new TableBlock(block.table().withoutEmptyColumns());
    }
}
