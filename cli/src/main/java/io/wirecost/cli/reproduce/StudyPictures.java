package io.wirecost.cli.reproduce;

import io.wirecost.document.markdown.MarkdownRenderer;
import io.wirecost.plot.Chart;
import io.wirecost.plot.Svg;
import io.wirecost.studies.Study;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The charts of one page of a study as files in the study's folder, named by page and title. */
final class StudyPictures implements MarkdownRenderer.Pictures {
    private static final int LONGEST = 80;

    private final String folder;
    private final String page;
    private final Map<String, String> files = new LinkedHashMap<>();

    StudyPictures(Study study, Study.Page page) {
        this.folder = study.id();
        this.page = page.name().startsWith(study.id())
                ? page.name().substring(study.id().length())
                : page.name();
    }

    @Override
    public String link(Chart chart) {
        String name = slug(page + " " + chart.title());
        String path = "%s/%s.svg".formatted(folder, name);
        for (int i = 2; files.containsKey(path); i++) {
            path = "%s/%s-%d.svg".formatted(folder, name, i);
        }
        files.put(path, Svg.file(chart));
        return path;
    }

    private static String slug(String words) {
        String slug =
                words.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-", "");
        return slug.isEmpty()
                ? "chart"
                : slug.substring(0, Math.min(LONGEST, slug.length())).replaceAll("-$", "");
    }

    /** The content of each file, by its path. */
    Map<String, String> files() {
        return files;
    }
}
