package io.wirecost.engine.pipeline;

import io.wirecost.compiler.flat.FlatUnions;
import io.wirecost.core.WriteFailure;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.schema.Schema;
import io.wirecost.engine.plan.PoolSource;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The records of each set in a file, for the services; made when a block first needs them. */
final class PoolFiles {
    private final Schema schema;
    private final Experiment experiment;
    private final PoolSource source;
    private final Path folder;
    private final Map<String, Path> files = new HashMap<>();

    PoolFiles(Schema schema, Experiment experiment, PoolSource source, Path folder) {
        this.schema = schema;
        this.experiment = experiment;
        this.source = source;
        this.folder = folder;
    }

    /** Files by set, with the records as a codec gets them. */
    Map<Integer, Path> of(List<Integer> sets, CodecInfo codec) throws IOException {
        Optional<FlatUnions> unions = FlatUnions.of(schema, codec);
        Map<Integer, Path> found = new HashMap<>();
        for (int set : sets) {
            String name = "pool-" + set + (unions.isPresent() ? "-flat" : "");
            if (!files.containsKey(name)) {
                files.put(name, write(set, name, unions));
            }
            found.put(set, files.get(name));
        }
        return found;
    }

    private Path write(int set, String name, Optional<FlatUnions> unions) throws IOException {
        Dataset given = source.pool(set, experiment.messageSizeBytesOf(set), experiment.poolRecords());
        Dataset pool = unions.map(flat -> flat.of(given)).orElse(given);
        Path file = folder.resolve(name);
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            DatasetFile.write(pool, out);
        } catch (IOException e) {
            throw new WriteFailure(file, e);
        }
        return file;
    }
}
