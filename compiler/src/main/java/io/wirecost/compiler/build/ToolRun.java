package io.wirecost.compiler.build;

import io.wirecost.compiler.target.ToolException;
import io.wirecost.process.Command;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Runs another project's schema compiler to its end. */
public final class ToolRun {
    private static final Duration TIMEOUT = Duration.ofSeconds(60);

    private ToolRun() {}

    /** @throws ToolException with its output, if it fails or does not end */
    public static void run(Path folder, List<String> command) throws IOException {
        Command.Result result = result(folder, command);
        if (!result.isSuccess()) {
            String how = result.ending()
                    .map(Object::toString)
                    .orElse("was still running after " + TIMEOUT.toSeconds() + " s");
            Path tool = Path.of(command.get(0)).getFileName();
            throw new ToolException(
                    "%s %s: %s".formatted(tool, how, result.output().strip()));
        }
    }

    private static Command.Result result(Path folder, List<String> command) throws IOException {
        try {
            return new Command(command, TIMEOUT).in(folder).run();
        } catch (InterruptedIOException e) {
            throw new ToolException("interrupted while a schema compiler was running");
        }
    }
}
