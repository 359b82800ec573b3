package io.wirecost.cli.folder;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Keeps standard input in a file, for records are read more than once. */
public interface InputKeeper {
    /** How users name standard input. */
    Path STANDARD_INPUT = Path.of("-");

    /** The name of the file, and so of the dataset. */
    String NAME = "standard-input";

    /**
     * Returns the file with all that a stream has. To be called once.
     *
     * @throws InputException if there is no place for it
     */
    Path keep(InputStream in) throws InputException;

    /** Returns a keeper whose file is gone when this process ends, also by Ctrl-C. */
    static InputKeeper temporary() {
        return in -> {
            try {
                Path folder = Files.createTempDirectory("wirecost-input-");
                folder.toFile().deleteOnExit();
                Path file = folder.resolve(NAME);
                file.toFile().deleteOnExit();
                return copy(in, file);
            } catch (IOException e) {
                throw new InputException("standard input cannot be kept: " + e.getMessage() + "; set TMPDIR");
            }
        };
    }

    /** Returns a keeper that finds what a run has kept in its folder when it was started. */
    static InputKeeper found(Path run) {
        return in -> {
            Path file = run.resolve(NAME);
            if (!Files.exists(file)) {
                throw new InputException(file + ": is not there any more; the run had its records from standard input,"
                        + " and cannot be continued without them");
            }
            return file;
        };
    }

    /** Writes a file that is there only when it is complete. */
    static Path copy(InputStream in, Path file) throws InputException {
        Path partial =
                file.resolveSibling("." + NAME + "." + ProcessHandle.current().pid() + ".partial");
        partial.toFile().deleteOnExit();
        try {
            try {
                Files.copy(in, partial, StandardCopyOption.REPLACE_EXISTING);
                return Files.move(partial, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(partial);
            }
        } catch (IOException e) {
            throw new InputException(
                    "standard input cannot be kept in " + file + ": " + e.getMessage() + "; free some space");
        }
    }
}
