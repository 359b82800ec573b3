package io.wirecost.evolution.trial;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.runner.Runner;
import io.wirecost.engine.worker.Readiness;
import io.wirecost.engine.worker.RunnerSession;
import io.wirecost.engine.worker.WorkOrder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Runners at work on all versions of a schema. Each codec has processes of its own, which serve all of them. */
final class SideSessions implements AutoCloseable {
    private final WorkFolder folder;
    private final Path codeCache;
    private final Map<Runner, RunnerSession> first = new LinkedHashMap<>();
    private final Map<SchemaSide, Map<Runner, RunnerSession>> sessions = new ConcurrentHashMap<>();
    private final Map<SchemaSide, Map<Variant, String>> unready = new ConcurrentHashMap<>();
    private final AtomicInteger others = new AtomicInteger();

    SideSessions(WorkFolder folder, Path codeCache) {
        this.folder = folder;
        this.codeCache = codeCache;
    }

    /** Gets codecs the code that they need for a version. Several versions may be opened at once. */
    void open(SchemaSide side, List<CatalogEntry> codecs) throws IOException {
        WorkOrder order = order(side.name(), side.dataset());
        Map<Runner, RunnerSession> opened = new HashMap<>();
        Map<Variant, String> reasons = new HashMap<>();
        for (Runner runner :
                codecs.stream().map(CatalogEntry::runner).distinct().toList()) {
            RunnerSession session = session(runner, order);
            opened.put(runner, session);
            List<CodecInfo> own = codecs.stream()
                    .filter(entry -> entry.runner().equals(runner))
                    .map(CatalogEntry::info)
                    .toList();
            reasons.putAll(prepare(session, own));
        }
        sessions.put(side, opened);
        unready.put(side, reasons);
    }

    private synchronized RunnerSession session(Runner runner, WorkOrder order) throws IOException {
        RunnerSession session = first.containsKey(runner) ? first.get(runner).on(order) : runner.open(order);
        first.putIfAbsent(runner, session);
        return session;
    }

    /** Why codecs are not ready. */
    private static Map<Variant, String> prepare(RunnerSession session, List<CodecInfo> codecs) throws IOException {
        Map<Variant, String> reasons = new HashMap<>();
        List<CodecInfo> able = new ArrayList<>();
        for (CodecInfo codec : codecs) {
            Optional<String> refusal = session.refusalReason(codec);
            if (refusal.isPresent()) {
                reasons.put(codec.variant(), refusal.get());
            } else {
                able.add(codec);
            }
        }
        session.prepare(able, (target, emission) -> {}).forEach((codec, readiness) -> {
            if (readiness instanceof Readiness.Refused refused) {
                reasons.put(codec, refused.reason());
            } else if (readiness instanceof Readiness.Failed failed) {
                reasons.put(codec, failed.reason());
            }
        });
        return reasons;
    }

    /** Why a codec cannot be tried with a version; empty if it can. */
    Optional<String> refusalReason(SchemaSide side, CatalogEntry codec) {
        return Optional.ofNullable(unready.get(side).get(codec.variant()));
    }

    RunnerSession of(SchemaSide side, CatalogEntry codec) {
        return sessions.get(side).get(codec.runner());
    }

    /** The same version with other records, for one codec that is ready for the version. */
    RunnerSession of(SchemaSide side, CatalogEntry codec, List<RecordValue> records) throws IOException {
        String name = "%s-%d".formatted(side.name(), others.incrementAndGet());
        RunnerSession session = of(side, codec).on(order(name, SchemaSide.dataset(name, side.schema(), records)));
        prepare(session, List.of(codec.info()));
        return session;
    }

    private WorkOrder order(String name, Dataset dataset) throws IOException {
        return WorkOrder.of(dataset, "dataset", folder.part(name), codeCache, WorkOrder.TIMEOUT)
                .setApart();
    }

    /** Ends the processes of a codec that has gone through all versions. */
    void rest(CatalogEntry codec) {
        first.get(codec.runner()).rest(codec.info());
    }

    Path file(String name) {
        return folder.file(name);
    }

    /** Returns whether this process is being ended, and its files with it. */
    boolean isBeingEnded() {
        return folder.isBeingDeleted();
    }

    @Override
    public void close() throws IOException {
        for (RunnerSession session : first.values()) {
            session.close();
        }
    }
}
