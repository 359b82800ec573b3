package io.wirecost.report.markdown;

import io.wirecost.report.model.pipeline.Flow;
import io.wirecost.report.model.pipeline.Flow.Process;
import io.wirecost.report.model.pipeline.PipelineModel;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** What a message costs on its way through the services, by phase and by process. */
final class CostTables {
    private static final String NONE = "-";

    private final Page page;
    private final PipelineModel model;

    CostTables(Page page, PipelineModel model) {
        this.page = page;
        this.model = model;
    }

    void write() {
        table(
                "processor time per message",
                flow -> flow.cpu().stream()
                        .map(part -> new Cell(part.name(), Units.time(part.nanos())))
                        .toList());
        table(
                "processor time and allocated bytes per message, by process",
                flow -> flow.processes().stream().flatMap(CostTables::cells).toList());
    }

    /** One row per line of any measure; its columns are those that any row has. */
    private void table(String title, Function<Flow, List<Cell>> cells) {
        List<String> names = model.flows().stream()
                .flatMap(flow -> cells.apply(flow).stream().map(Cell::name))
                .distinct()
                .toList();
        if (names.isEmpty()) {
            return;
        }
        page.heading(3, title);
        page.cells(Stream.concat(Stream.of("codec", "what"), names.stream()).toArray(String[]::new));
        page.row(Stream.concat(Stream.of("---", "---"), names.stream().map(name -> "---:"))
                .toArray(String[]::new));
        for (Flow flow : model.flows()) {
            List<String> row = new ArrayList<>(List.of(flow.codec(), flow.measure()));
            for (String name : names) {
                row.add(cells.apply(flow).stream()
                        .filter(cell -> cell.name.equals(name))
                        .map(Cell::text)
                        .findFirst()
                        .orElse(NONE));
            }
            page.cells(row.toArray(String[]::new));
        }
    }

    private static Stream<Cell> cells(Process process) {
        return Stream.of(
                new Cell(process.name() + " time", Units.time(process.cpuNanos())),
                new Cell(process.name() + " bytes", Units.bytes(process.allocatedBytes())));
    }

    private record Cell(String name, String text) {}
}
