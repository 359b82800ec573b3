package io.wirecost.engine.run;

import io.wirecost.compiler.flat.FlatUnions;
import io.wirecost.compiler.target.Emission;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Variant;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.runner.Runner;
import io.wirecost.engine.worker.Awaited;
import io.wirecost.engine.worker.Readiness;
import io.wirecost.engine.worker.RunnerSession;
import io.wirecost.engine.worker.WorkOrder;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;

/**
 * The runners of some codecs, at work on the data of one run. Where unions are told apart by a field of their records, each
 * runner is at work on the data in both forms, and a codec gets its own.
 */
public final class RunnerSessions implements AutoCloseable {
    private final Map<Runner, RunnerSession> open = new LinkedHashMap<>();
    private final Map<Runner, RunnerSession> flat = new LinkedHashMap<>();

    private final boolean isPart;

    /** @param isPart whether others end its processes */
    private RunnerSessions(boolean isPart) {
        this.isPart = isPart;
    }

    /** None yet: {@link #on} opens them when they are needed. */
    public static RunnerSessions none() {
        return new RunnerSessions(false);
    }

    /**
     * Runners at work on further data. What serves one codec after the other serves all data, and ends with these sessions
     * here.
     */
    public RunnerSessions on(List<Runner> runners, WorkOrder order) throws IOException {
        RunnerSessions part = new RunnerSessions(true);
        for (Runner runner : runners) {
            RunnerSession session = open.containsKey(runner) ? open.get(runner).on(order) : runner.open(order);
            open.putIfAbsent(runner, session);
            part.open.put(runner, session);
        }
        part.openFlat(order);
        return part;
    }

    /** @throws IOException if a runner cannot be started; none is left behind then */
    public static RunnerSessions open(List<Runner> runners, WorkOrder order) throws IOException {
        RunnerSessions runnerSessions = none();
        try {
            for (Runner runner : runners) {
                runnerSessions.open.put(runner, runner.open(order));
            }
            runnerSessions.openFlat(order);
            return runnerSessions;
        } catch (IOException | RuntimeException e) {
            runnerSessions.close();
            throw e;
        }
    }

    /** Opens the runners on the data in the other form too, if there is one. */
    private void openFlat(WorkOrder order) throws IOException {
        Optional<FlatUnions> unions = FlatUnions.of(order.dataset().schema());
        if (unions.isPresent()) {
            WorkOrder other = flat(order, unions.get());
            for (Map.Entry<Runner, RunnerSession> runner : open.entrySet()) {
                flat.put(runner.getKey(), runner.getValue().on(other));
            }
        }
    }

    private static WorkOrder flat(WorkOrder order, FlatUnions unions) throws IOException {
        return order.on(unions.of(order.dataset()), order.datasetFile().getFileName() + "-flat");
    }

    /** Opens the runners of a plan, and has these codecs ready, which the run has prepared before. */
    public static RunnerSessions ready(List<Runner> runners, WorkOrder order, List<CatalogEntry> codecs)
            throws IOException {
        RunnerSessions runnerSessions = open(runners, order);
        runnerSessions.prepare(codecs, (target, emission) -> {});
        return runnerSessions;
    }

    /**
     * Gets codecs the generated code that they need.
     *
     * @param derived is told the emission of every target
     * @return what came of it for each codec
     */
    public Map<Variant, Readiness> prepare(List<CatalogEntry> codecs, BiConsumer<String, Emission> derived)
            throws IOException {
        Map<RunnerSession, List<CodecInfo>> bySession = new LinkedHashMap<>();
        for (CatalogEntry codec : codecs) {
            bySession.computeIfAbsent(of(codec), session -> new ArrayList<>()).add(codec.info());
        }
        List<Callable<Prepared>> works = new ArrayList<>();
        bySession.forEach((session, its) -> works.add(() -> Prepared.by(session, its)));
        Map<Variant, Readiness> readiness = new HashMap<>();
        for (Prepared prepared : Awaited.all(works)) {
            readiness.putAll(prepared.readiness());
            prepared.derived().forEach(derived);
        }
        return readiness;
    }

    /** What a session has made ready, and the emissions of its targets. */
    private record Prepared(Map<Variant, Readiness> readiness, Map<String, Emission> derived) {
        static Prepared by(RunnerSession session, List<CodecInfo> codecs) throws IOException {
            Map<String, Emission> derived = new LinkedHashMap<>();
            return new Prepared(session.prepare(codecs, derived::put), derived);
        }
    }

    /** The session whose data are in the form that a codec writes. */
    public RunnerSession of(CatalogEntry entry) {
        RunnerSession given = open.get(entry.runner());
        return FlatUnions.areWrittenBy(entry.info()) ? flat.getOrDefault(entry.runner(), given) : given;
    }

    /** Ends processes that wait for further work: what comes next is measured. */
    public void rest() {
        if (!isPart) {
            open.values().forEach(RunnerSession::rest);
        }
    }

    @Override
    public void close() throws IOException {
        if (isPart) {
            return;
        }
        for (RunnerSession runnerSession : open.values()) {
            runnerSession.close();
        }
    }
}
