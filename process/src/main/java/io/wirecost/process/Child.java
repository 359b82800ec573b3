package io.wirecost.process;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A child process that lives beside this one. What it prints on standard error is kept in a file for the message about its
 * end. A child of ours ends by itself when its standard input closes, and so when this process ends.
 */
public final class Child implements AutoCloseable {
    /** In characters: more than any answer of ours takes. */
    private static final int LONGEST_LINE = 1 << 23;

    /** A process that is killed is gone as soon as the system has taken its memory back. */
    private static final Duration DYING = Duration.ofSeconds(10);

    /** A JVM tells of its crash in 20 lines, on its standard output. */
    private static final int KEPT_LINES = 30;

    private final Process process;
    private final Path errors;
    private final BlockingDeque<String> unmeant = new LinkedBlockingDeque<>(KEPT_LINES);

    private Child(Process process, Path errors) {
        this.process = process;
        this.errors = errors;
    }

    /**
     * Starts a child that talks on its standard output; see {@link #answers}.
     *
     * @param errors file for what it prints on standard error
     */
    public static Child start(List<String> command, Path errors) throws IOException {
        return new Child(Start.of(builder(command, errors)), errors);
    }

    /**
     * The same with an environment of its own.
     *
     * @param environment variables beside those of this process
     */
    public static Child start(List<String> command, Map<String, String> environment, Path errors) throws IOException {
        ProcessBuilder builder = builder(command, errors);
        builder.environment().putAll(environment);
        return new Child(Start.of(builder), errors);
    }

    /** The same in a folder of its own, where it may leave files. */
    public static Child startIn(Path folder, List<String> command, Path errors) throws IOException {
        return new Child(Start.of(builder(command, errors).directory(folder.toFile())), errors);
    }

    /** Starts a child that says nothing on its standard output: what is printed there goes to the same file. */
    public static Child startSilent(List<String> command, Path errors) throws IOException {
        File file = errors.toFile();
        ProcessBuilder builder = builder(command, errors).redirectOutput(ProcessBuilder.Redirect.appendTo(file));
        return new Child(Start.of(builder), errors);
    }

    private static ProcessBuilder builder(List<String> command, Path errors) {
        return new ProcessBuilder(command).redirectError(errors.toFile());
    }

    /**
     * Listens from now on; to be called once.
     *
     * @param meaning of a line; empty for one that is not meant for us, as when a library prints
     */
    public <T> ChildAnswers<T> answers(Function<String, Optional<T>> meaning) {
        ChildAnswers<T> answers = new ChildAnswers<>(process.toHandle());
        Thread reader = new Thread(() -> read(meaning, answers), "wirecost child reader");
        reader.setDaemon(true);
        reader.start();
        return answers;
    }

    private <T> void read(Function<String, Optional<T>> meaning, ChildAnswers<T> answers) {
        try (BufferedReader in = process.inputReader(StandardCharsets.UTF_8)) {
            BoundedLines lines = new BoundedLines(in, LONGEST_LINE);
            for (String line = lines.next(); line != null; line = lines.next()) {
                Optional<T> answer = meaning.apply(line);
                answer.ifPresent(answers::add);
                if (answer.isEmpty()) {
                    keep(line);
                }
            }
        } catch (IOException e) {
            // closed on our side: the rest is not needed
        } finally {
            answers.end();
        }
    }

    private void keep(String unmeantLine) {
        while (!unmeant.offerLast(unmeantLine)) {
            unmeant.pollFirst();
        }
    }

    /** Tells it something, in a line. A child that has ended does not hear it; its answers say so. */
    public synchronized void say(String line) {
        try {
            OutputStream out = process.getOutputStream();
            out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            out.flush();
        } catch (IOException e) {
            // it has ended: the listener learns it
        }
    }

    /** Closes its standard input, by which a child of ours learns that it is to end. */
    public synchronized void hangUp() {
        try {
            process.getOutputStream().close();
        } catch (IOException e) {
            // it has ended already
        }
    }

    /** Returns how it has ended; empty while it lives. */
    public Optional<Ending> ending() {
        return process.isAlive() ? Optional.empty() : Optional.of(new Ending(process.exitValue()));
    }

    /** Returns how it ended, after waiting for that; empty if it is hung, as {@link Vigil} has it. */
    public Optional<Ending> ending(Duration timeout) throws InterruptedException {
        Vigil vigil = new Vigil(timeout, () -> Stream.of(process.toHandle()));
        try {
            while (!process.waitFor(vigil.intervalNanos(), TimeUnit.NANOSECONDS)) {
                vigil.look();
            }
            return ending();
        } catch (HungException e) {
            return Optional.empty();
        }
    }

    /**
     * What it printed last, as {@link LastLines} tells it; nothing if that is deleted already. Lines of its standard output
     * that were not meant for us come last: what a runtime prints there, it prints at its end.
     */
    public String lastWords() {
        try {
            return LastLines.of(errors, unmeant);
        } catch (IOException e) {
            return "";
        }
    }

    public long pid() {
        return process.pid();
    }

    /** Waits until it does nothing any more, as far as the system tells; at most 2 s. */
    public void awaitStillness() throws InterruptedException {
        new Stillness(() -> process.info().totalCpuDuration(), time -> Thread.sleep(time.toMillis())).await();
    }

    /** Waits for the end, whether or not the waiting thread is interrupted. */
    public void awaitEnd(Duration timeout) {
        process.onExit()
                .completeOnTimeout(process, timeout.toNanos(), TimeUnit.NANOSECONDS)
                .join();
    }

    /**
     * Ends it at once, and all that it has started, and waits until it is gone. Only then does the system count its processor
     * time as this process's own.
     */
    @Override
    public void close() {
        ProcessTree.end(process);
        awaitEnd(DYING);
    }
}
