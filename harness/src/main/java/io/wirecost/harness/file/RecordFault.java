package io.wirecost.harness.file;

import java.nio.file.Path;

/** A record of a file could not be written, read, decoded, or is another one than was written. */
public final class RecordFault extends Exception {
    private static final long serialVersionUID = 1;

    /**
     * @param doing e.g. {@code writing}
     * @param record its number, from 1
     */
    RecordFault(String doing, int record, Path file, String what) {
        super("%s record %,d of %s: %s".formatted(doing, record, file.getFileName(), what));
    }
}
