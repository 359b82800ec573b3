package io.wirecost.document.html;

import io.wirecost.plot.Svg;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The file around a page's body. */
final class Shell {
    private static final String STYLE = Svg.style() + Svg.squeezed(text("page.css"));
    private static final String SCRIPT = Script.ofPage();

    private Shell() {}

    /** @param keys of what the body names */
    static String around(String title, PageKeys keys, String body) {
        String style = STYLE + keys.style();
        return """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta http-equiv="Content-Security-Policy" content="%s">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="color-scheme" content="light dark">
                <meta name="generator" content="wirecost">
                <link rel="icon" href="data:,">
                """.formatted(ContentPolicy.allowing(style, SCRIPT))
                + Markup.element("title", title) + "<style>" + style + "</style>\n</head>\n<body>\n" + body
                + keys.list()
                + "<script type=\"module\">" + SCRIPT + "</script>\n</body>\n</html>\n";
    }

    /** A file that the build has put beside this class. */
    static String text(String name) {
        try (InputStream in = Shell.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
