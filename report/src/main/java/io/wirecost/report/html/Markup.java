package io.wirecost.report.html;

/** Text as markup that shows it. */
final class Markup {
    private Markup() {}

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
