package io.wirecost.process;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * A program that does something and ends.
 *
 * @param folder in which it runs; empty for that of this process
 * @param environment variables beside those of this process
 * @param input what it reads on its standard input
 * @param timeout after which it is ended
 */
public record Command(
        List<String> words, Optional<Path> folder, Map<String, String> environment, byte[] input, Duration timeout) {
    public Command {
        words = List.copyOf(words);
        environment = Map.copyOf(environment);
    }

    /** A command that reads nothing. */
    public Command(List<String> words, Duration timeout) {
        this(words, Optional.empty(), Map.of(), new byte[0], timeout);
    }

    public Command in(Path other) {
        return new Command(words, Optional.of(other), environment, input, timeout);
    }

    public Command reading(byte[] other) {
        return new Command(words, folder, environment, other.clone(), timeout);
    }

    public Command with(Map<String, String> variables) {
        return new Command(words, folder, variables, input, timeout);
    }

    /**
     * What came of a command.
     *
     * @param output everything that it printed, standard error included
     * @param ending empty if it did not end in time, and was ended
     */
    public record Result(String output, Optional<Ending> ending) {
        public boolean isSuccess() {
            return ending.filter(Ending::isSuccess).isPresent();
        }
    }

    /**
     * Runs it to its end, and leaves nothing of it.
     *
     * @throws IOException if there is no such program
     * @throws InterruptedIOException if the waiting thread is interrupted
     */
    public Result run() throws IOException {
        ProcessBuilder builder = new ProcessBuilder(words).redirectErrorStream(true);
        folder.ifPresent(path -> builder.directory(path.toFile()));
        builder.environment().putAll(environment);
        Process process = Start.of(builder);
        try {
            CompletableFuture<String> output = CompletableFuture.supplyAsync(() -> read(process), Command::inThread);
            feed(process);
            boolean ended = process.waitFor(timeout.toNanos(), TimeUnit.NANOSECONDS);
            if (!ended) {
                ProcessTree.end(process);
            }
            return new Result(output.join(), ended ? Optional.of(new Ending(process.exitValue())) : Optional.empty());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted while " + words.get(0) + " was running");
        } finally {
            ProcessTree.end(process);
        }
    }

    private void feed(Process process) {
        try (OutputStream in = process.getOutputStream()) {
            in.write(input);
        } catch (IOException e) {
            // it has ended without reading, and says why
        }
    }

    private static void inThread(Runnable task) {
        Thread thread = new Thread(task, "wirecost command reader");
        thread.setDaemon(true);
        thread.start();
    }

    private static String read(Process process) {
        try {
            return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
