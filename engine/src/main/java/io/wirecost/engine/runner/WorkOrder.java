package io.wirecost.engine.runner;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.engine.files.WorkFolder;
import java.nio.file.Path;
import java.time.Duration;

/**
 * The data and folders of a runner during one run.
 *
 * @param datasetFile where the dataset lies for other processes, as docs/dataset-format.md describes it
 * @param folder for files that are not needed after the run
 * @param codeCache folder in which generated code is kept between runs
 * @param patience how long a child process may make no progress before it is taken for hung and killed
 */
public record WorkOrder(Dataset dataset, Path datasetFile, WorkFolder folder, Path codeCache, Duration patience) {
    /** How long a child process of a user's run may make no progress. */
    public static final Duration PATIENCE = Duration.ofSeconds(30);
}
