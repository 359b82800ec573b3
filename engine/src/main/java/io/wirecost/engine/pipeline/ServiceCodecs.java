package io.wirecost.engine.pipeline;

import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Experiment;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.run.RunnerSessions;
import io.wirecost.engine.runner.Runner;
import io.wirecost.engine.worker.Readiness;
import io.wirecost.engine.worker.WorkOrder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The codecs that a service on this machine can be asked for. */
final class ServiceCodecs implements AutoCloseable {
    private final RunnerSessions runnerSessions;
    private final Map<String, CatalogEntry> ready = new HashMap<>();

    private ServiceCodecs(RunnerSessions runnerSessions) {
        this.runnerSessions = runnerSessions;
    }

    /** Gets codecs their generated code. Those that get none here are missed when their block begins. */
    static ServiceCodecs prepare(List<CatalogEntry> entries, WorkOrder order) throws IOException {
        List<Runner> runners =
                entries.stream().map(CatalogEntry::runner).distinct().toList();
        ServiceCodecs codecs = new ServiceCodecs(RunnerSessions.open(runners, order));
        try {
            codecs.prepare(entries);
            return codecs;
        } catch (IOException | RuntimeException e) {
            codecs.close();
            throw e;
        }
    }

    private void prepare(List<CatalogEntry> entries) throws IOException {
        Map<Variant, Readiness> readiness = runnerSessions.prepare(entries, (target, emission) -> {});
        entries.stream()
                .filter(entry -> readiness.get(entry.variant()) instanceof Readiness.Ready)
                .forEach(entry -> ready.put(entry.name(), entry));
    }

    /**
     * The command that starts a service.
     *
     * @param codec its name
     * @param plan file that tells the service what to do
     * @throws IOException if the codec cannot be built on this machine
     */
    List<String> command(String codec, Experiment experiment, Path plan) throws IOException {
        CatalogEntry entry = of(codec);
        return runnerSessions.of(entry).serviceCommand(entry.info(), experiment, plan);
    }

    /**
     * The codec of a name.
     *
     * @throws IOException if it cannot be built on this machine
     */
    CatalogEntry of(String codec) throws IOException {
        CatalogEntry entry = ready.get(codec);
        if (entry == null) {
            throw new IOException("codec " + codec + " cannot be built on this machine");
        }
        return entry;
    }

    @Override
    public void close() throws IOException {
        runnerSessions.close();
    }
}
