package io.wirecost.bench;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.builtin.Workloads;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * The records of both sides. All are in one group, so that both sides take them in turn in the same way; they are
 * shuffled, so that an iteration that ends in the middle has not seen the small ones more often than the large ones.
 */
final class ShuffledDataset {
    static final long SEED = 1;

    private ShuffledDataset() {}

    static Dataset transactions() {
        Dataset dataset = Workloads.byName("transactions").orElseThrow().dataset(SEED);
        List<RecordValue> records = new ArrayList<>(dataset.records());
        Collections.shuffle(records, new Random(SEED));
        List<Group> groups = List.of(new Group("all", records));
        return new Dataset(dataset.name(), dataset.schema(), groups, dataset.seed(), dataset.filter());
    }

    /** Writes a dataset into a folder, and returns its file. */
    static Path write(Dataset dataset, Path folder) throws IOException {
        Path file = folder.resolve("dataset");
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            DatasetFile.write(dataset, out);
        }
        return file;
    }
}
