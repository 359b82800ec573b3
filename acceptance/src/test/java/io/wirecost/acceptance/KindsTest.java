package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** How many files of main code a new kind of type would touch. */
class KindsTest {
    private static final int MOST_FILES = 45;

    /** Whoever tells all kinds apart names this one, in Java and in the languages of the runners. */
    private static final String IN_JAVA = "LOCAL_TIMESTAMP_NANOS";

    private static final String IN_RUNNERS = "local-timestamp-nanos";

    @Test
    void at_most_45_files_tell_all_kinds_of_types_apart() throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path folder : Modules.folders("src/main/java")) {
            files.addAll(naming(IN_JAVA, folder));
        }
        for (String runner : List.of("node", "php")) {
            files.addAll(naming(
                    IN_RUNNERS, Modules.ROOT.resolve("runners").resolve(runner).resolve("src")));
        }
        assertThat(files).hasSizeBetween(20, MOST_FILES);
    }

    private static List<Path> naming(String kind, Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> names(kind, file))
                    .toList();
        }
    }

    private static boolean names(String kind, Path file) {
        try {
            return Files.readString(file).contains(kind);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
