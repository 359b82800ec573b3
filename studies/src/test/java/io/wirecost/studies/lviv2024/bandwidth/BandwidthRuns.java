package io.wirecost.studies.lviv2024.bandwidth;

import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Trial;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Made-up sweeps: one made-up run for each link. */
final class BandwidthRuns {
    private BandwidthRuns() {}

    /** @param runs without links, by the link that each is to have gone over */
    static Run sweep(Map<String, Run> runs) {
        Map<Trial, Cell> cells = new LinkedHashMap<>();
        runs.forEach((label, run) -> run.cells().forEach(cell -> {
            Cell moved = over(Link.parse(label), cell);
            cells.put(moved.trial(), moved);
        }));
        Run any = runs.values().iterator().next();
        return new Run(
                any.formatVersion(),
                any.wirecost(),
                any.started(),
                List.of("run", "--sweep", "link=" + String.join(",", runs.keySet())),
                any.profile(),
                any.complete(),
                any.plannedForks(),
                any.environment(),
                any.data(),
                any.codecs(),
                any.pipeline()
                        .map(experiment ->
                                over(runs.keySet().stream().map(Link::parse).toList(), experiment)),
                List.copyOf(cells.values()));
    }

    private static Cell over(Link link, Cell cell) {
        Trial trial = cell.trial();
        return trial.passage()
                .map(passage -> Cell.measured(
                        new Trial(trial.workload(), trial.codec(), passage.over(link)),
                        cell.figures(Pipeline.class).orElseThrow()))
                .orElse(cell);
    }

    private static Experiment over(List<Link> links, Experiment plain) {
        return new Experiment(
                plain.blocks(),
                plain.iterations(),
                plain.messages(),
                plain.messageSizeBytes(),
                plain.poolRecords(),
                plain.differentRecords(),
                plain.warmUpMessages(),
                plain.services(),
                plain.forward(),
                plain.filter(),
                plain.transport(),
                Optional.of(new Experiment.Network(Experiment.Network.By.RELAY, links)),
                Optional.empty());
    }
}
