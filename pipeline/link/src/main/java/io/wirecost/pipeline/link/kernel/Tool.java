package io.wirecost.pipeline.link.kernel;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/** A command of the system that does something and ends. */
record Tool(List<String> command) {
    static Tool of(String... command) {
        return new Tool(List.of(command));
    }

    /** The same command, run by another one. */
    Tool within(List<String> prefix) {
        return new Tool(Stream.concat(prefix.stream(), command.stream()).toList());
    }

    /**
     * @param input what it reads, line by line
     * @return what it says
     * @throws IOException if it cannot be started or fails, with what it says
     */
    String run(String... input) throws IOException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        try (OutputStream in = process.getOutputStream()) {
            in.write((String.join("\n", input) + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            // it has ended without reading, and says why
        }
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        if (process.onExit().join().exitValue() != 0) {
            throw new IOException(String.join(" ", command) + ": " + said.replace("\n", "; "));
        }
        return said;
    }
}
