package io.wirecost.engine;

import io.wirecost.harness.ProofLine;
import io.wirecost.pipeline.driver.process.Ending;
import io.wirecost.pipeline.driver.process.LastLines;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Has codecs proven, each in a JVM of its own, so that whatever a codec does ends with that JVM. */
final class Prover {
    private final MeasuringJvm jvm;
    private final WorkFolder folder;
    private final Duration patience;

    /** @param patience how long a JVM may make no progress before it is taken for hung */
    Prover(MeasuringJvm jvm, WorkFolder folder, Duration patience) {
        this.jvm = jvm;
        this.folder = folder;
        this.patience = patience;
    }

    Verdict prove(Candidate candidate, Path dataset) throws IOException {
        Path errors = folder.file("prove-" + candidate.name() + ".stderr");
        Process process = new ProcessBuilder(jvm.proveCommand(candidate, dataset))
                .redirectError(errors.toFile())
                .start();
        try {
            return watch(process, errors);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Verdict.Interrupted();
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    private Verdict watch(Process process, Path errors) throws IOException, InterruptedException {
        BlockingQueue<Optional<ProofLine>> lines = read(process);
        ProofLog log = new ProofLog();
        while (log.verdict().isEmpty()) {
            Optional<ProofLine> line = lines.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
            if (line == null) {
                return new Verdict.Failed("hung at %s (no progress for %d s)".formatted(log.place(), seconds()));
            }
            if (line.isEmpty()) {
                return died(process, log, errors);
            }
            log.add(line.get());
        }
        return log.verdict().get();
    }

    private Verdict died(Process process, ProofLog log, Path errors) throws IOException, InterruptedException {
        if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
            return new Verdict.Failed("closed its output at %s and did not end".formatted(log.place()));
        }
        Ending ending = new Ending(process.exitValue());
        if (ending.isInterrupt() && folder.isShuttingDown()) {
            return new Verdict.Interrupted();
        }
        return new Verdict.Failed("the JVM %s at %s%s".formatted(ending, log.place(), LastLines.of(errors)));
    }

    /** Lines of the proof, and an empty one at the end; what else is printed there counts for nothing. */
    private static BlockingQueue<Optional<ProofLine>> read(Process process) {
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
}
