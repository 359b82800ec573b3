package io.wirecost.studies.lviv2024.sizes;

import io.wirecost.analysis.statistics.KendallTau;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.ByteCosts;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Task;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Tables 2 and 3 of {@code lviv-2024}: encoded sizes of its formats, published and ours side by side, each as a ratio to
 * JSON. A step of our size series stands for one message of the study; its size is the mean of the step's records.
 */
public final class LvivSizes {
    /** The workload that was made after the study's schema. */
    public static final String WORKLOAD = "transactions";

    private static final String BASELINE = "jackson-json";
    private static final int FIRST_MESSAGES = 15;
    private static final double NOTABLE = 0.10;

    private final Map<PublishedSizes, List<Double>> ours = new LinkedHashMap<>();
    private final List<PublishedSizes> missing = new ArrayList<>();
    private final Run run;

    private LvivSizes(Run run) {
        this.run = run;
        for (PublishedSizes published : PublishedSizes.read()) {
            sizes(published.id())
                    .ifPresentOrElse(sizes -> ours.put(published, steps(sizes)), () -> missing.add(published));
        }
        if (ours.keySet().stream().noneMatch(p -> p.codec().equals(BASELINE))) {
            throw new IllegalArgumentException("the run has no sizes of " + BASELINE);
        }
    }

    /** The codecs that stand for the study's formats. */
    public static List<CodecId> codecs() {
        return PublishedSizes.read().stream().map(PublishedSizes::id).toList();
    }

    /** The reproduction. */
    public static Document of(Run run) {
        return new LvivSizes(run).document();
    }

    private Document document() {
        Document.Writer page = Document.writer();
        page.title("Sizes of lviv-2024, reproduced", "");
        page.paragraph("This command made the document:");
        page.code("./wirecost reproduce lviv-2024-sizes");
        page.paragraph(
                "Published figures: tables 2 and 3 of the study. Ours: workload %s, seed %s, 30 steps of %d records each; a step's size is the mean of its records. The study does not publish its messages; ours follow the schema that it shows and its sizes in JSON. Compared are ratios to JSON, in percent."
                        .formatted(
                                run.data().name(),
                                run.data().seed().map(String::valueOf).orElse("-"),
                                run.data().groups().get(0).records()));
        table(page, "All 30 messages (table 2)", PublishedSizes::all, Function.identity());
        table(page, "The first 15 messages (table 3)", PublishedSizes::first, LvivSizes::first);
        missing.forEach(line -> page.paragraph(missing(line)));
        new Explanations(deviating(), costs()).write(page);
        return page.document();
    }

    private String missing(PublishedSizes line) {
        String reason = run.cells().stream()
                .filter(cell -> cell.trial().codec().codec().equals(line.id()))
                .flatMap(cell -> cell.reason().stream())
                .findFirst()
                .orElse("its runtime is not set up here; to do so: wirecost setup "
                        + line.id().runtime());
        return "%s has no row: %s: %s.".formatted(line.format(), line.id(), reason);
    }

    private void table(
            Document.Writer page,
            String title,
            Function<PublishedSizes, Spread> published,
            Function<List<Double>, List<Double>> messages) {
        Spread publishedJson = published.apply(baseline());
        Spread ourJson = Spread.of(messages.apply(ours.get(baseline())));
        List<Row> rows = new ArrayList<>();
        List<Double> publishedMedians = new ArrayList<>();
        List<Double> ourMedians = new ArrayList<>();
        ours.forEach((line, sizes) -> {
            Spread there = published.apply(line);
            Spread here = Spread.of(messages.apply(sizes));
            publishedMedians.add(there.median());
            ourMedians.add(here.median());
            rows.add(new Row(line, here, here.mean() / ourJson.mean(), there, there.mean() / publishedJson.mean()));
        });
        page.section(title);
        page.table(table(rows));
        page.paragraph(String.format(
                Locale.ROOT,
                "Kendall's tau between the published order of median sizes and ours: %.2f (%d formats).",
                KendallTau.of(publishedMedians, ourMedians),
                ourMedians.size()));
    }

    /** @param ratio of the mean to JSON's, ours and the published one */
    private record Row(PublishedSizes line, Spread here, double ratio, Spread there, double publishedRatio) {}

    private static Table table(List<Row> rows) {
        return Columns.<Row>of()
                .name("format", row -> row.line.format())
                .name("codec", row -> row.line.codec())
                .figure("mean", row -> bytes(row.here.mean()))
                .figure("median", row -> bytes(row.here.median()))
                .figure("sd", row -> bytes(row.here.standardDeviation()))
                .figure("published mean", row -> bytes(row.there.mean()))
                .figure("published median", row -> bytes(row.there.median()))
                .figure("published sd", row -> bytes(row.there.standardDeviation()))
                .figure("mean / JSON", row -> percent("%.1f %%", row.ratio))
                .figure("published", row -> percent("%.1f %%", row.publishedRatio))
                .figure("deviation", row -> percent("%+.1f %%", row.ratio / row.publishedRatio - 1))
                .table(rows);
    }

    private static String percent(String format, double fraction) {
        return String.format(Locale.ROOT, format, 100 * fraction);
    }

    /** Formats whose ratio to JSON deviates by more than a tenth in either table. */
    private List<String> deviating() {
        return ours.keySet().stream()
                .filter(line -> deviates(line, PublishedSizes::all, Function.identity())
                        || deviates(line, PublishedSizes::first, LvivSizes::first))
                .map(PublishedSizes::codec)
                .toList();
    }

    private boolean deviates(
            PublishedSizes line,
            Function<PublishedSizes, Spread> published,
            Function<List<Double>, List<Double>> messages) {
        double here = Spread.of(messages.apply(ours.get(line))).mean()
                / Spread.of(messages.apply(ours.get(baseline()))).mean();
        double there =
                published.apply(line).mean() / published.apply(baseline()).mean();
        return Math.abs(here / there - 1) > NOTABLE;
    }

    private PublishedSizes baseline() {
        return ours.keySet().stream()
                .filter(p -> p.codec().equals(BASELINE))
                .findFirst()
                .orElseThrow();
    }

    private Optional<Sizes> sizes(CodecId codec) {
        return run.cells().stream()
                .filter(c -> c.trial().codec().equals(new Variant(codec, Optional.empty()))
                        && c.trial().task().equals(new Task.Size()))
                .findFirst()
                .flatMap(cell -> cell.figures(Sizes.class));
    }

    private Map<String, ByteCosts> costs() {
        Map<String, ByteCosts> costs = new LinkedHashMap<>();
        ours.keySet()
                .forEach(line ->
                        sizes(line.id()).flatMap(Sizes::costs).ifPresent(found -> costs.put(line.codec(), found)));
        return costs;
    }

    private static List<Double> steps(Sizes sizes) {
        return sizes.bytesByGroup().stream()
                .map(step -> step.stream().mapToInt(Integer::intValue).average().orElseThrow())
                .toList();
    }

    private static List<Double> first(List<Double> sizes) {
        return sizes.subList(0, FIRST_MESSAGES);
    }

    private static String bytes(double value) {
        return String.format(Locale.ROOT, "%,.0f", value);
    }
}
