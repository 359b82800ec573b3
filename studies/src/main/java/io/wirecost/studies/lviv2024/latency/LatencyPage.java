package io.wirecost.studies.lviv2024.latency;

import io.wirecost.analysis.pipeline.PipelineFloor;
import io.wirecost.analysis.pipeline.PipelineStatistics;
import io.wirecost.analysis.pipeline.RoundEffects;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.studies.PublishedSpan;
import io.wirecost.studies.RatioText;
import io.wirecost.studies.RunWords;
import io.wirecost.studies.lviv2024.latency.LatencyFigures.Format;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The document of the reproduced latencies. */
final class LatencyPage {
    private static final double NANOS_PER_MILLI = 1e6;

    private final Document.Writer page = Document.writer();

    void heading(LatencyFigures figures) {
        Run run = figures.run();
        page.title("Latency of lviv-2024, reproduced", "");
        page.paragraph("This command made the document from the run files beside it; no figure and no verdict in it was"
                + " written by hand.");
        page.code("./wirecost reproduce lviv-2024-latency RUN --threads RUN");
        page.paragraph(
                "The study gives medians through Kafka as percentages of JSON's in two readings: 630, 560, 510 and"
                        + " 340 % make sense only as JSON's median divided by the format's, 20 and 10 to 12 % only as that ratio"
                        + " minus 1. Here all are that ratio: how many times as fast as JSON.");
        page.paragraph("Measured on " + RunWords.machine(run) + ", workload "
                + run.data().name()
                + run.data().seed().map(seed -> ", seed " + seed).orElse("") + ".");
        RunWords.settings(run, page);
    }

    /** Formats in the study's order of ratios, the floor by itself. */
    void table(String title, LatencyFigures figures) {
        page.section(title);
        RunWords.command(figures.run(), page);
        page.table(Columns.<Format>of()
                .name("format", format -> format.published().name())
                .name("set", format -> format.published().set())
                .name("codec", format -> format.published().codec())
                .figure(
                        "blocks",
                        format -> Integer.toString(
                                format.statistics().nanosPerMessage().forks()))
                .figure(
                        "median ms of a set",
                        format -> millis(format.statistics().setTimes().medianNanos()))
                .figure(
                        "per message",
                        format -> micros(format.statistics().nanosPerMessage().centre()))
                .figure(
                        "times as fast as JSON",
                        format -> ratio(format, figures)
                                .map(known -> RatioText.number(known.centre()))
                                .orElse(Table.NONE))
                .figure(
                        "95 %",
                        format -> ratio(format, figures)
                                .flatMap(Estimate::interval)
                                .map(RatioText::of)
                                .orElse(Table.NONE))
                .figure(
                        "published",
                        format -> format.published()
                                .timesFaster()
                                .map(RatioText::of)
                                .orElse(Table.NONE))
                .figure("floor's share", format -> share(format, figures))
                .table(figures.all().stream()
                        .sorted(Comparator.comparingDouble(LatencyPage::publishedRatio)
                                .reversed())
                        .toList()));
        floor(figures);
    }

    private static Optional<Estimate> ratio(Format format, LatencyFigures figures) {
        return figures.format(JsonRules.JSON).flatMap(json -> json.scores().ratioTo(format.scores()));
    }

    private static String share(Format format, LatencyFigures figures) {
        return PipelineFloor.of(
                        figures.run(),
                        figures.passage(),
                        Variant.jvm(format.published().codec()))
                .flatMap(cell -> cell.figures(Pipeline.class))
                .flatMap(floor -> PipelineFloor.share(floor, format.samples()))
                .map(share -> String.format(Locale.ROOT, "%.0f %%", 100 * share.centre()))
                .orElse(Table.NONE);
    }

    /** What Kafka costs by itself, and how far it lets any format get. */
    private void floor(LatencyFigures figures) {
        for (Cell cell : PipelineFloor.cells(figures.run(), figures.passage())) {
            PipelineStatistics floor = PipelineStatistics.of(
                    cell.figures(Pipeline.class).orElseThrow(), RoundEffects.of(figures.run(), figures.passage()));
            double json = figures.format(JsonRules.JSON)
                    .orElseThrow()
                    .statistics()
                    .nanosPerMessage()
                    .centre();
            page.paragraph(String.format(
                    Locale.ROOT,
                    "The floor, bytes of %s that were encoded before and are never decoded: median %s ms of a set, %s per"
                            + " message. A codec that costs nothing, with as many bytes, would be %s times as fast as JSON.",
                    cell.trial().codec().name(),
                    millis(floor.setTimes().medianNanos()),
                    micros(floor.nanosPerMessage().centre()),
                    RatioText.number(json / floor.nanosPerMessage().centre())));
        }
    }

    void verdicts(List<ClaimVerdict> processes, Optional<List<ClaimVerdict>> threads) {
        new VerdictSection(processes, threads).write(page);
    }

    private static double publishedRatio(Format format) {
        return format.published().timesFaster().map(PublishedSpan::to).orElse(0.0);
    }

    private static String millis(double nanos) {
        return String.format(Locale.ROOT, "%,.0f", nanos / NANOS_PER_MILLI);
    }

    private static String micros(double nanos) {
        return String.format(Locale.ROOT, "%.1f µs", nanos / 1000);
    }

    Document document() {
        return page.document();
    }
}
