package io.wirecost.engine.pipeline;

import io.wirecost.core.WriteFailure;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.run.Experiment;
import io.wirecost.engine.plan.PoolSource;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The records of each set in a file, for the services; made when a block first needs them. */
final class PoolFiles {
    private final Experiment experiment;
    private final PoolSource source;
    private final Path folder;
    private final Map<Integer, Path> files = new HashMap<>();

    PoolFiles(Experiment experiment, PoolSource source, Path folder) {
        this.experiment = experiment;
        this.source = source;
        this.folder = folder;
    }

    /** Files by set. */
    Map<Integer, Path> of(List<Integer> sets) throws IOException {
        Map<Integer, Path> found = new HashMap<>();
        for (int set : sets) {
            if (!files.containsKey(set)) {
                files.put(set, write(set));
            }
            found.put(set, files.get(set));
        }
        return found;
    }

    private Path write(int set) throws IOException {
        Dataset pool = source.pool(set, experiment.messageSizeBytesOf(set), experiment.poolRecords());
        Path file = folder.resolve("pool-" + set);
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            DatasetFile.write(pool, out);
        } catch (IOException e) {
            throw new WriteFailure(file, e);
        }
        return file;
    }
}
