package io.wirecost.document.form;

import io.wirecost.document.Document;
import io.wirecost.document.csv.CsvRenderer;
import io.wirecost.document.html.HtmlPage;
import io.wirecost.document.markdown.MarkdownRenderer;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.document.text.TextStyle;
import java.util.Locale;

/** What a document can be written as. */
public enum OutputForm {
    /** Lines for a terminal. */
    TEXT,
    /** One self-contained file for a browser. */
    HTML,
    /** Tables and sentences. */
    MARKDOWN,
    /** A line for each field of each table. */
    CSV;

    /** How users name it: {@code html}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * The whole document.
     *
     * @param title of a browser's window
     * @param style of text alone
     */
    public String render(Document document, String title, TextStyle style) {
        return switch (this) {
            case TEXT -> TextRenderer.render(document, style);
            case HTML -> HtmlPage.render(document, title);
            case MARKDOWN -> MarkdownRenderer.render(document);
            case CSV -> CsvRenderer.render(document);
        };
    }
}
