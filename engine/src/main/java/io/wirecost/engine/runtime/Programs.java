package io.wirecost.engine.runtime;

import io.wirecost.process.Command;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The programs of this machine: those that the variable {@code PATH} finds. */
public final class Programs {
    private static final Duration ANSWER = Duration.ofSeconds(20);

    private final Map<String, String> environment;

    /** @param environment variables and their values, {@code PATH} among them */
    public Programs(Map<String, String> environment) {
        this.environment = Map.copyOf(environment);
    }

    /** Returns the file of a program; empty if there is none. */
    public Optional<Path> find(String name) {
        return Stream.of(environment.getOrDefault("PATH", "").split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, name).toAbsolutePath())
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                .findFirst();
    }

    /** Returns whether there is such a program. */
    public boolean has(String name) {
        return find(name).isPresent();
    }

    /** Returns the value of a variable; empty if it is not set, or set to nothing. */
    public Optional<String> variable(String name) {
        return Optional.ofNullable(environment.get(name)).filter(value -> !value.isEmpty());
    }

    /**
     * A command whose program is one of these, and which finds the others too.
     *
     * @param timeout after which it is ended
     */
    public Command command(List<String> words, Duration timeout) {
        List<String> found = new ArrayList<>(words);
        find(words.get(0)).ifPresent(program -> found.set(0, program.toString()));
        return new Command(found, timeout).with(environment);
    }

    /** What a short command prints when it succeeds; empty if it fails or there is no such program. */
    public Optional<String> answer(String... words) {
        try {
            Command.Result result = command(List.of(words), ANSWER).run();
            return result.isSuccess() ? Optional.of(result.output().strip()) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty(); // how the JDK says that there is no such program
        }
    }
}
