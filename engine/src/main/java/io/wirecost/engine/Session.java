package io.wirecost.engine;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Cell;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;

/**
 * What the stages of one run share.
 *
 * @param datasetFile where the dataset lies for the child JVMs
 * @param patience how long a child JVM may make no progress before it is taken for hung
 */
record Session(
        Plan plan,
        Dataset dataset,
        Path datasetFile,
        MeasuringJvm jvm,
        WorkFolder folder,
        Duration patience,
        RunRecord record,
        RunListener listener) {
    Trials trials() {
        return new Trials(dataset.name(), plan, dataset.filter());
    }

    void refuse(CatalogEntry entry, String reason) throws IOException {
        record.decide(trials().of(entry).stream()
                .map(trial -> Cell.refused(trial, reason))
                .toList());
    }

    void fail(CatalogEntry entry, String reason) throws IOException {
        record.decide(trials().of(entry).stream()
                .map(trial -> Cell.failed(trial, reason))
                .toList());
    }
}
