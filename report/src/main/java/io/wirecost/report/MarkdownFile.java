package io.wirecost.report;

import io.wirecost.document.Document;
import io.wirecost.document.markdown.MarkdownRenderer;
import io.wirecost.plot.Chart;
import io.wirecost.plot.Svg;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** A document as a file of Markdown, with its charts as SVG files in a folder beside it. */
public final class MarkdownFile {
    private static final int LONGEST = 80;

    private final String folder;
    private final String prefix;
    private final Map<String, String> pictures = new LinkedHashMap<>();

    private MarkdownFile(String folder, String prefix) {
        this.folder = folder;
        this.prefix = prefix;
    }

    /**
     * Writes the file and its pictures, which are named after their titles.
     *
     * @param folder for the pictures, below that of the file; it is made if it does not exist
     * @param prefix of the pictures' names, which tells those of several documents apart; may be empty
     * @throws IOException if something cannot be written
     */
    public static void write(Document document, Path file, String folder, String prefix) throws IOException {
        MarkdownFile written = new MarkdownFile(folder, prefix);
        String text = MarkdownRenderer.render(document, written::link);
        if (!written.pictures.isEmpty()) {
            Files.createDirectories(file.resolveSibling(folder));
        }
        for (Map.Entry<String, String> picture : written.pictures.entrySet()) {
            ReportFile.write(picture.getValue(), file.resolveSibling(picture.getKey()));
        }
        ReportFile.write(text, file);
    }

    private String link(Chart chart) {
        String name = slug(prefix + " " + chart.title());
        String path = "%s/%s.svg".formatted(folder, name);
        for (int i = 2; pictures.containsKey(path); i++) {
            path = "%s/%s-%d.svg".formatted(folder, name, i);
        }
        pictures.put(path, Svg.file(chart));
        return path;
    }

    private static String slug(String words) {
        String slug =
                words.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-", "");
        return slug.isEmpty()
                ? "chart"
                : slug.substring(0, Math.min(LONGEST, slug.length())).replaceAll("-$", "");
    }
}
