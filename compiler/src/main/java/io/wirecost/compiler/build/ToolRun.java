package io.wirecost.compiler.build;

import io.wirecost.compiler.target.ToolException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs another project's schema compiler to its end. */
public final class ToolRun {
    private static final long TIMEOUT_SECONDS = 60;

    private ToolRun() {}

    /** @throws ToolException with what it printed, when it fails or does not end */
    public static void run(Path folder, List<String> command) throws IOException {
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("tool.log").toFile())
                .start();
        process.getOutputStream().close();
        boolean ended = waitFor(process);
        String printed = java.nio.file.Files.readString(folder.resolve("tool.log"), StandardCharsets.UTF_8);
        if (!ended || process.exitValue() != 0) {
            String how = ended ? "exit code " + process.exitValue() : "still running after " + TIMEOUT_SECONDS + " s";
            throw new ToolException(
                    Path.of(command.get(0)).getFileName() + " failed (" + how + "): " + printed.strip());
        }
    }

    private static boolean waitFor(Process process) throws IOException {
        try {
            return process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ToolException("interrupted while a schema compiler was running");
        } finally {
            process.destroyForcibly();
        }
    }
}
