package io.wirecost.report.text;

import io.wirecost.report.wording.Visible;
import java.util.List;

/** The lines of a report. All text goes through here, where it is made {@link Visible} and wrapped. */
final class Page {
    private final TextStyle style;
    private final StringBuilder text = new StringBuilder();

    Page(TextStyle style) {
        this.style = style;
    }

    /** An empty line, then the heading of what follows. */
    void heading(String heading) {
        if (text.length() > 0) {
            text.append('\n');
        }
        paragraph("", heading, Ink.BOLD);
    }

    void paragraph(String paragraph) {
        paragraph("", paragraph, Ink.PLAIN);
    }

    /** @param indent stands before every line */
    void paragraph(String indent, String paragraph, Ink ink) {
        for (String line : Words.wrapped(Visible.text(paragraph), style.width() - indent.length())) {
            line(indent + line, ink);
        }
    }

    void table(Table table) {
        List<String> lines = table.lines(style.tableWidth());
        line(lines.get(0), Ink.BOLD);
        lines.subList(1, lines.size()).forEach(line -> line(line, Ink.PLAIN));
    }

    private void line(String line, Ink ink) {
        text.append(ink.on(line, style)).append('\n');
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
