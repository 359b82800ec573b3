package io.wirecost.engine.worker;

import io.wirecost.core.codec.CodecInfo;
import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** The workers of a runner in one run: those that serve one codec after the other, and those that serve one alone. */
final class Fleet {
    private final Workers workers;
    private final Processes processes;
    private final GivenData given;
    private final Map<Half, SharedWorkers> shared = new EnumMap<>(Half.class);

    /** The halves of a proof. No process does both, so that nothing remembered passes for decoding. */
    enum Half {
        ENCODE,
        DECODE
    }

    Fleet(Workers workers, Processes processes, GivenData given) throws IOException {
        this.workers = workers;
        this.processes = processes;
        this.given = given;
        Optional<Launch> launch = workers.shared();
        if (launch.isPresent()) {
            int most = Math.max(1, Runtime.getRuntime().availableProcessors() / Half.values().length);
            for (Half half : Half.values()) {
                shared.put(half, new SharedWorkers(processes, launch.get(), half + "-shared", most));
            }
        }
    }

    Workers workers() {
        return workers;
    }

    Processes processes() {
        return processes;
    }

    /** Something that is done with a worker. */
    interface Task {
        /** @param alone whether the process was started for this codec */
        ProofEnd with(Worker worker, boolean alone) throws IOException, InterruptedException;
    }

    /** What is done here with the result, while the worker serves others. */
    interface Check {
        ProofEnd of(ProofEnd.Done done) throws IOException;
    }

    /** What a codec does among others, or, where it fails or there are no others, alone. */
    ProofEnd twice(Half half, CodecInfo codec, Task task, Check check) throws IOException, InterruptedException {
        if (shared.containsKey(half)) {
            ProofEnd end = checked(shared.get(half).lend(worker -> task.with(worker, false)), check);
            if (!(end instanceof ProofEnd.Failed)) {
                return end;
            }
        }
        try (Worker worker = alone(codec, half.name())) {
            return checked(task.with(worker, true), check);
        }
    }

    private static ProofEnd checked(ProofEnd end, Check check) throws IOException {
        return end instanceof ProofEnd.Done done ? check.of(done) : end;
    }

    /** Starts a worker that proves one codec. */
    Worker alone(CodecInfo codec, String what) throws IOException {
        return processes.start(workers.proving(codec), what);
    }

    /** Those that serve one codec after the other; empty where there are none. */
    Optional<SharedWorkers> shared(Half half) {
        return Optional.ofNullable(shared.get(half));
    }

    /** @param seesValues whether the worker gets the records */
    Reply open(Worker worker, CodecInfo codec, boolean alone, boolean seesValues)
            throws IOException, InterruptedException {
        return worker.open(workers.opening(codec, alone), codec, given, seesValues);
    }

    /** Ends the processes that have nothing to do. */
    void rest() {
        shared.values().forEach(SharedWorkers::rest);
    }
}
