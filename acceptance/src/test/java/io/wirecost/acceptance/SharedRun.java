package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A run of the sizes of {@code jackson-json} and {@code protobuf-java}, made once for all tests that only read a run. */
final class SharedRun {
    private static final String OUT = "out";

    private final Path folder;
    private final Outcome outcome;

    private SharedRun(Path folder, Outcome outcome) {
        this.folder = folder;
        this.outcome = outcome;
    }

    /** Puts a copy of what the run has left into the folder {@code out} of a test's folder; what the run has said. */
    static Outcome copyTo(Path folder) throws IOException {
        SharedRun run = Once.RUN;
        copy(run.folder.resolve(OUT), folder.resolve(OUT));
        return run.outcome;
    }

    static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(from.relativize(file).toString()));
            }
        }
    }

    /** Made when the first test asks for it. */
    private static final class Once {
        private static final SharedRun RUN = make();

        private static SharedRun make() {
            Path folder = folder();
            Outcome outcome = Wirecost.warm(folder)
                    .run("run", "--measure", "size", "--codec", "jackson-json,protobuf-java", "--out", OUT);
            assertThat(outcome.exitCode()).as(outcome.err()).isZero();
            return new SharedRun(folder, outcome);
        }

        private static Path folder() {
            try {
                return Files.createTempDirectory(Path.of("target").toAbsolutePath(), "shared-run");
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
    }
}
