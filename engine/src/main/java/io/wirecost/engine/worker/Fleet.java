package io.wirecost.engine.worker;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.schema.Schema;
import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** The workers of a runner in one run: those that serve one codec after the other, and those that serve one alone. */
final class Fleet {
    private final Workers workers;
    private final Processes processes;
    private final GivenData given;
    private final Map<Half, SharedWorkers> shared;

    /** The halves of a proof. No process does both, so that nothing remembered passes for decoding. */
    enum Half {
        ENCODE,
        DECODE
    }

    /** @param readers as {@link WorkOrder#readers} */
    Fleet(Workers workers, Processes processes, GivenData given, int readers) throws IOException {
        this(workers, processes, given, shared(workers, processes, readers));
    }

    private Fleet(Workers workers, Processes processes, GivenData given, Map<Half, SharedWorkers> shared) {
        this.workers = workers;
        this.processes = processes;
        this.given = given;
        this.shared = shared;
    }

    /** Those of the same runner for other data; the processes that serve one codec after the other serve both. */
    Fleet on(Workers others, GivenData data) {
        return new Fleet(others, processes, data, shared);
    }

    private static Map<Half, SharedWorkers> shared(Workers workers, Processes processes, int most) throws IOException {
        Map<Half, SharedWorkers> shared = new EnumMap<>(Half.class);
        Optional<Launch> launch = workers.shared();
        if (launch.isPresent()) {
            for (Half half : Half.values()) {
                shared.put(half, new SharedWorkers(processes, launch.get(), half + "-shared", most));
            }
        }
        return shared;
    }

    Workers workers() {
        return workers;
    }

    Processes processes() {
        return processes;
    }

    /** Something that is done with a worker. */
    interface Task<T> {
        /** @param alone whether the process was started for this codec */
        Outcome<T> with(Worker worker, boolean alone) throws IOException, InterruptedException;
    }

    /** What is done here with the result, while the worker serves others. */
    interface Check<T, R> {
        Outcome<R> of(T done) throws IOException;
    }

    /** What a codec does among others, or, where it fails or there are no others, alone. */
    <T, R> Outcome<R> twice(Half half, CodecInfo codec, Task<T> task, Check<T, R> check)
            throws IOException, InterruptedException {
        if (shared.containsKey(half)) {
            Outcome<R> outcome =
                    shared.get(half).lend(worker -> task.with(worker, false)).then(check::of);
            if (outcome.isDone() || outcome.isInterrupted()) {
                return outcome;
            }
        }
        try (Worker worker = alone(codec, half.name())) {
            return task.with(worker, true).then(check::of);
        }
    }

    /** Starts a worker that proves one codec. */
    Worker alone(CodecInfo codec, String what) throws IOException {
        return processes.start(workers.proving(codec), what);
    }

    /** Starts a worker that reads damaged messages with one codec. */
    Worker limited(CodecInfo codec, Robustness.Limits limits, SafetyLimits safety) throws IOException {
        return processes.start(workers.limited(codec, limits, safety), "damaged");
    }

    /** Those that serve one codec after the other; empty where there are none. */
    Optional<SharedWorkers> shared(Half half) {
        return Optional.ofNullable(shared.get(half));
    }

    /** @param seesValues whether the worker gets the records */
    Outcome<AnswerMembers> open(Worker worker, CodecInfo codec, boolean alone, boolean seesValues)
            throws IOException, InterruptedException {
        return worker.open(workers.opening(codec, alone), codec, given, seesValues);
    }

    /** Opens a codec with this setting of its library, in a worker that sees the records. */
    Outcome<AnswerMembers> open(Worker worker, CodecInfo codec, boolean alone, VersionSetting setting)
            throws IOException, InterruptedException {
        return worker.open(opening(codec, alone, setting), codec, given, true);
    }

    /** Opens a codec for what was written by another version of its schema. The worker never sees the records. */
    Outcome<AnswerMembers> open(Worker worker, CodecInfo codec, boolean alone, VersionSetting setting, Schema written)
            throws IOException, InterruptedException {
        Request opening = opening(codec, alone, setting);
        workers.versions(codec, written)
                .ifPresent(both -> opening.with("writerSchema", both.writer()).with("readerSchema", both.reader()));
        return worker.open(opening, codec, given, false);
    }

    private Request opening(CodecInfo codec, boolean alone, VersionSetting setting) {
        Request opening = workers.opening(codec, alone);
        return setting == VersionSetting.AS_SHIPPED ? opening : opening.with("versionSetting", setting.label());
    }

    /** Opens a codec with these safety limits of its library, in a worker that was started for it. */
    Outcome<AnswerMembers> open(Worker worker, CodecInfo codec, SafetyLimits safety)
            throws IOException, InterruptedException {
        Request opening = workers.opening(codec, true).with("safetyLimits", safety.label());
        return worker.open(opening, codec, given, false);
    }

    /** Ends the processes that have nothing to do. */
    void rest() {
        shared.values().forEach(SharedWorkers::rest);
    }
}
