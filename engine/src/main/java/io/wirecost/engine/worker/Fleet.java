package io.wirecost.engine.worker;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.schema.Schema;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The workers of a runner in one run: those that serve one codec after the other, or one codec on several data, and those that
 * serve one codec on one of them.
 */
final class Fleet {
    /** With one that reads and one that writes on each pair of processors. */
    private static final int MOST_AT_ONCE = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);

    private final Workers workers;
    private final Processes processes;
    private final GivenData given;
    private final Optional<Launch> launch;
    private final boolean apart;
    private final Map<Post, SharedWorkers> shared;

    /** The halves of a proof. No process does both, so that nothing remembered passes for decoding. */
    enum Half {
        ENCODE,
        DECODE
    }

    /**
     * What workers are there for.
     *
     * @param codec that they serve; empty for all
     */
    private record Post(Half half, Optional<Variant> codec) {}

    /** @param apart as {@link WorkOrder#apart} */
    Fleet(Workers workers, Processes processes, GivenData given, boolean apart) throws IOException {
        this(workers, processes, given, workers.shared(), apart, new ConcurrentHashMap<>());
    }

    private Fleet(
            Workers workers,
            Processes processes,
            GivenData given,
            Optional<Launch> launch,
            boolean apart,
            Map<Post, SharedWorkers> shared) {
        this.workers = workers;
        this.processes = processes;
        this.given = given;
        this.launch = launch;
        this.apart = apart;
        this.shared = shared;
    }

    /** Those of the same runner for other data; the processes that are opened again serve both. */
    Fleet on(Workers others, GivenData data) {
        return new Fleet(others, processes, data, launch, apart, shared);
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
        Optional<SharedWorkers> others = shared(half, codec);
        if (others.isPresent()) {
            Outcome<R> outcome =
                    others.get().lend(worker -> task.with(worker, false)).then(check::of);
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

    /** Those that are opened again: for another codec, or for other data. Empty where a process is opened only once. */
    Optional<SharedWorkers> shared(Half half, CodecInfo codec) {
        Post post = new Post(half, Optional.of(codec.variant()).filter(any -> apart));
        return launch.map(its -> shared.computeIfAbsent(
                post, unseen -> new SharedWorkers(processes, its, half + "-shared", apart ? 1 : MOST_AT_ONCE)));
    }

    /** Starts the processes that are going to prove this codec, if they serve others too. */
    void start(CodecInfo codec) throws IOException {
        for (Half half : Half.values()) {
            Optional<SharedWorkers> others = shared(half, codec);
            if (others.isPresent()) {
                others.get().start();
            }
        }
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

    /** Ends those that serve this codec alone. */
    void rest(CodecInfo codec) {
        shared.forEach((post, those) -> {
            if (post.codec().filter(codec.variant()::equals).isPresent()) {
                those.rest();
            }
        });
    }
}
