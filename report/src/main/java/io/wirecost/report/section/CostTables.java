package io.wirecost.report.section;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.plot.Axis;
import io.wirecost.plot.Chart;
import io.wirecost.plot.Stacks;
import io.wirecost.plot.Stacks.Stack;
import io.wirecost.report.model.pipeline.Flow;
import io.wirecost.report.model.pipeline.Flow.Process;
import io.wirecost.report.model.pipeline.PipelineModel;
import io.wirecost.report.wording.Units;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** What a message costs on its way through the services, by phase and by process. */
final class CostTables {
    private final PipelineModel model;
    private final CodecWords names;

    CostTables(PipelineModel model, CodecWords names) {
        this.model = model;
        this.names = names;
    }

    void write(Document.Writer page) {
        write(
                "processor time per message",
                flow -> flow.cpu().stream().map(part -> new Cost(part.name(), part.nanos(), Units::time)),
                page,
                stacks("Processor time per message by phase", Units::time, CostTables::phases));
        write(
                "processor time and allocated bytes per message, by process",
                flow -> flow.processes().stream().flatMap(CostTables::costs),
                page,
                stacks(
                        "Processor time per message by process",
                        Units::time,
                        flow -> processes(flow, Process::cpuNanos)),
                stacks(
                        "Allocated per message by process",
                        Units::bytes,
                        flow -> processes(flow, Process::allocatedBytes)));
    }

    private static Stream<Cost> costs(Process process) {
        return Stream.of(
                new Cost(process.name() + " time", process.cpuNanos(), Units::time),
                new Cost(process.name() + " bytes", process.allocatedBytes(), Units::bytes));
    }

    private record Cost(String name, double figure, DoubleFunction<String> unit) {
        TableCell cell() {
            return TableCell.figure(figure, unit);
        }
    }

    private record Part(String name, double figure) {}

    private static List<Part> phases(Flow flow) {
        return flow.cpu().stream()
                .map(part -> new Part(part.name(), part.nanos()))
                .toList();
    }

    private static List<Part> processes(Flow flow, ToDoubleFunction<Process> figure) {
        return flow.processes().stream()
                .map(process -> new Part(process.name(), figure.applyAsDouble(process)))
                .toList();
    }

    /** A bar for each line of the first metric, the least first. */
    private Chart stacks(String title, DoubleFunction<String> words, Function<Flow, List<Part>> parts) {
        List<Flow> flows = model.flows().stream()
                .filter(flow -> flow.measure().equals(model.flows().get(0).measure()))
                .sorted(Comparator.comparingDouble(flow ->
                        parts.apply(flow).stream().mapToDouble(Part::figure).sum()))
                .toList();
        List<String> all = flows.stream()
                .flatMap(flow -> parts.apply(flow).stream())
                .map(Part::name)
                .distinct()
                .toList();
        return new Stacks(
                title,
                Axis.linear("per message", words),
                all,
                flows.stream()
                        .map(flow -> new Stack(
                                names.inFamily(flow.codec()),
                                all.stream()
                                        .map(name -> parts.apply(flow).stream()
                                                .filter(part -> part.name().equals(name))
                                                .mapToDouble(Part::figure)
                                                .sum())
                                        .toList(),
                                Optional.empty()))
                        .toList());
    }

    /** One row for each line of any metric; its columns are those that any row has. */
    private void write(String title, Function<Flow, Stream<Cost>> costs, Document.Writer page, Chart... charts) {
        List<String> costly =
                model.flows().stream().flatMap(costs).map(Cost::name).distinct().toList();
        if (costly.isEmpty()) {
            return;
        }
        page.part(title, "");
        page.charts(charts);
        page.table(Columns.<Flow>of()
                .codec("codec", flow -> names.plain(flow.codec()))
                .name("what", Flow::measure)
                .figures(costly, name -> name, "", (flow, name) -> cost(costs.apply(flow), name))
                .table(model.flows()));
    }

    private static TableCell cost(Stream<Cost> costs, String name) {
        return costs.filter(cost -> cost.name().equals(name))
                .map(Cost::cell)
                .findFirst()
                .orElse(TableCell.none());
    }
}
