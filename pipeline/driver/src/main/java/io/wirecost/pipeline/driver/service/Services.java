package io.wirecost.pipeline.driver.service;

import io.wirecost.core.run.Experiment;
import io.wirecost.pipeline.control.BlockPlan;
import io.wirecost.pipeline.control.BlockPlanFile;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.driver.service.ServiceReplies.Interruption;
import io.wirecost.process.Ending;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.kafka.common.utils.Utils;

/** The processes of three services that belong together, as far as they are on this machine. */
public final class Services implements AutoCloseable {
    private final List<ServiceProcess> processes = new ArrayList<>();
    private final Path folder;
    private final BooleanSupplier ending;
    private boolean over;

    /** How a process of these services is started. */
    public interface Commands {
        List<String> of(List<Role> roles, Path plan) throws IOException;
    }

    private Services(Path folder, BooleanSupplier ending) {
        this.folder = folder;
        this.ending = ending;
    }

    /**
     * Starts them.
     *
     * @param roles those on this machine
     * @param plan what the services of these roles do
     * @param commands start their processes
     * @param folder for plans and last words, theirs alone; deleted when they are closed
     * @param ending whether this process is being ended from outside
     */
    public static Services start(
            Set<Role> roles,
            Experiment.Services hosting,
            Function<List<Role>, BlockPlan> plan,
            Commands commands,
            Path folder,
            BooleanSupplier ending)
            throws IOException {
        Services services = new Services(Files.createDirectories(folder), ending);
        try {
            for (List<Role> together : grouped(roles, hosting)) {
                String name = "service-" + together.stream().map(Role::label).reduce("", String::concat);
                Path file = folder.resolve(name + ".json");
                BlockPlanFile.write(plan.apply(together), file);
                services.processes.add(
                        ServiceProcess.start(together, commands.of(together, file), folder.resolve(name + ".stderr")));
            }
            return services;
        } catch (IOException | RuntimeException e) {
            services.kill();
            throw e;
        }
    }

    private static List<List<Role>> grouped(Set<Role> roles, Experiment.Services hosting) {
        return hosting == Experiment.Services.THREADS
                ? List.of(List.copyOf(roles))
                : roles.stream().map(List::of).toList();
    }

    /** Returns the processes that live. */
    public Stream<ProcessHandle> handles() {
        return processes.stream().flatMap(process -> process.handle().stream());
    }

    /** Returns in words what has happened to a process that should be there. */
    public Optional<String> death(SetProgress progress) throws Interruption {
        for (ServiceProcess process : processes) {
            Optional<Ending> end = process.ending();
            if (end.isPresent() && !over) {
                if (end.get().isInterrupt() && ending.getAsBoolean()) {
                    throw new Interruption();
                }
                return Optional.of(process.describe(end.get(), progress));
            }
        }
        return Optional.empty();
    }

    /** Allows the services to end from now on. */
    public void expectEnd() {
        over = true;
    }

    /** Ends them at once. */
    public void kill() {
        processes.forEach(ServiceProcess::kill);
    }

    @Override
    public void close() throws IOException {
        processes.forEach(ServiceProcess::close);
        Utils.delete(folder.toFile());
    }
}
