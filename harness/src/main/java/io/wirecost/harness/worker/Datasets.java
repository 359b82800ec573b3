package io.wirecost.harness.worker;

import io.wirecost.core.Checksum;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The dataset that was read last. Codecs that share a process are held against the same one. */
final class Datasets {
    private Path file;
    private Given given;

    /**
     * A dataset as it was read.
     *
     * @param checksum SHA-256 of the file's bytes
     */
    record Given(Dataset dataset, String checksum) {}

    synchronized Given read(Path wanted) throws IOException {
        if (!wanted.equals(file)) {
            given = new Given(DatasetFile.read(wanted), Checksum.of(Files.readAllBytes(wanted)));
            file = wanted;
        }
        return given;
    }
}
