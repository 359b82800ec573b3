package io.wirecost.engine.pipeline;

import io.wirecost.compiler.flat.FlatUnions;
import io.wirecost.core.WriteFailure;
import io.wirecost.core.codec.CodecInfo;
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
    private final Map<String, Path> files = new HashMap<>();

    PoolFiles(Experiment experiment, PoolSource source, Path folder) {
        this.experiment = experiment;
        this.source = source;
        this.folder = folder;
    }

    /** Files by set, with the records as a codec gets them. */
    Map<Integer, Path> of(List<Integer> sets, CodecInfo codec) throws IOException {
        Map<Integer, Path> found = new HashMap<>();
        for (int set : sets) {
            String name = "pool-" + set + (FlatUnions.areWrittenBy(codec) ? "-flat" : "");
            if (!files.containsKey(name)) {
                files.put(name, write(set, name, codec));
            }
            found.put(set, files.get(name));
        }
        return found;
    }

    private Path write(int set, String name, CodecInfo codec) throws IOException {
        Dataset pool = FlatUnions.of(
                source.pool(set, experiment.messageSizeBytesOf(set), experiment.poolRecords()), codec);
        Path file = folder.resolve(name);
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            DatasetFile.write(pool, out);
        } catch (IOException e) {
            throw new WriteFailure(file, e);
        }
        return file;
    }
}
