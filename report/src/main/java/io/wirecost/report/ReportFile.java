package io.wirecost.report;

import io.wirecost.core.WriteFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Reports on disk. */
public final class ReportFile {
    private ReportFile() {}

    /**
     * Replaces the file in one step: a reader who opens it meanwhile sees the former report or this one, whole.
     *
     * @throws IOException if its folder does not exist or cannot be written to
     */
    public static void write(String report, Path file) throws IOException {
        Path target = file.toAbsolutePath();
        if (!Files.isDirectory(target.getParent())) {
            throw new IOException(file + ": its folder does not exist; make it, or name another file");
        }
        Path partial = target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".partial");
        try {
            Files.writeString(partial, report);
            Files.move(partial, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new WriteFailure(file, e);
        } finally {
            Files.deleteIfExists(partial);
        }
    }
}
