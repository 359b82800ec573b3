package io.wirecost.engine;

import io.wirecost.compiler.build.CacheUse;
import io.wirecost.core.InputException;
import io.wirecost.core.Outcome;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Run;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.compression.CompressionStage;
import io.wirecost.engine.file.FileRounds;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.interop.InteropStage;
import io.wirecost.engine.pipeline.PipelineBlocks;
import io.wirecost.engine.plan.FilePlan;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.proof.ProofStage;
import io.wirecost.engine.proof.ProvenCodec;
import io.wirecost.engine.proof.Screening;
import io.wirecost.engine.robustness.RobustnessStage;
import io.wirecost.engine.run.Continuity;
import io.wirecost.engine.run.Outlook;
import io.wirecost.engine.run.RunListener;
import io.wirecost.engine.run.RunRecord;
import io.wirecost.engine.run.RunSink;
import io.wirecost.engine.run.RunnerSessions;
import io.wirecost.engine.run.Session;
import io.wirecost.engine.speed.Rounds;
import io.wirecost.engine.witness.FreeMemory;
import io.wirecost.engine.witness.MachineMonitor;
import io.wirecost.engine.witness.SystemMonitor;
import io.wirecost.engine.worker.Readiness;
import io.wirecost.engine.worker.WorkOrder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongToIntFunction;

/** Runs the matrix of trials: screen, compile, prove, size, time. */
public final class Engine {
    private final Installation installation;
    private final Path codeCache;
    private final Duration timeout;
    private final InstantSource clock;
    private final Function<Instant, MachineMonitor> monitors;
    private final LongToIntFunction seats;

    /** @param codeCache folder in which generated and compiled code is kept between runs */
    public Engine(Installation installation, Path codeCache) {
        this(
                installation,
                codeCache,
                WorkOrder.TIMEOUT,
                InstantSource.system(),
                runStart -> new SystemMonitor(InstantSource.system(), runStart),
                FreeMemory::seats);
    }

    /**
     * @param timeout of child processes: one that is hung, as a {@link io.wirecost.process.Vigil} has it, is killed
     * @param clock by which a time budget is kept
     * @param monitors makes a monitor for a run that began then
     * @param seats how many measuring workers there is memory for, by the bytes of the dataset's file
     */
    Engine(
            Installation installation,
            Path codeCache,
            Duration timeout,
            InstantSource clock,
            Function<Instant, MachineMonitor> monitors,
            LongToIntFunction seats) {
        this.installation = installation;
        this.codeCache = codeCache;
        this.timeout = timeout;
        this.clock = clock;
        this.monitors = monitors;
        this.seats = seats;
    }

    /**
     * Runs a plan to its end. A codec that fails has its reason in the run and does not stop the others.
     *
     * @return the run as it was last written to the sink; incomplete if this process was being ended meanwhile
     * @throws InputException if the user's own Kafka cluster cannot be used
     * @throws IOException if files cannot be written, or this Java has no compiler
     */
    public Run run(Plan plan, Dataset dataset, RunSink sink, RunListener listener) throws InputException, IOException {
        return run(plan, dataset, new RunRecord(plan, dataset, Optional.empty(), sink, listener), listener);
    }

    /**
     * Continues a run that was interrupted. Its decisions and measured forks are kept. The missing ones are measured in
     * the order in which they would have been.
     *
     * @param former the run as it was left
     * @param plan the same plan
     * @param dataset the same data
     * @throws InputException if anything is not as it was, with every difference
     */
    public Run resume(Run former, Plan plan, Dataset dataset, RunSink sink, RunListener listener)
            throws InputException, IOException {
        Continuity.require(former, plan, dataset);
        return run(plan, dataset, new RunRecord(plan, dataset, Optional.of(former), sink, listener), listener);
    }

