package io.wirecost.pipeline.driver.broker;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Whether a disk holds an experiment, asked before a broker is started on it. */
public final class DiskCheck {
    private static final double GIGABYTE = 1e9;

    private DiskCheck() {}

    /**
     * @param folder that the broker's data would be made in
     * @param neededBytes at the same time
     * @throws InputException if there is less, or no such folder
     */
    public static void check(Path folder, long neededBytes) throws InputException, IOException {
        if (!Files.isDirectory(folder) || !Files.isWritable(folder)) {
            throw new InputException("the broker cannot keep its data in %s: it is no folder, or cannot be written to; "
                            .formatted(folder)
                    + "create it, or name another folder with --broker-dir");
        }
        long usableBytes = Files.getFileStore(folder).getUsableSpace();
        if (usableBytes < neededBytes) {
            throw new InputException(
                    "the broker needs up to %s GB of disk for this experiment, but only %s GB are free in %s; "
                                    .formatted(
                                            gigabytes(Math.ceil(neededBytes / GIGABYTE * 10)),
                                            gigabytes(Math.floor(usableBytes / GIGABYTE * 10)),
                                            folder)
                            + "name a folder on a larger disk with --broker-dir, or send fewer or smaller messages");
        }
    }

    /** Rounded by the caller so that the two never look equal. */
    private static String gigabytes(double tenths) {
        return String.format(Locale.ROOT, "%.1f", tenths / 10);
    }
}
