package io.wirecost.report.markdown;

import java.util.Arrays;
import java.util.stream.Collectors;

/** The lines of a document. All text goes through here, where what Markdown or HTML would take for markup is escaped. */
final class Page {
    private static final String MARKUP = "\\`*_[]<>|&#~$@";

    private final StringBuilder text = new StringBuilder();
    private Kind last = Kind.NONE;

    private enum Kind {
        NONE,
        BLOCK,
        ITEM,
        ROW
    }

    void heading(int level, String heading) {
        begin(Kind.BLOCK);
        line("#".repeat(level) + " " + escaped(heading));
    }

    void paragraph(String paragraph) {
        begin(Kind.BLOCK);
        line(escaped(paragraph));
    }

    void strong(String paragraph) {
        begin(Kind.BLOCK);
        line("**" + escaped(paragraph) + "**");
    }

    void item(String item) {
        begin(Kind.ITEM);
        line("- " + escaped(item));
    }

    /** A row of our own words: titles, or the line under them. */
    void row(String... words) {
        begin(Kind.ROW);
        line("| " + String.join(" | ", words) + " |");
    }

    void cells(String... cells) {
        row(Arrays.stream(cells).map(Page::escaped).toArray(String[]::new));
    }

    /** Text as it is, in a fence that it cannot close. */
    void code(String code) {
        String fence = "```";
        while (code.contains(fence)) {
            fence += "`";
        }
        begin(Kind.BLOCK);
        line(fence);
        line(code);
        line(fence);
    }

    private void begin(Kind kind) {
        if (last != Kind.NONE && (kind == Kind.BLOCK || kind != last)) {
            text.append('\n');
        }
        last = kind;
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    /** A backslash before everything that Markdown could take for markup. */
    private static String escaped(String raw) {
        return raw.codePoints()
                .mapToObj(character -> MARKUP.indexOf(character) >= 0
                        ? "\\" + Character.toString(character)
                        : Character.toString(character))
                .collect(Collectors.joining());
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
