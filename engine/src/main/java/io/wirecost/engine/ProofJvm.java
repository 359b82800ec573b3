package io.wirecost.engine;

import io.wirecost.harness.proof.ProofLine;
import io.wirecost.pipeline.driver.process.Ending;
import io.wirecost.pipeline.driver.process.LastLines;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A JVM that does one half of a codec's proof; whatever the codec does ends with it. */
final class ProofJvm implements AutoCloseable {
    private final Process process;
    private final WorkFolder folder;
    private final Path errors;
    private final Duration patience;

    private ProofJvm(Process process, WorkFolder folder, Path errors, Duration patience) {
        this.process = process;
        this.folder = folder;
        this.errors = errors;
        this.patience = patience;
    }

    /**
     * @param errors name of the file for what it prints on standard error
     * @param patience how long it may make no progress before it is taken for hung
     */
    static ProofJvm start(List<String> command, WorkFolder folder, String errors, Duration patience)
            throws IOException {
        Path file = folder.file(errors);
        Process process =
                new ProcessBuilder(command).redirectError(file.toFile()).start();
        return new ProofJvm(process, folder, file, patience);
    }

    /** Tells it to begin with what it was started for. */
    void goOn() {
        try {
            process.getOutputStream().write('\n');
            process.getOutputStream().flush();
        } catch (IOException e) {
            // it is gone; following it tells why
        }
    }

    /** Waits for its end, and says what it was. */
    ProofEnd follow() throws IOException, InterruptedException {
        BlockingQueue<Optional<ProofLine>> lines = read();
        ProofLog log = new ProofLog();
        while (log.end().isEmpty()) {
            Optional<ProofLine> line = lines.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
            if (line == null) {
                return new ProofEnd.Failed("hung at %s (no progress for %d s)".formatted(log.place(), seconds()));
            }
            if (line.isEmpty()) {
                return died(log);
            }
            log.add(line.get());
        }
        return log.end().get();
    }

    private ProofEnd died(ProofLog log) throws IOException, InterruptedException {
        if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
            return new ProofEnd.Failed("closed its output at %s and did not end".formatted(log.place()));
        }
        Ending ending = new Ending(process.exitValue());
        if (ending.isInterrupt() && folder.isShuttingDown()) {
            return new ProofEnd.Interrupted();
        }
        return new ProofEnd.Failed("the JVM %s at %s%s".formatted(ending, log.place(), LastLines.of(errors)));
    }

    /** Lines of the proof, and an empty one at the end; what else is printed there counts for nothing. */
    private BlockingQueue<Optional<ProofLine>> read() {
        BlockingQueue<Optional<ProofLine>> lines = new LinkedBlockingQueue<>();
        Thread reader = new Thread(
                () -> {
                    try (BufferedReader in = process.inputReader(StandardCharsets.UTF_8)) {
                        for (String line = in.readLine(); line != null; line = in.readLine()) {
                            ProofLine.parse(line).ifPresent(found -> lines.add(Optional.of(found)));
                        }
                    } catch (IOException e) {
                        // closed on our side: nobody waits for the rest
                    }
                    lines.add(Optional.empty());
                },
                "wirecost proof reader");
        reader.setDaemon(true);
        reader.start();
        return lines;
    }

    private long seconds() {
        return Math.max(1, patience.toSeconds());
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
