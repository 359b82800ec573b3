package io.wirecost.report.section;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.report.model.pipeline.Flow;
import io.wirecost.report.model.pipeline.Flow.Process;
import io.wirecost.report.model.pipeline.PipelineModel;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** What a message costs on its way through the services, by phase and by process. */
final class CostTables {
    private final PipelineModel model;

    CostTables(PipelineModel model) {
        this.model = model;
    }

    void write(Document.Writer page) {
        write(
                "processor time per message",
                flow -> flow.cpu().stream().map(part -> new Cost(part.name(), Units.time(part.nanos()))),
                page);
        write(
                "processor time and allocated bytes per message, by process",
                flow -> flow.processes().stream().flatMap(CostTables::costs),
                page);
    }

    private static Stream<Cost> costs(Process process) {
        return Stream.of(
                new Cost(process.name() + " time", Units.time(process.cpuNanos())),
                new Cost(process.name() + " bytes", Units.bytes(process.allocatedBytes())));
    }

    private record Cost(String name, String words) {}

    /** One row for each line of any metric; its columns are those that any row has. */
    private void write(String title, Function<Flow, Stream<Cost>> costs, Document.Writer page) {
        List<String> names =
                model.flows().stream().flatMap(costs).map(Cost::name).distinct().toList();
        if (names.isEmpty()) {
            return;
        }
        page.part(title, "");
        page.table(Columns.<Flow>of()
                .name("codec", Flow::codec)
                .name("what", Flow::measure)
                .figures(names, name -> name, (flow, name) -> cost(costs.apply(flow), name))
                .table(model.flows()));
    }

    private static String cost(Stream<Cost> costs, String name) {
        return costs.filter(cost -> cost.name().equals(name))
                .map(Cost::words)
                .findFirst()
                .orElse(Table.NONE);
    }
}
