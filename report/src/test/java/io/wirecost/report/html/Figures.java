package io.wirecost.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a reader finds in the tables of a report.
 *
 * @param baselines that ratios are said to be to
 * @param cells texts by metric, codec and {@code rank}, {@code figure} or {@code ratio}
 */
record Figures(SortedSet<String> baselines, SortedMap<String, String> cells) {
    private static final Pattern METRIC = Pattern.compile("[a-z-]+(@read=in-place)?");
    private static final Pattern HEADING = Pattern.compile("(" + METRIC + ")( over [a-z0-9]+)?: .*");
    private static final Pattern BASELINE = Pattern.compile("(?:; r|: r|^R)atio to ([^.]+)");
    private static final String FLOOR = "pipeline@decode=never";

    private Figures() {
        this(new TreeSet<>(), new TreeMap<>());
    }

    static Figures ofTerminal(String text) {
        Figures figures = new Figures();
        String metric = "";
        List<String> titles = List.of();
        for (String line : text.lines().toList()) {
            List<String> cells = columns(line);
            if (cells.contains("codec")) {
                titles = cells;
            } else if (cells.size() > 2 && isOverview(metric, titles)) {
                figures.overview(titles, cells);
            } else if (cells.size() > 2 && hasFigures(titles)) {
                figures.row(metric, titles, cells);
            } else {
                Matcher heading = HEADING.matcher(line);
                metric = heading.matches() ? heading.group(1) : metric;
                figures.baseline(line);
                titles = List.of();
            }
        }
        return figures;
    }

    private static List<String> columns(String line) {
        return List.of(line.split(" {2,}"));
    }

    private static boolean hasFigures(List<String> titles) {
        return titles.contains("mean") || titles.contains("time");
    }

    /** Several metrics in one table, each under its own title. */
    private static final Map<String, String> OVERVIEW =
            Map.of("bytes", "size", "serialize", "serialize", "deserialize", "deserialize", "round trip", "round-trip");

    private static boolean isOverview(String section, List<String> titles) {
        return section.equals("overview") && !titles.isEmpty();
    }

    /** A ratio is that of the last metric before it. */
    private void overview(List<String> titles, List<String> cells) {
        String codec = name(cells.get(0));
        if (codec.startsWith("-")) {
            return;
        }
        String metric = "";
        for (int column = 1; column < Math.min(titles.size(), cells.size()); column++) {
            String title = titles.get(column);
            metric = OVERVIEW.getOrDefault(title, metric);
            if (OVERVIEW.containsKey(title)) {
                put(metric, codec, "figure", cells.get(column));
            } else if (title.equals("ratio")) {
                put(metric, codec, "ratio", cells.get(column));
            }
        }
    }

    private static String name(String codec) {
        return codec.replaceAll(" \\[\\d+]", "");
    }

    static Figures ofMarkdown(String markdown) {
        Figures figures = new Figures();
        String metric = "";
        List<String> titles = List.of();
        for (String line : markdown.lines().toList()) {
            if (line.startsWith("#")) {
                String title = metric(plain(line.replaceFirst("#+ ", "")));
                // A part about one runtime belongs to the metric of its section.
                metric = line.startsWith("### ") && !METRIC.matcher(title).matches() ? metric : title;
            } else if (!line.startsWith("| ")) {
                figures.baseline(plain(line));
                titles = List.of();
            } else if (titles.isEmpty()) {
                titles = cells(line);
            } else if (isOverview(metric, titles)) {
                figures.overview(titles, cells(line));
            } else if (hasFigures(titles)) {
                figures.row(metric, titles, cells(line));
            }
        }
        return figures;
    }

    private static List<String> cells(String line) {
        return Arrays.stream(line.substring(2, line.length() - 2).split(" \\| ", -1))
                .map(Figures::plain)
                .toList();
    }

    private static String plain(String markdown) {
        return markdown.replaceAll("\\\\(.)", "$1");
    }

    private static String metric(String title) {
        return title.replaceFirst(" over .*", "");
    }

