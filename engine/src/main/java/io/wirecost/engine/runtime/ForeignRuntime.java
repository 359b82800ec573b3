package io.wirecost.engine.runtime;

import io.wirecost.engine.runtime.RuntimeDescription.Variant;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A runtime beside the JVM, as this machine has it.
 *
 * @param name as trial ids have it, e.g. {@code node}
 * @param title as people write it, e.g. {@code Node.js}
 * @param folder absolute, with everything that belongs to its runner
 * @param command starts its runner from any folder; the first word is a program on the path
 * @param environment variables that the runner needs beside those of this process
 */
public record ForeignRuntime(
        String name, String title, Path folder, List<String> command, Map<String, String> environment, State state) {
    public ForeignRuntime {
        command = List.copyOf(command);
        environment = Map.copyOf(environment);
    }

    /** Whether its codecs can be executed here. */
    public sealed interface State {
        /** They can. */
        record Ready() implements State {}

        /**
         * They cannot.
         *
         * @param what is missing or unfit, e.g. {@code node is not installed}
         * @param command what the user may run to mend it
         */
        record Missing(String what, String command) implements State {}
    }

    /** The runtime of an inspection, and then its variants, as who starts a runner needs them. */
    public static List<ForeignRuntime> of(RuntimeInspection inspection) {
        RuntimeDescription runtime = inspection.runtime();
        State state = inspection
                .problem()
                .<State>map(problem -> new State.Missing(problem, ForeignRuntimes.setup(runtime.name())))
                .orElseGet(State.Ready::new);
        Stream<Variant> itself = Stream.of(new Variant(runtime.name(), runtime.title(), runtime.command()));
        return Stream.concat(itself, runtime.variants().stream())
                .map(variant -> new ForeignRuntime(
                        variant.name(),
                        variant.title(),
                        runtime.folder(),
                        command(variant, runtime),
                        inspection.environment(),
                        state))
                .toList();
    }

    /** Returns whether it takes part only where a user names it. */
    public boolean isVariant() {
        return !folder.endsWith(name);
    }

    /** Arguments that name files of the runtime's folder are made absolute. */
    private static List<String> command(Variant variant, RuntimeDescription runtime) {
        List<String> words = variant.command();
        return Stream.concat(
                        words.stream().limit(1),
                        words.stream()
                                .skip(1)
                                .map(word ->
                                        Files.isRegularFile(runtime.folder().resolve(word))
                                                ? runtime.folder().resolve(word).toString()
                                                : word))
                .toList();
    }
}
