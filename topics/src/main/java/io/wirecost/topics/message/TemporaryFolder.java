package io.wirecost.topics.message;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder that is gone when it is closed. */
public record TemporaryFolder(Path path) implements AutoCloseable {
    /** @throws InputException if there is no place for it */
    public static TemporaryFolder make() throws InputException {
        try {
            return new TemporaryFolder(Files.createTempDirectory("wirecost-schemas-"));
        } catch (IOException e) {
            throw new InputException("no temporary folder can be made: " + e.getMessage() + "; set TMPDIR");
        }
    }

    @Override
    public void close() throws InputException {
        try (Stream<Path> all = Files.walk(path)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        } catch (IOException e) {
            throw new InputException(path + ": cannot be removed: " + e.getMessage());
        }
    }
}
