package io.wirecost.engine.robustness;

import io.wirecost.analysis.Baseline;
import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.SafetyAdvice;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Robustness.Checksum;
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
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Has every proven codec read damaged messages of its own. The processes that read are limited, so neither this process nor
 * other codecs suffer from what they read.
 */
public final class RobustnessStage {
    /** It is full in less than half of the processor time of a message, whatever it is filled with, so no full one seems to hang. */
    private static final long HEAP_BYTES = 64L << 20;

    private static final long JVM_STACK_BYTES = 1L << 20;

    /** The stack is that of a process. */
    private static final long FOREIGN_STACK_BYTES = 8L << 20;

    /** A message has this part of the time after which a process is hung: three seconds. */
    private static final int MESSAGES_IN_TIMEOUT = 10;

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
        Optional<Variant> baseline = baseline(open);
        DamageSources sources =
                new DamageSources(session.dataset(), session.plan().seed());
        for (ProvenCodec codec : proven) {
            sources.addFormat(codec);
        }
        ExecutorService threads =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try (OtherSchemas schemas = OtherSchemas.open(
                order, open.stream().map(Endurance::entry).toList(), OtherData.of(session.dataset()))) {
            CompletionService<Map<Trial, Outcome<Robustness>>> finished = new ExecutorCompletionService<>(threads);
            open.forEach(one -> finished.submit(() -> robustness(
                    one,
                    sources,
                    schemas,
                    baseline.equals(Optional.of(one.entry().variant())))));
            return decide(open, finished);
        } finally {
            threads.shutdownNow(); // an interrupted reader ends its process
        }
    }

    /** That of the first runtime: around its messages checksums are tried, which is the same for all codecs. */
    private Optional<Variant> baseline(List<Endurance> open) {
        List<CodecInfo> codecs = open.stream().map(one -> one.entry().info()).toList();
        return Baseline.among(
                codecs.stream()
                        .filter(codec -> codec.runtime().equals(codecs.get(0).runtime()))
                        .toList(),
                session.plan()
                        .baseline()
                        .map(codec -> List.of(Baseline.OPTION, codec.name()))
                        .orElse(List.of()));
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

    /** A step ends when a codec is finished, whichever it is. What it came to is kept at once. */
    private boolean decide(List<Endurance> open, CompletionService<Map<Trial, Outcome<Robustness>>> finished)
            throws IOException {
        for (Endurance one : open) {
            session.listener().started(Outlook.damage(one.entry()));
            Map<Trial, Outcome<Robustness>> outcomes = Awaited.next(finished);
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

    private Map<Trial, Outcome<Robustness>> robustness(
            Endurance one, DamageSources all, OtherSchemas schemas, boolean isBaseline) throws IOException {
        CatalogEntry entry = one.entry();
        Path written = one.codec().written();
        Outcome<?> encoded = Files.exists(written)
                ? new Outcome.Done<>(written)
                : session.runnerSessions().of(entry).encode(entry.info(), written);
        Map<Trial, Outcome<Robustness>> outcomes = new LinkedHashMap<>();
        if (encoded.isDone()) {
            Sources sources = all.of(entry.info(), written, schemas.of(entry));
            List<SourceRecord> records = all.records(entry.info());
            for (Trial trial : one.trials()) {
                SafetyLimits safety = ((Task.Damaged) trial.task()).limits();
                Optional<List<Checksum>> checksums = isBaseline && safety == SafetyLimits.AS_SHIPPED
                        ? Optional.of(new ChecksumTrial(sources, records)
                                .run(session.plan().seed()))
                        : Optional.empty();
                outcomes.put(trial, robustness(entry, safety, sources, records, checksums));
            }
        } else {
            one.trials().forEach(trial -> outcomes.put(trial, encoded.undone()));
        }
        return outcomes;
    }

    private Outcome<Robustness> robustness(
            CatalogEntry entry,
            SafetyLimits safety,
            Sources sources,
            List<SourceRecord> records,
            Optional<List<Checksum>> checksums)
            throws IOException {
        Robustness.Limits limits = limits(entry);
        List<byte[]> undamaged =
                sources.messages().stream().map(Undamaged::bytes).toList();
        try (LimitedReader reader =
                session.runnerSessions().of(entry).limited(entry.info(), limits, safety, undamaged)) {
            Outcome<DamageTrial.Result> result = new DamageTrial(
                            entry.info(), sources.schema(), records, sources, reader, limits)
                    .run(session.plan().seed());
            Optional<String> advice = advice(entry, safety);
            Outcome<Robustness> robustness = result.map(done ->
                    new Robustness(limits, advice, session.plan().seed(), done.damages(), done.extremes(), checksums));
            return robustness.during(
                    advice.map(words -> "with advised limits, " + words).orElse("with the library's own limits"));
        }
    }

    private static Optional<String> advice(CatalogEntry entry, SafetyLimits safety) {
        return entry.safetyAdvice()
                .filter(given -> safety == SafetyLimits.ADVISED)
                .map(SafetyAdvice::sentence);
    }

    private Robustness.Limits limits(CatalogEntry entry) {
        boolean isOnJvm = CodecId.ON_JVMS.contains(entry.variant().runtime());
        return new Robustness.Limits(
                HEAP_BYTES,
                isOnJvm ? JVM_STACK_BYTES : FOREIGN_STACK_BYTES,
                Math.toIntExact(session.timeout().toSeconds() / MESSAGES_IN_TIMEOUT));
    }
}
