package io.wirecost.cli.folder;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Keeps what can be read only once: standard input in a file, and the messages of a topic. */
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

    /**
     * Returns the records of a topic. To be called once.
     *
     * @throws InputException if the topic cannot be read, or there is no place for it
     */
    Dataset keep(TopicSource topic) throws InputException;

    /** Returns a keeper whose file is gone when this process ends, also by Ctrl-C. */
    static InputKeeper temporary() {
        return new TemporaryInput();
    }

    /** Returns a keeper that finds what a run has kept in its folder when it was started. */
    static InputKeeper found(Path run) {
        return new FoundInput(run);
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
