package io.wirecost.engine.robustness;

import io.wirecost.compiler.flat.FlatUnions;
import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.SafetyAdvice;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.proof.ProvenCodec;
import io.wirecost.engine.run.Outlook;
import io.wirecost.engine.run.Session;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.worker.Awaited;
import io.wirecost.engine.worker.LimitedReader;
import io.wirecost.engine.worker.WorkOrder;
import io.wirecost.robustness.Sources;
import io.wirecost.robustness.Undamaged;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Has every proven codec read damaged messages of its own. The processes that read are limited, so neither this process nor
 * other codecs suffer from what they read.
 */
public final class RobustnessStage {
    /** It is full in less than half of {@link #PROCESSOR_SECONDS}, whatever it is filled with, so no full one seems to hang. */
    private static final long HEAP_BYTES = 64L << 20;

    private static final int PROCESSOR_SECONDS = 3;
    private static final Robustness.Limits JVM_LIMITS = new Robustness.Limits(HEAP_BYTES, 1L << 20, PROCESSOR_SECONDS);

    /** The stack is that of a process. */
    private static final Robustness.Limits FOREIGN_LIMITS =
            new Robustness.Limits(HEAP_BYTES, 8L << 20, PROCESSOR_SECONDS);

    private final Session session;
    private final WorkOrder order;

    /** @param order what the sessions of runners work on */
    public RobustnessStage(Session session, WorkOrder order) {
        this.session = session;
        this.order = order;
    }

    /**
     * Decides what is not decided yet.
     *
     * @return false when the run is being ended from outside
     */
    public boolean run(List<ProvenCodec> proven) throws IOException {
        List<Endurance> open = proven.stream()
                .filter(codec -> session.trials().asks(Measure.ROBUSTNESS, codec.entry()))
                .map(codec -> new Endurance(codec, undecided(codec.entry())))
                .filter(one -> !one.trials().isEmpty())
                .toList();
        if (open.isEmpty()) {
            return true;
        }
        DamageSources sources =
                new DamageSources(session.dataset(), session.plan().seed());
        for (ProvenCodec codec : proven) {
            sources.addFormat(codec);
        }
        ExecutorService threads =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try (OtherSchemas schemas = OtherSchemas.open(
                order, open.stream().map(Endurance::entry).toList(), OtherData.of(session.dataset()))) {
            Map<Endurance, Future<Map<Trial, Outcome<Robustness>>>> begun = new LinkedHashMap<>();
            for (Endurance one : open) {
                begun.put(one, threads.submit(() -> robustness(one, sources, schemas)));
            }
            return decide(begun);
        } finally {
            threads.shutdownNow(); // an interrupted reader ends its process
        }
    }

    private List<Trial> undecided(CatalogEntry entry) {
        return session.trials().robustness(entry).stream()
                .filter(trial -> !session.record().has(trial, 0))
                .toList();
    }

    /** A codec, and its trials: one for each setting of its library's limits. */
    private record Endurance(ProvenCodec codec, List<Trial> trials) {
        CatalogEntry entry() {
            return codec.entry();
        }
    }

    private boolean decide(Map<Endurance, Future<Map<Trial, Outcome<Robustness>>>> begun) throws IOException {
        for (Map.Entry<Endurance, Future<Map<Trial, Outcome<Robustness>>>> one : begun.entrySet()) {
            session.listener().started(Outlook.damage(one.getKey().entry()));
            Map<Trial, Outcome<Robustness>> outcomes = Awaited.get(one.getValue());
            if (outcomes.values().stream().anyMatch(Outcome::isInterrupted)) {
                return false;
            }
            session.record()
                    .decide(outcomes.entrySet().stream()
                            .map(outcome -> cell(outcome.getKey(), outcome.getValue()))
                            .toList());
        }
        return true;
    }

    private static Cell cell(Trial trial, Outcome<Robustness> robustness) {
        return robustness.isDone()
                ? Cell.measured(trial, robustness.value())
                : Cell.failed(trial, robustness.failure().orElseThrow());
    }

    private Map<Trial, Outcome<Robustness>> robustness(Endurance one, DamageSources all, OtherSchemas schemas)
            throws IOException {
        CatalogEntry entry = one.entry();
        Path written = one.codec().written();
        Outcome<?> encoded = Files.exists(written)
                ? new Outcome.Done<>(written)
                : session.runnerSessions().of(entry).encode(entry.info(), written);
        Map<Trial, Outcome<Robustness>> outcomes = new LinkedHashMap<>();
        if (encoded.isDone()) {
            Sources sources = all.of(entry.info(), written, schemas.of(entry));
            for (Trial trial : one.trials()) {
                outcomes.put(
                        trial,
                        robustness(entry, ((Task.Damaged) trial.task()).limits(), sources, all.records(entry.info())));
            }
        } else {
            one.trials().forEach(trial -> outcomes.put(trial, encoded.undone()));
        }
        return outcomes;
    }

    private Outcome<Robustness> robustness(
            CatalogEntry entry, SafetyLimits safety, Sources sources, List<SourceRecord> records) throws IOException {
        Robustness.Limits limits = limits(entry);
        List<byte[]> undamaged =
                sources.messages().stream().map(Undamaged::bytes).toList();
        try (LimitedReader reader =
                session.runnerSessions().of(entry).limited(entry.info(), limits, safety, undamaged)) {
            Outcome<DamageTrial.Result> result = new DamageTrial(
                            entry.info(),
                            FlatUnions.schema(session.dataset().schema(), entry.info()),
                            records,
                            sources,
                            reader,
                            limits)
                    .run(session.plan().seed());
            return result.map(done -> new Robustness(
                    limits, advice(entry, safety), session.plan().seed(), done.damages(), done.extremes()));
        }
    }

    private static Optional<String> advice(CatalogEntry entry, SafetyLimits safety) {
        return entry.safetyAdvice()
                .filter(given -> safety == SafetyLimits.ADVISED)
                .map(SafetyAdvice::sentence);
    }

    private static Robustness.Limits limits(CatalogEntry entry) {
        String runtime = entry.variant().runtime();
        return runtime.equals(CodecId.JVM) || runtime.equals(CodecId.SCALA) ? JVM_LIMITS : FOREIGN_LIMITS;
    }
}
