package io.wirecost.pipeline.driver.block;

import io.wirecost.core.run.Pipeline.Phases;
import io.wirecost.core.run.Pipeline.Work;
import io.wirecost.pipeline.control.Word.Finished;
import io.wirecost.pipeline.driver.broker.BrokerUsage;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The costs of a set: a line per process. */
record WorkSheet(Collection<Finished> services, Optional<BrokerUsage> broker) {
    List<Work> lines() {
        Map<String, Work> byProcess = new LinkedHashMap<>();
        for (Finished service : services) {
            Work work = new Work(service.process(), service.cpuNanos(), service.allocatedBytes(), service.phases());
            byProcess.merge(work.process(), work, WorkSheet::together);
        }
        List<Work> lines = new ArrayList<>(byProcess.values());
        broker.ifPresent(usage -> lines.add(new Work("broker", usage.cpuNanos(), usage.allocatedBytes(), Phases.NONE)));
        return lines;
    }

    /** Services of one process: each has told the process's whole time, up to its own end. */
    private static Work together(Work one, Work other) {
        return new Work(
                one.process(),
                Math.max(one.cpuNanos(), other.cpuNanos()),
                Math.max(one.allocatedBytes(), other.allocatedBytes()),
                one.phases().plus(other.phases()));
    }
}
