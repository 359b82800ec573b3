package io.wirecost.cli.setup;

import io.wirecost.core.InputException;
import io.wirecost.document.TerminalText;
import io.wirecost.engine.runtime.Programs;
import io.wirecost.engine.runtime.RuntimeDescription;
import io.wirecost.engine.runtime.RuntimeDescription.Artifact;
import io.wirecost.engine.runtime.RuntimeDescription.Part;
import io.wirecost.engine.runtime.RuntimeInspection;
import io.wirecost.engine.runtime.RuntimePackages;
import io.wirecost.process.Command;
import io.wirecost.process.Ending;
import io.wirecost.process.LastLines;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/** Brings to this machine what a runtime lacks. */
public final class RuntimeSetup {
    private static final Duration TIMEOUT = Duration.ofHours(1);

    private final RuntimeDescription runtime;
    private final Programs programs;
    private final Path cacheFolder;
    private final Consumer<String> out;

    /** @param out is told each command before it runs, and what came of it */
    public RuntimeSetup(RuntimeDescription runtime, Programs programs, Path cacheFolder, Consumer<String> out) {
        this.runtime = runtime;
        this.programs = programs;
        this.cacheFolder = cacheFolder;
        this.out = out;
    }

    /** Looks at what there is now. */
    public RuntimeInspection inspect() throws IOException {
        return RuntimeInspection.of(runtime, programs, cacheFolder);
    }

    /**
     * Plans for what is missing.
     *
     * @throws InputException if packages are missing where a variable of the user's says that they are
     */
    public SetupPlan plan(RuntimeInspection found) throws InputException {
        boolean given = found.packages().filter(RuntimePackages::isGiven).isPresent();
        if (given && !found.isReady()) {
            throw new InputException(found.problem().orElseThrow() + "; install them there, or unset the variable");
        }
        return SetupPlan.of(found, programs, new Actions(found.packages()));
    }

    /**
     * Runs the steps of a plan in their order. One that is not required may fail.
     *
     * @return why a required step failed; empty if all went well
     */
    public Optional<String> run(SetupPlan plan) throws InputException, InterruptedIOException {
        try (Shield shield = new Shield()) {
            for (SetupStep step : plan.steps()) {
                out.accept("$ " + step.described());
                long start = System.nanoTime();
                try {
                    shield.run(step);
                    out.accept("  done in " + words(Duration.ofNanos(System.nanoTime() - start)));
                } catch (InterruptedIOException e) {
                    out.accept("  interrupted; nothing half-done is left");
                    throw e;
                } catch (IOException e) {
                    if (step.required()) {
                        return Optional.of(e.getMessage());
                    }
                    out.accept("  " + TerminalText.text(e.getMessage()) + "; not needed for a start");
                }
            }
            return Optional.empty();
        }
    }

    static String words(Duration duration) {
        long seconds = Math.max(1, Math.round(duration.toMillis() / 1000.0));
        return seconds < 60 ? seconds + " s" : "%d min %d s".formatted(seconds / 60, seconds % 60);
    }

    private final class Actions implements SetupPlan.Actions {
        private Optional<RuntimePackages> packages;

        /** @param packages known later where steps install the programs first */
        Actions(Optional<RuntimePackages> packages) {
            this.packages = packages;
        }

        @Override
        public SetupStep.Action plainly() {
            return command -> succeed(programs.command(command, TIMEOUT));
        }

        @Override
        public SetupStep.Action installing(Part part) {
            return command -> {
                RuntimePackages packages = packages();
                if (!packages.has(part)) { // as it may be where only the programs were missing
                    packages.install(
                            part,
                            work -> succeed(programs.command(command, TIMEOUT).in(work)));
                }
            };
        }

        @Override
        public SetupStep.Action fetching(Artifact artifact) {
            return command -> packages()
                    .fetch(
                            artifact,
                            work -> succeed(programs.command(command, TIMEOUT).in(work)));
        }

        private RuntimePackages packages() throws IOException {
            if (packages.isEmpty()) {
                RuntimeInspection found = inspect();
                packages = Optional.of(found.packages()
                        .orElseThrow(() -> new IOException(found.problem().orElseThrow())));
            }
            return packages.get();
        }

        private void succeed(Command command) throws IOException {
            Command.Result result = command.run();
            if (!result.isSuccess()) {
                Path log = Files.createTempFile(
                        Files.createDirectories(cacheFolder.resolve("setup")), "wirecost-setup-", ".log");
                Files.writeString(log, result.output());
                throw new IOException("%s %s%s; all of its output is in %s"
                        .formatted(
                                Path.of(command.words().get(0)).getFileName(),
                                result.ending().map(Ending::toString).orElse("did not end within an hour"),
                                LastLines.of(result.output().lines().toList()),
                                log));
            }
        }
    }
}
