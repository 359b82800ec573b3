package io.wirecost.report.model.message;

import io.wirecost.core.dataset.Sampled;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.document.TerminalText;
import io.wirecost.report.model.message.ReportedMessage.Range;
import io.wirecost.report.model.message.ReportedMessage.Step;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What was encoded, with sizes as the baseline has them. */
public final class ReportedMessages {
    private ReportedMessages() {}

    /** Returns what a run encoded, measured as its baseline encodes it. */
    public static ReportedMessage of(Run run, List<Metric> measures, Optional<String> baseline) {
        Optional<Line> sizes = measures.stream()
                .filter(measure -> measure.id().equals(new Task.Size().label()))
                .findFirst()
                .map(measure ->
                        baseline.flatMap(measure::line).orElse(measure.lines().get(0)));
        Run.Data data = run.data();
        int records = data.groups().stream().mapToInt(Run.DataGroup::records).sum();
        return new ReportedMessage(
                data.name(),
                records,
                data.sampled().map(all -> sample(records, all)),
                data.parameters().map(asked -> asked.toString()),
                data.seed().map(Object::toString),
                lines(data.schema()),
                data.schemaChecksum(),
                data.datasetChecksum(),
                sizes.map(ReportedMessages::range),
                ReferenceSizes.of(run),
                data.sent().map(sent -> TopicSentences.of(sent.reading())).orElse(List.of()),
                data.given().map(GivenRemarks::of).orElse(List.of()),
                steps(data, sizes));
    }

    private static String sample(int records, Sampled all) {
        double percent = 100.0 * records / all.records();
        return "%s of %s records (%s), by size"
                .formatted(Units.count(records), Units.count(all.records()), percent(percent));
    }

    /** Never none or all, which a sample is not. */
    private static String percent(double percent) {
        if (percent < 0.05) {
            return "less than 0.1 %";
        }
        return String.format(Locale.ROOT, percent < 9.95 ? "%.1f %%" : "%.0f %%", Math.min(percent, 99));
    }

    /** Text of several lines, each made visible. */
    static String lines(String text) {
        return text.lines()
                .map(line -> TerminalText.text(line.replace("\t", "    ")))
                .collect(Collectors.joining("\n"));
    }

    private static Range range(Line line) {
        Metric.Box box = line.box().orElseThrow();
        return new Range((int) box.min(), (int) box.max(), line.codec());
    }

    private static List<Step> steps(Run.Data data, Optional<Line> sizes) {
        List<Step> steps = new ArrayList<>();
        for (Run.DataGroup group : data.groups()) {
            int step = steps.size();
            steps.add(new Step(
                    group.label(),
                    group.records(),
                    sizes.map(line -> line.steps().get(step))));
        }
        return steps;
    }
}
