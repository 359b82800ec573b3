package io.wirecost.pipeline.link.kernel;

import io.wirecost.process.Command;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/** A command of the system that does something and ends. */
record Tool(List<String> command) {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

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
     * @throws IOException if it cannot be started or fails, with its output
     */
    String run(String... input) throws IOException {
        Command.Result result = new Command(command, TIMEOUT)
                .reading((String.join("\n", input) + "\n").getBytes(StandardCharsets.UTF_8))
                .run();
        String said = result.output().strip();
        if (!result.isSuccess()) {
            throw new IOException(String.join(" ", command) + ": " + said.replace("\n", "; "));
        }
        return said;
    }
}
