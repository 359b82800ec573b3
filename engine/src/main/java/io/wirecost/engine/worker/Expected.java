package io.wirecost.engine.worker;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.value.DifferentValues;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.harness.proof.DecodedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The records of a run as a worker would hand them back. Most codecs return exactly what they were given, and then the two
 * files are the same, so nothing has to be read to know it.
 */
final class Expected {
    private final Dataset dataset;
    private final Path file;
    private boolean written;
    private int different = -1;

    /** @param name no other records of the run have the same */
    Expected(Dataset dataset, WorkFolder folder, String name) {
        this.dataset = dataset;
        this.file = folder.file("expected-" + name + ".values");
    }

    Dataset dataset() {
        return dataset;
    }

    /**
     * What a worker has handed back.
     *
     * @throws io.wirecost.core.binary.DamagedFileException if it is no such file, or is damaged
     */
    List<RecordValue> read(Path values) throws IOException {
        return Files.mismatch(file(), values) < 0 ? dataset.records() : DecodedFile.read(values, dataset.schema());
    }

    private synchronized Path file() throws IOException {
        if (!written) {
            DecodedFile.write(file, dataset.schema(), dataset.records());
            written = true;
        }
        return file;
    }

    /** Returns how many of the records differ. */
    synchronized int different() throws IOException {
        if (different < 0) {
            different = DifferentValues.count(dataset.schema(), dataset.records());
        }
        return different;
    }
}
