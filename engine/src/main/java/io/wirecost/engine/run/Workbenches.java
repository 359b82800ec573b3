package io.wirecost.engine.run;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.runner.Runner;
import io.wirecost.engine.worker.WorkOrder;
import io.wirecost.engine.worker.Workbench;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The runners of some codecs, at work on the data of one run. */
public final class Workbenches implements AutoCloseable {
    private final Map<Runner, Workbench> open = new LinkedHashMap<>();

    private Workbenches() {}

    /** @throws IOException if a runner cannot be started; none is left behind then */
    public static Workbenches open(List<Runner> runners, WorkOrder order) throws IOException {
        Workbenches benches = new Workbenches();
        try {
            for (Runner runner : runners) {
                benches.open.put(runner, runner.open(order));
            }
            return benches;
        } catch (IOException | RuntimeException e) {
            benches.close();
            throw e;
        }
    }

    /** Opens the runners of a plan, and has these codecs ready, which the run has prepared before. */
    public static Workbenches ready(List<Runner> runners, WorkOrder order, List<CatalogEntry> codecs)
            throws IOException {
        Workbenches benches = open(runners, order);
        for (Runner runner : runners) {
            List<CodecInfo> own = codecs.stream()
                    .filter(entry -> entry.runner().equals(runner))
                    .map(CatalogEntry::info)
                    .toList();
            benches.of(runner).prepare(own, (target, emission) -> {});
        }
        return benches;
    }

    public Workbench of(CatalogEntry entry) {
        return of(entry.runner());
    }

    public Workbench of(Runner runner) {
        return open.get(runner);
    }

    /** Ends processes that wait for further work: what comes next is measured. */
    public void rest() {
        open.values().forEach(Workbench::rest);
    }

    @Override
    public void close() throws IOException {
        for (Workbench bench : open.values()) {
            bench.close();
        }
    }
}