    static Figures ofCsv(String csv) {
        Figures figures = new Figures();
        List<List<String>> rows = csv.lines().map(Figures::fields).toList();
        List<String> titles = rows.get(0);
        for (List<String> row : rows.subList(1, rows.size())) {
            Map<String, String> fields = new TreeMap<>();
            titles.forEach(title -> fields.put(title, row.get(titles.indexOf(title))));
            if (METRIC.matcher(fields.get("operation")).matches()
                    && fields.get("status").equals("measured")
                    && !fields.get("operation").equals("bandwidth")) {
                figures.row(fields);
            }
        }
        return figures;
    }

    private static List<String> fields(String line) {
        List<String> fields = new ArrayList<>();
        Matcher field =
                Pattern.compile("(?:\"((?:[^\"]|\"\")*)\"|([^,]*))(,|$)").matcher(line);
        while (fields.isEmpty() || field.end() < line.length() || field.group(3).equals(",")) {
            if (!field.find()) {
                break;
            }
            fields.add(Optional.ofNullable(field.group(1)).orElse(field.group(2)));
        }
        return fields;
    }

    private void row(Map<String, String> csv) {
        String metric = csv.get("operation");
        String codec = csv.get("codec");
        double centre = Double.parseDouble(csv.get("centre"));
        put(metric, codec, "rank", csv.get("rank"));
        put(metric, codec, "figure", csv.get("unit").equals("bytes") ? Units.bytes(centre) : Units.time(centre));
        Optional.ofNullable(csv.get("block_ratio"))
                .filter(ratio -> !ratio.isEmpty())
                .or(() -> Optional.of(csv.get("ratio")))
                .filter(ratio -> !ratio.isEmpty())
                .ifPresent(ratio -> put(metric, codec, "ratio", Units.ratio(Double.parseDouble(ratio))));
        if (!csv.get("baseline").isEmpty()) {
            baselines.add(csv.get("baseline"));
        }
    }

    static Figures ofHtml(JsonNode page) {
        Figures figures = new Figures();
        for (JsonNode cell : page.get("cells")) {
            String title = cell.get("title").asText();
            boolean relative = cell.get("relative").asBoolean();
            String text = cell.get("text").asText();
            if (List.of("rank", "ratio").contains(title)) {
                figures.put(cell, title, text);
            } else if (List.of("mean", "time").contains(title) && text.endsWith("×")) {
                figures.put(cell, "ratio", text);
                figures.baselines.add(cell.get("baseline").asText());
            } else if (List.of("mean", "time").contains(title) && !relative) {
                figures.put(cell, "figure", text);
            }
        }
        return figures;
    }

    private void put(JsonNode cell, String column, String text) {
        put(cell.get("metric").asText(), cell.get("codec").asText(), column, text);
    }

    private void baseline(String lead) {
        Matcher named = BASELINE.matcher(lead);
        if (named.find()) {
            baselines.add(named.group(1));
        }
    }

    /** Rows without a codec, such as the floor, are passed over. */
    private void row(String metric, List<String> titles, List<String> cells) {
        int codec = titles.indexOf("codec");
        if (cells.get(0).isEmpty()
                || cells.get(0).startsWith("-")
                || cells.get(codec).startsWith("floor: ")) {
            return;
        }
        String name = name(cells.get(codec));
        put(metric, name, "rank", cell("rank", titles, cells));
        put(metric, name, "figure", cell(titles.contains("mean") ? "mean" : "time", titles, cells));
        put(metric, name, "ratio", cell("ratio", titles, cells));
    }

    /** The first column of this title: further ratios are those of bytes. */
    private static String cell(String title, List<String> titles, List<String> cells) {
        return titles.contains(title) ? cells.get(titles.indexOf(title)) : "";
    }

    private void put(String metric, String codec, String column, String text) {
        if (!text.isEmpty() && !text.equals("-") && !metric.equals(FLOOR)) {
            String before = cells.put(metric + " / " + codec + " / " + column, text);
            assertThat(text).as(column + " of " + codec + " in " + metric).isEqualTo(before == null ? text : before);
        }
    }
}
