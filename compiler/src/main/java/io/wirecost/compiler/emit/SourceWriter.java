package io.wirecost.compiler.emit;

import java.util.List;

/** Collects lines of source text with indentation by braces: a line that ends in one opens, one that starts closes. */
public final class SourceWriter {
    private final StringBuilder text = new StringBuilder();
    private int depth;

    public SourceWriter line(String line) {
        if (line.startsWith("}")) {
            depth--;
        }
        text.append(line.isEmpty() ? "" : "  ".repeat(depth)).append(line).append('\n');
        if (line.endsWith("{")) {
            depth++;
        }
        return this;
    }

    /**
     * Comments, a line for each of a text. Braces in them mean nothing.
     *
     * @param mark what begins a comment that the end of the line ends
     */
    public SourceWriter comment(String mark, List<String> lines) {
        lines.forEach(line -> text.append("  ".repeat(depth))
                .append((mark + " " + line).stripTrailing())
                .append('\n'));
        return this;
    }

    /** An empty line between two parts of the text. */
    public SourceWriter gap() {
        return text.isEmpty() ? this : line("");
    }

    /** A line made as by {@link String#formatted}. */
    public SourceWriter line(String format, Object... arguments) {
        return line(format.formatted(arguments));
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
