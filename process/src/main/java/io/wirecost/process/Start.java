package io.wirecost.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Starts processes. Where the environment names a folder, each process leaves an empty file there, so that a build can tell how
 * many it has started. Children inherit the environment, so theirs count too.
 */
public final class Start {
    /** Names the folder. */
    public static final String VARIABLE = "WIRECOST_STARTED_PROCESSES";

    private Start() {}

    /** @throws IOException if there is no such program */
    public static Process of(ProcessBuilder builder) throws IOException {
        Process process = builder.start();
        count(Path.of(builder.command().get(0)).getFileName().toString());
        return process;
    }

    private static void count(String program) throws IOException {
        String folder = System.getenv(VARIABLE);
        if (folder != null) {
            Files.createTempFile(Files.createDirectories(Path.of(folder)), program + "-", ".process");
        }
    }
}
