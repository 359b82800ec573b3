package io.wirecost.engine.run;

import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.runner.Runner;
import io.wirecost.engine.runner.WorkOrder;
import io.wirecost.engine.runner.Workbench;
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

    public Workbench of(CatalogEntry entry) {
        return of(entry.runner());
    }

    public Workbench of(Runner runner) {
        return open.get(runner);
    }

    @Override
    public void close() throws IOException {
        for (Workbench bench : open.values()) {
            bench.close();
        }
    }
}
