package io.wirecost.engine.robustness;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.proof.ProvenCodec;
import io.wirecost.engine.run.Outlook;
import io.wirecost.engine.run.Session;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.worker.Awaited;
import io.wirecost.engine.worker.LimitedReader;
import io.wirecost.engine.worker.RunnerSession;
import io.wirecost.engine.worker.WorkOrder;
import io.wirecost.robustness.Sources;
import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Has every proven codec read damaged messages of its own. The processes that read are limited, so neither this process nor
 * other codecs suffer from what they read.
 */
public final class RobustnessStage {
    /** In a small heap it is soon known what is exhausted. */
    private static final Robustness.Limits JVM_LIMITS = new Robustness.Limits(128L << 20, 1L << 20, 3);

    /** The heap is that of the runners' commands, the stack that of a process. A larger heap takes longer to be full. */
    private static final Robustness.Limits FOREIGN_LIMITS =
            new Robustness.Limits((long) WorkOrder.STANDARD_HEAP_MEBIBYTES << 20, 8L << 20, 5);

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
        List<ProvenCodec> open = proven.stream()
                .filter(codec -> session.trials().asks(Measure.ROBUSTNESS, codec.entry()))
                .filter(codec -> !session.record().has(trial(codec.entry()), 0))
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
                order, open.stream().map(ProvenCodec::entry).toList(), OtherData.of(session.dataset()))) {
            Map<CatalogEntry, Future<Outcome<Robustness>>> begun = new LinkedHashMap<>();
            for (ProvenCodec codec : open) {
                begun.put(codec.entry(), threads.submit(() -> robustness(codec, sources, schemas)));
            }
            return decide(begun);
        } finally {
            threads.shutdownNow(); // an interrupted reader ends its process
        }
    }

    private boolean decide(Map<CatalogEntry, Future<Outcome<Robustness>>> begun) throws IOException {
        for (Map.Entry<CatalogEntry, Future<Outcome<Robustness>>> one : begun.entrySet()) {
            session.listener().started(Outlook.damage(one.getKey()));
            Outcome<Robustness> robustness = Awaited.get(one.getValue());
            if (robustness.isInterrupted()) {
                return false;
            }
            Trial trial = trial(one.getKey());
            session.record()
                    .decide(List.of(
                            robustness.isDone()
                                    ? Cell.measured(trial, robustness.value())
                                    : Cell.failed(trial, robustness.failure().orElseThrow())));
        }
        return true;
    }

    private Outcome<Robustness> robustness(ProvenCodec codec, DamageSources all, OtherSchemas schemas)
            throws IOException {
        CatalogEntry entry = codec.entry();
        RunnerSession runnerSession = session.runnerSessions().of(entry);
        if (!Files.exists(codec.written())) {
            Outcome<?> written = runnerSession.encode(entry.info(), codec.written());
            if (!written.isDone()) {
                return written.undone();
            }
        }
        Robustness.Limits limits = limits(entry);
        Sources sources = all.of(entry.info(), codec.written(), schemas.of(entry));
        try (LimitedReader reader = runnerSession.limited(entry.info(), limits)) {
            return new DamageTrial(entry.info(), session.dataset().schema(), all.records(), sources, reader, limits)
                    .run(session.plan().seed());
        }
    }

    private static Robustness.Limits limits(CatalogEntry entry) {
        String runtime = entry.variant().runtime();
        return runtime.equals(CodecId.JVM) || runtime.equals(CodecId.SCALA) ? JVM_LIMITS : FOREIGN_LIMITS;
    }

    private Trial trial(CatalogEntry entry) {
        return session.trials().robustness(entry);
    }
}
