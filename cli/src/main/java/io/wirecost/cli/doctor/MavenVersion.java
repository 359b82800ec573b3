package io.wirecost.cli.doctor;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Asks Maven who it is. */
final class MavenVersion {
    private static final Pattern VERSION = Pattern.compile("Apache Maven ([\\w.-]+)");
    private static final long PATIENCE_SECONDS = 20;

    private MavenVersion() {}

    /** Its version; empty when there is no Maven on the path, or none that answers. */
    static Optional<String> find() throws IOException {
        Process process;
        try {
            process = new ProcessBuilder("mvn", "--version")
                    .redirectErrorStream(true)
                    .start();
        } catch (IOException e) {
            return Optional.empty(); // how the JDK says that there is no such program
        }
        try {
            process.getOutputStream().close();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            Matcher version = VERSION.matcher(said);
            boolean ended = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
            return ended && version.find() ? Optional.of(version.group(1)) : Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } finally {
            process.destroyForcibly();
        }
    }
}
