package io.wirecost.conformance;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.runner.Runner;
import io.wirecost.engine.runner.WorkOrder;
import io.wirecost.engine.runner.Workbench;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The codecs of a JVM's runner, executed in this JVM. A process for each codec and each of its steps would take a second to
 * load what is warm here; {@link ClassPathTest} has the processes.
 *
 * @param own the runner whose codecs these are
 */
record WarmRunner(Runner own) implements Runner {
    /** The same codec with a runner such as this one. */
    static CatalogEntry around(CatalogEntry entry) {
        return new CatalogEntry(entry.info(), new WarmRunner(entry.runner()));
    }

    @Override
    public RuntimeInfo runtime() {
        return own.runtime();
    }

    @Override
    public List<CodecInfo> codecs() {
        return own.codecs();
    }

    @Override
    public List<CodecInfo> defaults() {
        return own.defaults();
    }

    @Override
    public Set<Measure> measures() {
        return EnumSet.of(Measure.SIZE, Measure.INTEROP);
    }

    @Override
    public Map<CompressionMethod, String> compressions() {
        return Map.of();
    }

    @Override
    public Workbench open(WorkOrder order) {
        return new WarmWorkbench(order.dataset());
    }
}
