package io.wirecost.report.section;

import io.wirecost.analysis.pipeline.PipelineCosts.ProcessCost;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.plot.Axis;
import io.wirecost.plot.Chart;
import io.wirecost.plot.Stacks;
import io.wirecost.plot.Stacks.Stack;
import io.wirecost.report.model.pipeline.Flow;
import io.wirecost.report.model.pipeline.PipelineModel;
import io.wirecost.report.wording.Units;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
                page,
                new Cost("Processor time per message by phase", "", "ns", Units::time, Flow::cpu));
        write(
                "processor time and allocated bytes per message, by process",
                page,
                new Cost(
                        "Processor time per message by process",
                        " time",
                        "ns",
                        Units::time,
                        flow -> byProcess(flow, ProcessCost::cpuNanos)),
                new Cost(
                        "Allocated per message by process",
                        " bytes",
                        "bytes",
                        Units::bytes,
                        flow -> byProcess(flow, ProcessCost::allocatedBytes)));
    }

    /**
     * Something that a message costs.
     *
     * @param suffix of the columns that are named after its parts
     */
    private record Cost(
            String title,
            String suffix,
            String unit,
            DoubleFunction<String> words,
            Function<Flow, Map<String, Double>> parts) {
        double sum(Flow flow) {
            return parts.apply(flow).values().stream()
                    .mapToDouble(Double::doubleValue)
                    .sum();
        }

        /** Those that any of these has. */
        List<String> names(List<Flow> flows) {
            return flows.stream()
                    .flatMap(flow -> parts.apply(flow).keySet().stream())
                    .distinct()
                    .toList();
        }
    }

    private static Map<String, Double> byProcess(Flow flow, ToDoubleFunction<ProcessCost> figure) {
        Map<String, Double> costs = new LinkedHashMap<>();
        flow.processes().forEach(process -> costs.put(process.process(), figure.applyAsDouble(process)));
        return costs;
    }

    /** One row for each line of any metric. */
    private void write(String title, Document.Writer page, Cost... costs) {
        if (costs[0].names(model.flows()).isEmpty()) {
            return;
        }
        page.part(title, "");
        page.charts(Stream.of(costs).map(this::stacks).toArray(Chart[]::new));
        Columns<Flow> columns = Columns.<Flow>of()
                .codec("codec", flow -> names.plain(flow.codec()))
                .name("what", Flow::measure);
        for (Cost cost : costs) {
            columns.figures(
                    cost.names(model.flows()),
                    name -> name + cost.suffix,
                    cost.unit,
                    (flow, name) -> TableCell.figure(
                            Optional.ofNullable(cost.parts.apply(flow).get(name)), cost.words));
        }
        page.table(columns.table(model.flows()));
    }

    /** A bar for each line of the first metric, the least first. */
    private Chart stacks(Cost cost) {
        List<Flow> flows = model.flows().stream()
                .filter(flow -> flow.measure().equals(model.flows().get(0).measure()))
                .sorted(Comparator.comparingDouble(cost::sum))
                .toList();
        List<String> parts = cost.names(flows);
        return new Stacks(
                cost.title,
                Axis.linear("per message", cost.words),
                parts,
                flows.stream()
                        .map(flow -> new Stack(
                                names.inFamily(flow.codec()),
                                parts.stream()
                                        .map(part -> cost.parts.apply(flow).getOrDefault(part, 0.0))
                                        .toList(),
                                Optional.empty()))
                        .toList());
    }
}
