package io.wirecost.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.process.Command;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A tool of the format's own project, installed on this machine, that tests hold our schemas and bytes against. It is a
 * {@link Prerequisite}.
 */
public final class Oracle {
    private static final Duration TIMEOUT = Duration.ofMinutes(10);

    private final Path executable;

    private Oracle(Path executable) {
        this.executable = executable;
    }

    /** @param tool as it is found on the PATH, e.g. {@code flatc} */
    public static Oracle named(String tool) {
        return find(tool).orElseGet(() -> Prerequisite.missing(absence(tool)));
    }

    /** The program of a runtime, by whose name {@code WIRECOST_RUNTIMES} may demand it, e.g. {@code php}. */
    public static Oracle ofRuntime(String name) {
        return find(name).orElseGet(() -> Prerequisite.missingRuntime(name, absence(name)));
    }

    private static Optional<Oracle> find(String tool) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, tool))
                .filter(Files::isExecutable)
                .findFirst()
                .map(Oracle::new);
    }

    private static String absence(String tool) {
        return tool + " is not on the PATH: nothing was compared with it; .ci/run names its package";
    }

    /** What it prints, errors included; the test fails unless it ends with exit code 0. */
    public String run(Path folder, String... arguments) throws IOException {
        return run(folder, new byte[0], arguments);
    }

    /** The same for a tool that reads its standard input. */
    public String run(Path folder, byte[] input, String... arguments) throws IOException {
        List<String> words = Stream.concat(Stream.of(executable.toString()), Stream.of(arguments))
                .toList();
        Command.Result result = new Command(words, TIMEOUT)
                .in(folder)
                .with(Map.of("PWD", folder.toAbsolutePath().toString())) // capnp warns if it names another folder
                .reading(input)
                .run();
        assertThat(result.isSuccess()).as(words + ": " + result.output()).isTrue();
        return result.output();
    }
}
