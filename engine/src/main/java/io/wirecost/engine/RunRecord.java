package io.wirecost.engine;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Environment;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Trial;
import io.wirecost.core.schema.SchemaText;
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
    private final Environment environment = EnvironmentReader.read();
    private final String started = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
    private final RunSink sink;
    private final RunListener listener;
    private final List<Cell> decided = new ArrayList<>();
    private final Map<Trial, List<Speed.Fork>> forks = new LinkedHashMap<>();

    RunRecord(Plan plan, Dataset dataset, RunSink sink, RunListener listener) {
        this.plan = plan;
        this.data = describe(dataset);
        this.sink = sink;
        this.listener = listener;
    }

    void decide(Cell cell) throws IOException {
        forks.remove(cell.trial());
        decided.add(cell);
        listener.decided(cell);
        sink.write(run(false));
    }

    /** Keeps what a fork says about a trial that is not decided yet. */
    void add(Trial trial, Speed.Fork fork) throws IOException {
        forks.computeIfAbsent(trial, t -> new ArrayList<>()).add(fork);
        sink.write(run(false));
    }

    Speed speed(Trial trial) {
        return new Speed(forks.get(trial));
    }

    /** The run as it is now; trials that still lack forks are in it with those that they have. */
    Run run(boolean complete) {
        List<Cell> cells = new ArrayList<>(decided);
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
                cells);
    }

    /** The last word. */
    Run close(boolean complete) throws IOException {
        Run run = run(complete);
        sink.write(run);
        return run;
    }

    private static Run.Data describe(Dataset dataset) {
        return new Run.Data(
                dataset.name(),
                SchemaText.format(dataset.schema()),
                dataset.schema().checksum(),
                dataset.checksum(),
                dataset.seed().isPresent() ? Optional.of(dataset.seed().getAsLong()) : Optional.empty(),
                dataset.groups().stream()
                        .map(group ->
                                new Run.DataGroup(group.label(), group.records().size()))
                        .toList());
    }
}
