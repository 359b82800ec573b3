package io.wirecost.cli;

import java.nio.file.Files;
import java.nio.file.Path;

/** A run as users name it: its file, or the folder that it is in. */
final class RunPath {
    private RunPath() {}

    static Path file(Path given) {
        return Files.isDirectory(given) ? new OutFolder(given).runFile() : given;
    }
}
