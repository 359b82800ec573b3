package io.wirecost.engine;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Environment;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Trial;
import java.io.IOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A run as it grows. Every addition is kept at once, so that nothing measured is lost. */
final class RunRecord {
    private final Plan plan;
    private final Run.Data data;
    private final Environment environment;
    private final String started;
    private final RunSink sink;
    private final RunListener listener;
    private final Map<Trial, Cell> decided = new LinkedHashMap<>();
    private final Map<Trial, List<Speed.Fork>> forks = new LinkedHashMap<>();

    /** @param former the run that is continued; empty for a new one */
    RunRecord(Plan plan, Dataset dataset, Optional<Run> former, RunSink sink, RunListener listener) {
        this.plan = plan;
        this.data = RunData.describe(dataset);
        this.environment = former.map(Run::environment).orElseGet(EnvironmentReader::read);
        this.started = former.map(Run::started)
                .orElseGet(() -> Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
        this.sink = sink;
        this.listener = listener;
        former.ifPresent(run -> run.cells().forEach(this::adopt));
    }

    /** A time that still lacks forks is not decided; everything else is. */
    private void adopt(Cell cell) {
        boolean lacksForks = cell.status() == Cell.Status.MEASURED
                && cell.speed()
                        .filter(speed -> speed.forks().size() < plan.profile().forks())
                        .isPresent();
        if (lacksForks) {
            forks.put(cell.trial(), new ArrayList<>(cell.speed().orElseThrow().forks()));
        } else {
            decided.put(cell.trial(), cell);
        }
    }

    /** Keeps cells, in one step, so that a crash leaves all of them or none. What was decided before stays as it is. */
    void decide(List<Cell> cells) throws IOException {
        for (Cell cell : cells) {
            if (decided.putIfAbsent(cell.trial(), cell) == null) {
                forks.remove(cell.trial());
                listener.decided(cell);
            }
        }
        keep();
    }

    /** Takes what a fork says about a trial that is not decided yet. It is kept with the next {@link #keep}. */
    void add(Trial trial, Speed.Fork fork) {
        forks.computeIfAbsent(trial, t -> new ArrayList<>()).add(fork);
    }

    /** Hands the run as it is now to the sink. */
    void keep() throws IOException {
        sink.write(run(false));
    }

    /** Whether there is nothing more to find out about a trial in a round. */
    boolean has(Trial trial, int round) {
        return decided.containsKey(trial)
                || forks.getOrDefault(trial, List.of()).stream().anyMatch(fork -> fork.round() == round);
    }

    Speed speed(Trial trial) {
        return new Speed(forks.get(trial));
    }

    /** The run as it is now; trials that still lack forks are in it with those that they have. */
    Run run(boolean complete) {
        List<Cell> cells = new ArrayList<>(decided.values());
        forks.forEach((trial, samples) -> cells.add(Cell.measured(trial, new Speed(samples))));
        List<CodecInfo> codecs = plan.codecs().stream().map(CatalogEntry::info).toList();
        return new Run(
                Run.FORMAT_VERSION,
                WirecostVersion.read(),
                started,
                plan.command(),
                plan.profile().name(),
                complete,
                plan.profile().forks(),
                environment,
                data,
                codecs,
                Optional.empty(),
                cells);
    }

    /** The last word. */
    Run close(boolean complete) throws IOException {
        Run run = run(complete);
        sink.write(run);
        return run;
    }
}
