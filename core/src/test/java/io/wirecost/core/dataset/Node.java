package io.wirecost.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** Node, which wirecost itself does not need: without it tests are skipped and say so, but under {@code CI=true} they fail. */
final class Node {
    private Node() {}

    /** What a module prints, given a file. */
    static String run(Path module, Path file) throws IOException, InterruptedException {
        requireOnPath();
        Process process = new ProcessBuilder("node", module.toString(), file.toString())
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output;
    }

    private static void requireOnPath() {
        boolean isThere = Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "node")));
        if (!isThere) {
            String what = "Node is not installed; install Node 20 or newer (Debian: apt-get install nodejs)";
            if ("true".equals(System.getenv("CI"))) {
                fail(what);
            }
            abort(what);
        }
    }
}
