package io.wirecost.report.html;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The tools that check the front end. Wirecost itself needs none of them: where they are missing, the tests that do are
 * skipped and say how to install them, but under {@code CI=true} they fail.
 */
final class FrontEnd {
    static final Path FOLDER = Path.of("").toAbsolutePath();

    private static final List<String> BROWSERS = List.of(
            "/usr/bin/chromium",
            "/usr/bin/chromium-browser",
            "/usr/bin/google-chrome",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");

    private FrontEnd() {}

    /** What a finished process printed. */
    record Outcome(int exitCode, String output) {}

    /** Makes sure that Node and the packages of package-lock.json are there. */
    static void prepare() {
        if (onPath("node").isEmpty() || onPath("npm").isEmpty()) {
            missing("Node is not installed; install Node 20 or newer with npm (Debian: apt-get install nodejs npm)");
        }
        if (!Files.isDirectory(FOLDER.resolve("node_modules/playwright-core"))) {
            // Not `npm ci`: it insists on Biome's executables for every other platform, which not all registries have.
            Outcome installed = run(Map.of(), "npm", "install", "--no-save");
            if (installed.exitCode() != 0) {
                missing("the front end's tools cannot be installed; run `npm install --no-save` in report/:\n"
                        + installed.output());
            }
        }
    }

    /** The browser that shows the reports. */
    static Path browser() {
        return Stream.concat(Stream.ofNullable(System.getenv("CHROMIUM")), BROWSERS.stream())
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst()
                .orElseGet(() -> missing(
                        "Chromium is not installed; install it (Debian: apt-get install chromium) or set CHROMIUM"));
    }

    static Outcome run(Map<String, String> environment, String... command) {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(FOLDER.toFile()).redirectErrorStream(true);
        builder.environment().putAll(environment);
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Outcome(process.waitFor(), output);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static Optional<Path> onPath(String tool) {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, tool))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static <T> T missing(String what) {
        if ("true".equals(System.getenv("CI"))) {
            return fail(what);
        }
        return abort(what);
    }
}
