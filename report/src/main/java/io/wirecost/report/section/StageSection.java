package io.wirecost.report.section;

import io.wirecost.core.codec.Operation;
import io.wirecost.document.Document;
import io.wirecost.plot.Axis;
import io.wirecost.plot.Chart;
import io.wirecost.plot.Stacks;
import io.wirecost.plot.Stacks.Stack;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.RuntimeLine;
import io.wirecost.report.model.metric.Metric;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What conversion costs: the stages of both directions beside the whole. Their figures stand in tables of their own. */
final class StageSection {
    private static final String WHAT =
            "Some libraries have objects of their own between the application's objects and the bytes: to-native and"
                    + " from-native convert between the two, write and read touch the bytes. A tick marks the whole operation,"
                    + " timed by itself. Stages are timed on prepared objects and need not add up to it.";

    private final ReportModel model;
    private final CodecWords names;

    StageSection(ReportModel model, CodecWords names) {
        this.model = model;
        this.names = names;
    }

    void write(Document.Writer page) {
        if (model.measure(Operation.WRITE.label()).isEmpty()
                && model.measure(Operation.READ.label()).isEmpty()) {
            return;
        }
        page.section("what conversion costs");
        page.paragraph(WHAT);
        for (RuntimeLine runtime : model.runtimes()) {
            Set<String> own = model.codecsOf(runtime);
            List<Stacks> charts = List.of(
                    stacks(own, Operation.SERIALIZE, Operation.TO_NATIVE, Operation.WRITE),
                    stacks(own, Operation.DESERIALIZE, Operation.READ, Operation.FROM_NATIVE));
            if (charts.stream().anyMatch(chart -> !chart.stacks().isEmpty())) {
                if (model.hasSeveralRuntimes()) {
                    page.part(runtime.title(), "");
                }
                page.charts(charts.stream()
                        .filter(chart -> !chart.stacks().isEmpty())
                        .toArray(Chart[]::new));
            }
        }
    }

    private Stacks stacks(Set<String> codecs, Operation whole, Operation first, Operation second) {
        return new Stacks(
                "Stages of " + whole.label(),
                Axis.linear("per message", Units::time),
                List.of(first.label(), second.label()),
                model.measure(first.label()).stream()
                        .flatMap(metric -> metric.lines().stream())
                        .filter(line -> codecs.contains(line.codec()))
                        .flatMap(line -> centre(second, line.codec()).stream()
                                .map(other -> new Stack(
                                        names.inFamily(line.codec()),
                                        List.of(line.centre(), other),
                                        centre(whole, line.codec()))))
                        .sorted((one, other) -> Double.compare(sum(one), sum(other)))
                        .toList());
    }

    private Optional<Double> centre(Operation operation, String codec) {
        return model.measure(operation.label())
                .flatMap((Metric metric) -> metric.line(codec))
                .map(Line::centre);
    }

    private static double sum(Stack stack) {
        return stack.values().stream().mapToDouble(Double::doubleValue).sum();
    }
}
