package io.wirecost.engine.run;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Cell;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.plan.Plan;
import io.wirecost.engine.witness.MachineMonitor;
import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.IntSupplier;

/**
 * The parts that the stages of one run share.
 *
 * @param runnerSessions of the runners of all codecs
 * @param timeout of child processes, as a {@link io.wirecost.process.Vigil} has it
 * @param monitor of the machine around forks
 * @param seats how many measuring workers this machine has memory for
 * @param clock by which a time budget is kept
 */
public record Session(
        Plan plan,
        Dataset dataset,
        RunnerSessions runnerSessions,
        WorkFolder folder,
        Duration timeout,
        RunRecord record,
        RunListener listener,
        MachineMonitor monitor,
        IntSupplier seats,
        InstantSource clock) {
    public Trials trials() {
        return new Trials(plan, dataset);
    }

    /** Keeps the reason why nothing is measured of a codec. */
    public void refuse(CatalogEntry entry, String reason) throws IOException {
        record.decide(trials().of(entry).stream()
                .map(trial -> Cell.refused(trial, reason))
                .toList());
    }

    /** Keeps how a codec failed. */
    public void fail(CatalogEntry entry, String reason) throws IOException {
        record.decide(trials().of(entry).stream()
                .map(trial -> Cell.failed(trial, reason))
                .toList());
    }
}
