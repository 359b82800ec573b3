package io.wirecost.cli.folder;

import java.nio.file.Files;
import java.nio.file.Path;

/** A run as users name it: its file, or the folder that it is in. */
public final class RunPath {
    private RunPath() {}

    /** Returns the file of a run. */
    public static Path file(Path given) {
        return Files.isDirectory(given) ? new OutFolder(given).runFile() : given;
    }
}
