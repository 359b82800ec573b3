package io.wirecost.studies.lviv2024.latency;

import static io.wirecost.studies.MarkdownText.code;
import static io.wirecost.studies.MarkdownText.plain;

import io.wirecost.analysis.Settings;
import io.wirecost.analysis.pipeline.PipelineFloor;
import io.wirecost.analysis.pipeline.PipelineStatistics;
import io.wirecost.analysis.pipeline.RoundEffects;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.MachineInfo;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import io.wirecost.studies.PublishedSpan;
import io.wirecost.studies.RatioText;
import io.wirecost.studies.lviv2024.latency.LatencyFigures.Format;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The document of the reproduced latencies, as Markdown. */
final class LatencyPage {
    private static final double NANOS_PER_MILLI = 1e6;

    private final StringBuilder text = new StringBuilder();

    void heading(LatencyFigures figures) {
        Run run = figures.run();
        MachineInfo machine = run.environment().machine();
        line("# Latency of lviv-2024, reproduced");
        line("");
        line(
                "Made by `./wirecost reproduce lviv-2024-latency RUN --threads RUN` from the run files beside it; no figure and no verdict in it was written by hand. The study"
                        + " gives medians through Kafka as percentages of JSON's in two readings: 630, 560, 510 and 340 % make sense"
                        + " only as JSON's median divided by the format's, 20 and 10 to 12 % only as that ratio minus 1. Here all are"
                        + " that ratio: how many times as fast as JSON.");
        line("");
        line("Measured on " + plain(machine.cpu()) + ", " + machine.cores() + " cores, " + plain(machine.os()) + ", "
                + plain(run.environment().runtimeVersions()) + ", started " + plain(run.started()) + ", workload `"
                + plain(run.data().name())
                + "`" + run.data().seed().map(seed -> ", seed " + seed).orElse("") + ".");
        line("");
        run.pipeline()
                .map(Settings::of)
                .orElse(List.of())
                .forEach(setting -> line("- " + setting.name() + ": " + plain(setting.words())));
        line("");
    }

    /** Formats in the study's order of ratios, the floor by itself. */
    void table(String title, LatencyFigures figures) {
        line("## " + title);
        line("");
        line("Measured by "
                + code("./wirecost " + String.join(" ", figures.run().command())));
        line("");
        line(
                "| format | set | codec | blocks | median ms of a set | per message | times as fast as JSON | 95 % | published |"
                        + " floor's share |");
        line("| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
        figures.all().stream()
                .sorted(Comparator.comparingDouble(LatencyPage::publishedRatio).reversed())
                .forEach(format -> row(format, figures));
        line("");
        floor(figures);
    }

    private void row(Format format, LatencyFigures figures) {
        PublishedLatency published = format.published();
        Optional<Estimate> ratio =
                figures.format(JsonRules.JSON).flatMap(json -> json.scores().ratioTo(format.scores()));
        PipelineStatistics statistics = format.statistics();
        line(String.format(
                Locale.ROOT,
                "| %s | %s | `%s` | %d | %s | %s | %s | %s | %s | %s |",
                published.name(),
                published.set(),
                published.codec(),
                statistics.nanosPerMessage().forks(),
                millis(statistics.setTimes().medianNanos()),
                micros(statistics.nanosPerMessage().centre()),
                ratio.map(r -> RatioText.number(r.centre())).orElse("-"),
                ratio.flatMap(Estimate::interval).map(RatioText::of).orElse("-"),
                published.timesFaster().map(RatioText::of).orElse("-"),
                share(format, figures)));
    }

    private static String share(Format format, LatencyFigures figures) {
        return PipelineFloor.of(
                        figures.run(),
                        figures.passage(),
                        Variant.jvm(format.published().codec()))
                .flatMap(cell -> cell.figures(Pipeline.class))
                .flatMap(floor -> PipelineFloor.share(floor, format.samples()))
                .map(share -> String.format(Locale.ROOT, "%.0f %%", 100 * share.centre()))
                .orElse("-");
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
            line(String.format(
                    Locale.ROOT,
                    "The floor, bytes of %s that were encoded before and are never decoded: median %s ms of a set, %s per"
                            + " message. A codec that costs nothing, with as many bytes, would be %s times as fast as JSON.",
                    plain(cell.trial().codec().name()),
                    millis(floor.setTimes().medianNanos()),
                    micros(floor.nanosPerMessage().centre()),
                    RatioText.number(json / floor.nanosPerMessage().centre())));
            line("");
        }
    }

    void verdicts(List<ClaimVerdict> processes, Optional<List<ClaimVerdict>> threads) {
        new VerdictSection(processes, threads).lines().forEach(this::line);
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

    private void line(String line) {
        text.append(line).append('\n');
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
