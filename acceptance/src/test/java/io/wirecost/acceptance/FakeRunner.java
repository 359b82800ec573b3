package io.wirecost.acceptance;

import io.wirecost.compiler.target.Emission;
import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.runner.Runner;
import io.wirecost.engine.worker.Measuring;
import io.wirecost.engine.worker.Proven;
import io.wirecost.engine.worker.ReadResult;
import io.wirecost.engine.worker.Readiness;
import io.wirecost.engine.worker.RunnerSession;
import io.wirecost.engine.worker.SliceOrder;
import io.wirecost.engine.worker.TimedSlice;
import io.wirecost.engine.worker.WorkOrder;
import io.wirecost.engine.worker.WorkerWarmUp;
import io.wirecost.harness.proof.EncodedFile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/**
 * A second runtime with one codec, whose name a codec of the JVM has, too. Its figures are made up; it fails when it is asked for
 * what it does not measure.
 *
 * @param codec the name of its codec
 * @param sizeBytes of every record
 */
record FakeRunner(String codec, int sizeBytes, Set<Measure> measures) implements Runner {
    static final String RUNTIME = "node";
    static final double NANOS = 54_321;

    CodecId id() {
        return new CodecId(RUNTIME, codec);
    }

    @Override
    public RuntimeInfo runtime() {
        return new RuntimeInfo(RUNTIME, "Node.js", "Node.js v20.0.0", "--expose-gc");
    }

    @Override
    public List<CodecInfo> codecs() {
        return List.of(new CodecInfo(
                RUNTIME,
                codec,
                Optional.empty(),
                "JSON",
                "",
                Family.TEXT,
                CodecInfo.DOMAIN_TARGET,
                "node:built-in",
                "20.0.0",
                "V8",
                Set.of(),
                Set.of()));
    }

    @Override
    public List<CodecInfo> defaults() {
        return codecs();
    }

    @Override
    public Map<CompressionMethod, String> compressions() {
        return Map.of();
    }

    @Override
    public RunnerSession open(WorkOrder order) {
        return new FakeSession(order);
    }

    private final class FakeSession implements RunnerSession {
        private final WorkOrder order;

        FakeSession(WorkOrder order) {
            this.order = order;
        }

        @Override
        public Optional<String> refusalReason(CodecInfo asked) {
            return Optional.empty();
        }

        @Override
        public Map<Variant, Readiness> prepare(List<CodecInfo> asked, BiConsumer<String, Emission> derived) {
            return asked.stream().collect(Collectors.toMap(CodecInfo::variant, codec -> new Readiness.Ready()));
        }

        @Override
        public Outcome<Proven> prove(CodecInfo asked, Path bytes) throws IOException {
            int records = order.dataset().records().size();
            EncodedFile.write(bytes, Collections.nCopies(records, new Encoded(new byte[sizeBytes], Optional.empty())));
            return new Outcome.Done<>(new Proven(Collections.nCopies(records, sizeBytes), records, Set.of()));
        }

        @Override
        public Outcome<Measuring> measuring(CodecInfo asked) {
            require(Measure.SPEED);
            return new Outcome.Done<>(new FakeWorker());
        }

        @Override
        public Outcome<Path> encode(CodecInfo asked, Path bytes) {
            throw new AssertionError("nobody encodes alone yet");
        }

        @Override
        public <T> Outcome<List<T>> read(CodecInfo asked, List<Path> files, BiFunction<Path, ReadResult, T> judge) {
            throw new AssertionError("asked for a reading, which it does not have");
        }

        @Override
        public List<String> serviceCommand(CodecInfo asked, Experiment experiment, Path plan) {
            throw new AssertionError("asked for services, which it does not have");
        }

        private void require(Measure measure) {
            if (!measures.contains(measure)) {
                throw new AssertionError("asked for " + measure + ", which it does not measure");
            }
        }

        @Override
        public void close() {
            // It has started nothing.
        }
    }

    /** Tells nothing but times. */
    private static final class FakeWorker implements Measuring {
        @Override
        public Outcome<WorkerWarmUp> warm(Operation operation, Duration cap) {
            return new Outcome.Done<>(new WorkerWarmUp(0.1, false));
        }

        @Override
        public Outcome<TimedSlice> slice(SliceOrder order) {
            OptionalDouble untold = OptionalDouble.empty();
            return new Outcome.Done<>(new TimedSlice(
                    order.groups().stream()
                            .map(group -> new TimedSlice.Piece(group, 1, NANOS, NANOS, untold, untold))
                            .toList(),
                    0,
                    0,
                    0,
                    untold));
        }

        @Override
        public void rest() {
            // there is no process
        }

        @Override
        public void close() {
            // there is no process
        }
    }
}
