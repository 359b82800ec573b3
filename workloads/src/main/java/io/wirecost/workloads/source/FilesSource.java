package io.wirecost.workloads.source;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;

/**
 * A file, or the files of a folder in their order.
 *
 * @param files at least one
 */
record FilesSource(String name, List<SourceFile> files) implements JsonSource {
    @Override
    public RawRecords open() throws IOException, InputException {
        long totalBytes = 0;
        for (SourceFile file : files) {
            totalBytes += Files.size(file.path());
        }
        return new FilesRecords(files, totalBytes);
    }
}
