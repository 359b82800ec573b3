package io.wirecost.document.html;

import io.wirecost.document.TerminalText;
import java.util.stream.Collectors;

/** Text as markup that shows it: nothing in it is a tag, ends an attribute, hides or turns text. */
final class Markup {
    private Markup() {}

    /** Text in one line, between tags. */
    static String of(String text) {
        return TerminalText.text(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;");
    }

    /** Text that keeps its lines. */
    static String lines(String text) {
        return text.lines().map(Markup::of).collect(Collectors.joining("\n"));
    }

    /** An element with text. */
    static String element(String name, String text) {
        return "<" + name + ">" + of(text) + "</" + name + ">\n";
    }

    /** An attribute with a blank before it; nothing for an empty value. */
    static String attribute(String name, String value) {
        return value.isEmpty() ? "" : " " + name + "=\"" + of(value).replace("\"", "&quot;") + "\"";
    }

    /** JSON that can stand in a script's element: what is markup can only be within its strings, where an escape says the same. */
    static String json(String json) {
        return json.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e");
    }
}
