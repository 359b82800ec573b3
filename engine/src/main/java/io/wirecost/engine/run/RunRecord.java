package io.wirecost.engine.run;

import io.wirecost.analysis.level.Levelling;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Batches;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Environment;
import io.wirecost.core.run.Figures;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.installation.WirecostVersion;
import io.wirecost.engine.plan.PipelinePlan;
import io.wirecost.engine.plan.Plan;
import java.io.IOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A run as it grows. Every addition is kept at once, so that nothing measured is lost. */
public final class RunRecord {
    private final Plan plan;
    private final Run.Data data;
    private final Environment environment;
    private final String started;
    private final RunSink sink;
    private final RunListener listener;
    private final Map<Trial, Cell> decided = new LinkedHashMap<>();
    private final ForkRecord forks = new ForkRecord();
    private final Map<Trial, List<Pipeline.Block>> blocks = new LinkedHashMap<>();
    private final Map<Trial, FilePasses> files = new LinkedHashMap<>();

    /** @param former the run that is continued; empty for a new one */
    public RunRecord(Plan plan, Dataset dataset, Optional<Run> former, RunSink sink, RunListener listener) {
        this.plan = plan;
        this.data = former.map(Run::data).orElseGet(() -> RunData.describe(dataset));
        this.environment =
                former.map(Run::environment).orElseGet(() -> new Environment(MachineReader.read(), plan.runtimes()));
        this.started = former.map(Run::started)
                .orElseGet(() -> Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
        this.sink = sink;
        this.listener = listener;
        former.ifPresent(run -> run.cells().forEach(this::adopt));
    }

    /** A time that still lacks forks or blocks is not decided; everything else is. */
    private void adopt(Cell cell) {
        boolean taken = cell.status() == Cell.Status.MEASURED
                && cell.figures().orElseThrow().accept(new Unfinished(cell.trial()));
        if (!taken) {
            decided.put(cell.trial(), cell);
        }
    }

    /** Takes the samples of a trial that lacks some; says whether it has. */
    private final class Unfinished implements Figures.Visitor<Boolean> {
        private final Trial trial;

        Unfinished(Trial trial) {
            this.trial = trial;
        }

        @Override
        public Boolean sizes(Sizes sizes) {
            return false;
        }

        @Override
        public Boolean speed(Speed speed) {
            if (lacksForks(speed)) {
                forks.adopt(trial, speed);
                return true;
            }
            return false;
        }

        @Override
        public Boolean interop(Interop interop) {
            return false;
        }

        @Override
        public Boolean batches(Batches batches) {
            return false;
        }

        @Override
        public Boolean robustness(Robustness robustness) {
            return false;
        }

        @Override
        public Boolean files(FilePasses passes) {
            return passes.forks().size() < plan.profile().forks() && files.put(trial, passes) == null;
        }

        @Override
        public Boolean pipeline(Pipeline pipeline) {
            return lacksBlocks(pipeline) && blocks.put(trial, new ArrayList<>(pipeline.blocks())) == null;
        }
    }

    /** Where a run has an aim, only its end decides that a trial gets no further forks. */
    private boolean lacksForks(Speed speed) {
        return plan.profile().aim().isPresent()
                || speed.forks().size() < plan.profile().forks();
    }

    private boolean lacksBlocks(Pipeline pipeline) {
        return plan.pipeline()
                .filter(p -> pipeline.blocks().size() < p.experiment().blocks())
                .isPresent();
    }

    /** Keeps cells, in one step, so that a crash leaves all of them or none. Earlier decisions stay. */
    public void decide(List<Cell> cells) throws IOException {
        for (Cell cell : cells) {
            if (decided.putIfAbsent(cell.trial(), cell) == null) {
                forks.remove(cell.trial());
                blocks.remove(cell.trial());
                files.remove(cell.trial());
                listener.decided(cell);
            }
        }
        keep();
    }

    /** Takes what is known of a trial beyond what was decided. It is kept with the next {@link #keep}. */
    public void complete(Cell cell) {
        decided.replace(cell.trial(), cell);
    }

    /** Returns the forks of the trials that are not decided yet. Changes are kept with the next {@link #keep}. */
    public ForkRecord forks() {
        return forks;
    }

    /** Returns when the run began, in its first part if it was interrupted. */
    public Instant started() {
        return Instant.parse(started);
    }

    /** Takes what a block says about a trial that is not decided yet. It is kept with the next {@link #keep}. */
    public void add(Trial trial, Pipeline.Block block) {
        blocks.computeIfAbsent(trial, t -> new ArrayList<>()).add(block);
    }

    /** Takes what a JVM says about the file of a trial that is not decided yet. It is kept with the next {@link #keep}. */
    public void add(Trial trial, FilePasses one) {
        files.merge(trial, one, (so, far) -> so.with(far.forks().get(0)));
    }

    /** Hands the run as it is now to the sink. */
    public void keep() throws IOException {
        Run run = soFar();
        sink.write(run);
        listener.known(run);
    }

    /** Returns the run as it is now, not complete. */
    public Run soFar() {
        return run(false);
    }

    /** Returns whether there is nothing more to find out about a trial in a round. */
    public boolean has(Trial trial, int round) {
        return decided.containsKey(trial)
                || forks.has(trial, round)
                || files.containsKey(trial) && files.get(trial).forks().stream().anyMatch(fork -> fork.round() == round)
                || blocks.getOrDefault(trial, List.of()).stream().anyMatch(block -> block.round() == round);
    }

    /** Returns whether a trial has its last word. */
    public boolean isDecided(Trial trial) {
        return decided.containsKey(trial);
    }

    /** Returns the results of a trial's blocks so far; there may be none. */
    public Pipeline pipeline(Trial trial) {
        return new Pipeline(blocks.getOrDefault(trial, List.of()));
    }

    /** The run as it is now; trials that still lack forks are in it with those that they have. */
    Run run(boolean complete) {
        List<Cell> cells = new ArrayList<>(decided.values());
        forks.trials().forEach(trial -> cells.add(Cell.measured(trial, forks.speed(trial))));
        blocks.forEach((trial, samples) -> cells.add(Cell.measured(trial, new Pipeline(samples))));
        files.forEach((trial, passes) -> cells.add(Cell.measured(trial, passes)));
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
                plan.pipeline().map(PipelinePlan::experiment),
                Levelling.of(cells));
    }

    /** The last word. */
    public Run close(boolean complete) throws IOException {
        Run run = run(complete);
        sink.close(run);
        return run;
    }
}
