package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A setting-up that is ended from outside while packages are being installed. */
class InterruptedSetupTest {
    @TempDir
    private Path folder;

    @Test
    void it_leaves_no_packages_half_installed_and_no_process() throws Exception {
        Path path = Files.createDirectory(folder.resolve("path"));
        Path installing = folder.resolve("installing");
        program(path.resolve("node"), "echo v20.20.2");
        program(path.resolve("npm"), "mkdir node_modules; echo $$ >'%s'; exec sleep 600".formatted(installing));
        for (String need : List.of("python3", "make", "g++")) {
            program(path.resolve(need), "");
        }
        Process setup = new Wirecost(folder)
                .with("PATH", path.toString())
                .builder("setup", "node", "--yes")
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said").toFile())
                .start();
        Wirecost.await(() -> isWritten(installing) || !setup.isAlive());
        assertThat(installing).as(Files.readString(folder.resolve("said"))).isRegularFile();
        long npm = Long.parseLong(Files.readString(installing).strip());

        setup.destroy();

        assertThat(setup.waitFor(1, TimeUnit.MINUTES)).isTrue();
        Wirecost.await(
                () -> ProcessHandle.of(npm).filter(ProcessHandle::isAlive).isEmpty());
        assertThat(kept()).isEmpty();
        assertThat(Files.readString(folder.resolve("said"))).contains("interrupted; nothing half-done is left");
    }

    private static boolean isWritten(Path file) {
        return file.toFile().length() > 0;
    }

    private static void program(Path file, String line) throws IOException {
        Files.writeString(file, "#!/bin/sh\nPATH=/usr/bin:/bin\n" + line + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    private List<Path> kept() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("cache/wirecost/runtimes"))) {
            return files.filter(file -> !file.getFileName().toString().startsWith("."))
                    .toList();
        }
    }
}