    /** @param sessions those of runs before this one, in whose folder this one's is */
    Run run(Plan plan, Dataset dataset, RunListener listener, WorkFolder folder, RunnerSessions sessions)
            throws InputException, IOException {
        RunRecord record = new RunRecord(plan, dataset, Optional.empty(), state -> {}, listener);
        return run(plan, dataset, record, listener, folder, order -> sessions.on(plan.runners(), order));
    }

    private Run run(Plan plan, Dataset dataset, RunRecord record, RunListener listener)
            throws InputException, IOException {
        try (WorkFolder folder = WorkFolder.create()) {
            return run(plan, dataset, record, listener, folder, order -> RunnerSessions.open(plan.runners(), order));
        }
    }

    private interface Opening {
        RunnerSessions on(WorkOrder order) throws IOException;
    }

    private Run run(
            Plan plan, Dataset dataset, RunRecord record, RunListener listener, WorkFolder folder, Opening opening)
            throws InputException, IOException {
        CacheUse use = CacheUse.shared(codeCache);
        try {
            record.keep();
            WorkOrder order = WorkOrder.of(dataset, "dataset", folder, codeCache, timeout)
                    .withHeap(plan.files().orElse(FilePlan.STANDARD).heapMebibytes());
            long datasetBytes = Files.size(order.datasetFile());
            try (RunnerSessions runnerSessions = opening.on(order)) {
                MachineMonitor monitor = monitors.apply(record.started());
                boolean complete = run(
                        new Session(
                                plan,
                                dataset,
                                runnerSessions,
                                folder,
                                timeout,
                                record,
                                listener,
                                monitor,
                                () -> seats.applyAsInt(datasetBytes),
                                clock),
                        order);
                return record.close(complete);
            }
        } finally {
            use.close();
        }
    }

    private boolean run(Session session, WorkOrder order) throws InputException, IOException {
        ProofStage proofs = new ProofStage(session, order);
        proofs.start(session.plan().codecs());
        List<CatalogEntry> able = screen(session);
        int groups = session.dataset().groups().size();
        session.listener().planned(new Outlook(session.trials(), groups).atStart(able));
        session.listener().started(Outlook.compile());
        Optional<List<ProvenCodec>> proven = proofs.run(prepare(session, able));
        if (proven.isEmpty()) {
            return false;
        }
        new CompressionStage(session).run(proven.get());
        boolean goesOn = new RobustnessStage(session, order).run(proven.get())
                && new InteropStage(session, order).run(proven.get());
        session.runnerSessions().rest();
        return goesOn
                && new Rounds(session).run(proven.get())
                && new FileRounds(session, order).run(proven.get())
                && new PipelineBlocks(session, installation.brokerFolder()).run(proven.get());
    }

    private static List<CatalogEntry> screen(Session session) throws IOException {
        Screening screening = new Screening(session);
        List<CatalogEntry> able = new ArrayList<>();
        Map<CatalogEntry, Outcome<Optional<String>>> screened =
                screening.refusalReasons(session.plan().codecs());
        for (CatalogEntry entry : session.plan().codecs()) {
            Outcome<Optional<String>> outcome = screened.get(entry);
            if (!outcome.isDone()) {
                session.fail(entry, outcome.failure().orElseThrow());
            } else if (outcome.value().isPresent()) {
                session.refuse(entry, outcome.value().get());
            } else {
                able.add(entry);
            }
        }
        return able;
    }

    /** The codecs that have their generated code. */
    private static List<CatalogEntry> prepare(Session session, List<CatalogEntry> entries) throws IOException {
        Map<Variant, Readiness> readiness = session.runnerSessions().prepare(entries, session.listener()::derived);
        List<CatalogEntry> ready = new ArrayList<>();
        for (CatalogEntry entry : entries) {
            Readiness found = readiness.get(entry.variant());
            if (found instanceof Readiness.Refused refused) {
                session.refuse(entry, refused.reason());
            } else if (found instanceof Readiness.Failed failed) {
                session.fail(entry, failed.reason());
            } else {
                ready.add(entry);
            }
        }
        return ready;
    }
}
