package io.wirecost.engine.run;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.runner.Runner;
import io.wirecost.engine.worker.RunnerSession;
import io.wirecost.engine.worker.WorkOrder;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The runners of some codecs, at work on the data of one run. */
public final class RunnerSessions implements AutoCloseable {
    private final Map<Runner, RunnerSession> open = new LinkedHashMap<>();
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
        return part;
    }

    /** @throws IOException if a runner cannot be started; none is left behind then */
    public static RunnerSessions open(List<Runner> runners, WorkOrder order) throws IOException {
        RunnerSessions runnerSessions = none();
        try {
            for (Runner runner : runners) {
                runnerSessions.open.put(runner, runner.open(order));
            }
            return runnerSessions;
        } catch (IOException | RuntimeException e) {
            runnerSessions.close();
            throw e;
        }
    }

    /** Opens the runners of a plan, and has these codecs ready, which the run has prepared before. */
    public static RunnerSessions ready(List<Runner> runners, WorkOrder order, List<CatalogEntry> codecs)
            throws IOException {
        RunnerSessions runnerSessions = open(runners, order);
        for (Runner runner : runners) {
            List<CodecInfo> own = codecs.stream()
                    .filter(entry -> entry.runner().equals(runner))
                    .map(CatalogEntry::info)
                    .toList();
            runnerSessions.of(runner).prepare(own, (target, emission) -> {});
        }
        return runnerSessions;
    }

    public RunnerSession of(CatalogEntry entry) {
        return of(entry.runner());
    }

    public RunnerSession of(Runner runner) {
        return open.get(runner);
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
