package io.wirecost.pipeline.driver;

import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.driver.process.Ending;
import io.wirecost.pipeline.driver.process.LastLines;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** A child process that is one or more services. It ends by itself when the block is over, or when this process ends. */
public final class ServiceProcess implements AutoCloseable {
    private static final long FAREWELL_SECONDS = 5;

    private final List<Role> roles;
    private final Path errors;
    private final Process process;

    private ServiceProcess(List<Role> roles, Path errors, Process process) {
        this.roles = roles;
        this.errors = errors;
        this.process = process;
    }

    /** @param errors file for what it prints */
    public static ServiceProcess start(List<Role> roles, List<String> command, Path errors) throws IOException {
        Process process = new ProcessBuilder(command)
                .redirectError(errors.toFile())
                .redirectOutput(ProcessBuilder.Redirect.appendTo(errors.toFile()))
                .start();
        return new ServiceProcess(roles, errors, process);
    }

    /** How it ended, if it did. */
    Optional<Ending> ending() {
        return process.isAlive() ? Optional.empty() : Optional.of(new Ending(process.exitValue()));
    }

    /** e.g. {@code service B was ended by signal 9 after 8,120 of 12,000 messages}. */
    String describe(Ending ending, Progress progress) {
        return "%s %s%s%s".formatted(name(), ending, progress.of(roles.get(0)), lastWords());
    }

    private String name() {
        String labels = roles.stream().map(Role::name).collect(Collectors.joining(", "));
        return roles.size() == 1 ? "service " + labels : "the process of services " + labels;
    }

    private String lastWords() {
        try {
            return LastLines.of(errors);
        } catch (IOException e) {
            return "";
        }
    }

    /** Gives it a moment to end by itself, then ends it. */
    @Override
    public void close() {
        try {
            process.waitFor(FAREWELL_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            kill();
        }
    }

    /** Ends it at once. */
    void kill() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
