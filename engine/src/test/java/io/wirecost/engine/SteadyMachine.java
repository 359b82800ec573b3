package io.wirecost.engine;

import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.witness.MachineMonitor;
import io.wirecost.engine.witness.Surroundings;
import io.wirecost.engine.worker.WorkOrder;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;

/** A machine on which nothing ever disturbs, so that no fork is measured again. */
final class SteadyMachine implements MachineMonitor {
    /** An engine for runners that need no installation. */
    static Engine engine(Path folder) {
        return engine(new Installation(folder), folder.resolve("code"));
    }

    static Engine engine(Installation installation, Path codeCache) {
        return engine(installation, codeCache, WorkOrder.TIMEOUT);
    }

    static Engine engine(Installation installation, Path codeCache, Duration timeout) {
        return new Engine(
                installation,
                codeCache,
                timeout,
                InstantSource.system(),
                start -> new SteadyMachine(),
                datasetBytes -> 100);
    }

    @Override
    public double referenceNanos() {
        return 100;
    }

    @Override
    public Watch begin() {
        return workerNanos -> new Surroundings(0, 1, Optional.empty());
    }
}
