package io.wirecost.engine.catalog;

import io.wirecost.core.InputException;
import io.wirecost.core.codec.CodecId;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.runner.ForeignRunner;
import io.wirecost.engine.runner.Runner;
import io.wirecost.engine.runner.RunnerCommand;
import io.wirecost.engine.runtime.ForeignRuntime;
import io.wirecost.engine.runtime.ForeignRuntimes;
import io.wirecost.engine.worker.WorkOrder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Where runtimes beside the JVM are looked for.
 *
 * @param cache folder of what is kept between runs, which has the packages of runtimes
 * @param environment variables and their values, {@code PATH} among them
 * @param own commands of runners that a user has named
 * @param named names of runtimes that a user has named; variants of a runtime take part only if they are among them, and
 *     where all of them are JVMs, the installation's other runtimes are not even looked at
 */
public record OtherRuntimes(Path cache, Map<String, String> environment, List<RunnerCommand> own, Set<String> named) {
    public OtherRuntimes {
        environment = Map.copyOf(environment);
        own = List.copyOf(own);
        named = Set.copyOf(named);
    }

    /** Those of the installation alone, without variants. */
    public static OtherRuntimes in(Path cache, Map<String, String> environment) {
        return new OtherRuntimes(cache, environment, List.of(), Set.of());
    }

    /** Those that can be started, and those that cannot. */
    record Found(List<Runner> runners, List<AbsentRuntime> absent) {}

    /**
     * Starts each once. A runtime of the installation that does not start is absent.
     *
     * @throws InputException if one of the user's own runners does not start, or has the name of another runtime
     */
    Found find(Installation installation) throws InputException, IOException {
        List<Runner> runners = new ArrayList<>();
        List<AbsentRuntime> absent = new ArrayList<>();
        boolean jvmsOnly = !named.isEmpty() && CodecId.ON_JVMS.containsAll(named);
        for (ForeignRuntime runtime :
                jvmsOnly ? List.<ForeignRuntime>of() : ForeignRuntimes.of(installation, cache, environment)) {
            if (runtime.isVariant() && !named.contains(runtime.name())) {
                continue;
            }
            if (runtime.state() instanceof ForeignRuntime.State.Missing missing) {
                absent.add(new AbsentRuntime(runtime.name(), runtime.title(), missing.what(), missing.command()));
            } else {
                start(runtime, runners, absent);
            }
        }
        for (RunnerCommand command : own) {
            add(ForeignRunner.load(command, WorkOrder.TIMEOUT), command, runners);
        }
        return new Found(runners, absent);
    }

    private static void start(ForeignRuntime runtime, List<Runner> runners, List<AbsentRuntime> absent)
            throws IOException {
        RunnerCommand command = new RunnerCommand(
                runtime.command(), runtime.environment(), Optional.of(FolderContents.checksum(runtime.folder())));
        try {
            runners.add(ForeignRunner.load(command, WorkOrder.TIMEOUT));
        } catch (InputException e) {
            absent.add(new AbsentRuntime(
                    runtime.name(), runtime.title(), e.getMessage(), ForeignRuntimes.setup(runtime.name())));
        }
    }

    private static void add(Runner runner, RunnerCommand command, List<Runner> runners) throws InputException {
        String name = runner.runtime().name();
        if (runners.stream().anyMatch(other -> other.runtime().name().equals(name))) {
            throw new InputException("runner %s: its runtime calls itself %s, as another one does; give it another name"
                    .formatted(command, name));
        }
        runners.add(runner);
    }
}
