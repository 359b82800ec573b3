package io.wirecost.pipeline.driver.broker;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.wirecost.process.Start;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A disk of its own with room for little, in memory. Only root can make one. */
final class SmallDisk implements AutoCloseable {
    private final Path folder;

    private SmallDisk(Path folder) {
        this.folder = folder;
    }

    /** Skips the test where it cannot be made, but never in continuous integration. */
    static SmallDisk at(Path folder, String size) {
        String failure;
        try {
            failure = run("mount", "-t", "tmpfs", "-o", "size=" + size, "tmpfs", folder.toString());
        } catch (IOException e) {
            failure = e.getMessage();
        }
        if (!failure.isEmpty()) {
            if ("true".equals(System.getenv("CI"))) {
                throw new AssertionError("a small disk must be there in continuous integration: " + failure);
            }
            assumeTrue(false, "no small disk could be mounted (it takes root): " + failure);
        }
        return new SmallDisk(folder);
    }

    Path folder() {
        return folder;
    }

    @Override
    public void close() throws IOException {
        String failure = run("umount", folder.toString());
        if (!failure.isEmpty()) {
            throw new IOException(failure);
        }
    }

    /** What it complains of; nothing if it succeeds. */
    private static String run(String... command) throws IOException {
        Process process = Start.of(new ProcessBuilder(command).redirectErrorStream(true));
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        return process.onExit().join().exitValue() == 0 ? "" : String.join(" ", command) + ": " + said;
    }
}
