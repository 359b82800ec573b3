package io.wirecost.pipeline.driver.service;

import io.wirecost.pipeline.control.Role;
import io.wirecost.process.Child;
import io.wirecost.process.Ending;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A child process that is one or more services. It ends by itself when the block is over, or when this process ends. */
public final class ServiceProcess implements AutoCloseable {
    private static final Duration FAREWELL = Duration.ofSeconds(5);

    private final List<Role> roles;
    private final Child child;

    private ServiceProcess(List<Role> roles, Child child) {
        this.roles = roles;
        this.child = child;
    }

    /** @param errors file for its output */
    public static ServiceProcess start(List<Role> roles, List<String> command, Path errors) throws IOException {
        return new ServiceProcess(roles, Child.startSilent(command, errors));
    }

    /** Returns the process while it lives. */
    Optional<ProcessHandle> handle() {
        return ProcessHandle.of(child.pid());
    }

    /** Returns how it ended, if it did. */
    public Optional<Ending> ending() {
        return child.ending();
    }

    /** e.g. {@code service B was ended by signal 9 after 8,120 of 12,000 messages}. */
    public String describe(Ending ending, SetProgress progress) {
        return "%s %s%s%s".formatted(name(), ending, progress.of(roles.get(0)), child.lastWords());
    }

    private String name() {
        String labels = roles.stream().map(Role::name).collect(Collectors.joining(", "));
        return roles.size() == 1 ? "service " + labels : "the process of services " + labels;
    }

    /** Gives it a moment to end by itself, then ends it. */
    @Override
    public void close() {
        try {
            child.ending(FAREWELL);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            kill();
        }
    }

    /** Ends it at once. */
    public void kill() {
        child.close();
    }
}
