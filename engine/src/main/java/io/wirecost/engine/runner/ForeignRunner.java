package io.wirecost.engine.runner;

import io.wirecost.core.InputException;
import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.SafetyAdvice;
import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.engine.worker.AnswerMembers;
import io.wirecost.engine.worker.Conversation;
import io.wirecost.engine.worker.RunnerSession;
import io.wirecost.engine.worker.WorkOrder;
import io.wirecost.engine.worker.WorkerBench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Executes codecs of another language through a program that speaks the runner protocol. */
public final class ForeignRunner implements Runner {
    private final RunnerCommand command;
    private final Handshake handshake;

    private ForeignRunner(RunnerCommand command, Handshake handshake) {
        this.command = command;
        this.handshake = handshake;
    }

    /**
     * Starts the program once, and asks who it is.
     *
     * @param timeout of a {@link io.wirecost.process.Vigil} over it
     * @throws InputException if there is no such program, or it does not answer as the protocol says
     */
    public static ForeignRunner load(RunnerCommand command, Duration timeout) throws InputException, IOException {
        Path errors = Files.createTempFile("wirecost-hello", ".stderr");
        try (Conversation talk = start(command, errors, timeout)) {
            Outcome<Handshake> handshake = AnswerMembers.read(talk.ask(Handshake.request()), "hello", Handshake::read);
            if (handshake.failure().isPresent()) {
                throw refused(command, handshake.failure().get());
            }
            return new ForeignRunner(command, handshake.value());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } finally {
            Files.deleteIfExists(errors);
        }
    }

    private static Conversation start(RunnerCommand command, Path errors, Duration timeout) throws InputException {
        try {
            return Conversation.start(command.launch(), errors, timeout, Optional.empty());
        } catch (IOException e) {
            throw refused(command, "it cannot be started: " + e.getMessage());
        }
    }

    private static InputException refused(RunnerCommand command, String reason) {
        return new InputException("runner %s: %s".formatted(command, reason));
    }

    @Override
    public RuntimeInfo runtime() {
        return handshake.runtime();
    }

    @Override
    public List<CodecInfo> codecs() {
        return handshake.codecs().stream().map(ForeignCodec::info).toList();
    }

    @Override
    public List<CodecInfo> defaults() {
        return handshake.codecs().stream()
                .filter(ForeignCodec::isDefault)
                .map(ForeignCodec::info)
                .toList();
    }

    @Override
    public List<RefusedCodec> refused() {
        return handshake.refused();
    }

    @Override
    public Optional<SafetyAdvice> safetyAdvice(CodecInfo codec) {
        return known(codec).flatMap(ForeignCodec::safetyAdvice);
    }

    @Override
    public List<VersionSwitch> versionSwitches(CodecInfo codec) {
        return known(codec).map(ForeignCodec::versionSwitches).orElse(List.of());
    }

    private Optional<ForeignCodec> known(CodecInfo codec) {
        return handshake.codecs().stream()
                .filter(one -> one.name().equals(codec.name()))
                .findFirst();
    }

    /** Services of the pipeline are the JVM's. */
    @Override
    public Set<Measure> measures() {
        return EnumSet.of(Measure.SIZE, Measure.SPEED, Measure.INTEROP, Measure.COMPRESSION, Measure.ROBUSTNESS);
    }

    @Override
    public Map<CompressionMethod, String> compressions() {
        return Map.of();
    }

    @Override
    public RunnerSession open(WorkOrder order) throws IOException {
        return new WorkerBench(
                runtime().name(), (its, schemaFile) -> new ForeignWorkers(command, handshake, its, schemaFile), order);
    }
}
