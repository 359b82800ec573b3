package io.wirecost.engine;

import io.wirecost.compiler.target.Emission;
import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.runner.Runner;
import io.wirecost.engine.worker.FileOrder;
import io.wirecost.engine.worker.Measuring;
import io.wirecost.engine.worker.Proven;
import io.wirecost.engine.worker.ReadResult;
import io.wirecost.engine.worker.Readiness;
import io.wirecost.engine.worker.RunnerSession;
import io.wirecost.engine.worker.WorkOrder;
import io.wirecost.harness.proof.EncodedFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/** A runtime without processes, whose codecs take as long as a script says, fork by fork; a script that is over begins again. */
final class ScriptedRunner implements Runner {
    private static final int LENGTH_BYTES = 4;

    private final Map<String, ScriptedCodec> codecs = new LinkedHashMap<>();
    private final Map<String, Integer> forks = new HashMap<>();
    private final Runnable afterFork;

    ScriptedRunner(ScriptedCodec... codecs) {
        this(List.of(codecs), () -> {});
    }

    /** @param afterFork what happens while a fork runs */
    ScriptedRunner(List<ScriptedCodec> codecs, Runnable afterFork) {
        codecs.forEach(codec -> this.codecs.put(codec.info().name(), codec));
        this.afterFork = afterFork;
    }

    @Override
    public RuntimeInfo runtime() {
        return new RuntimeInfo("script", "Script", "Script 1", "");
    }

    @Override
    public List<CodecInfo> codecs() {
        return codecs.values().stream().map(ScriptedCodec::info).toList();
    }

    @Override
    public List<CodecInfo> defaults() {
        return codecs();
    }

    @Override
    public Set<Measure> measures() {
        return EnumSet.complementOf(EnumSet.of(Measure.PIPELINE));
    }

    @Override
    public List<FileForm> fileForms(CodecInfo codec) {
        return List.of(FileForm.LENGTHS);
    }

    @Override
    public Map<CompressionMethod, String> compressions() {
        return Map.of();
    }

    @Override
    public RunnerSession open(WorkOrder order) {
        return new Bench(order.dataset());
    }

    private synchronized int nextFork(CodecInfo codec) {
        return forks.merge(codec.name(), 1, Integer::sum) - 1;
    }

    private final class Bench implements RunnerSession {
        private final Dataset dataset;
        private final Schema schema;

        Bench(Dataset dataset) {
            this.dataset = dataset;
            this.schema = dataset.schema();
        }

        @Override
        public Optional<String> refusalReason(CodecInfo codec) {
            return Optional.empty();
        }

        @Override
        public Map<Variant, Readiness> prepare(List<CodecInfo> asked, BiConsumer<String, Emission> derived) {
            return asked.stream().collect(Collectors.toMap(CodecInfo::variant, codec -> new Readiness.Ready()));
        }

        @Override
        public Outcome<Proven> prove(CodecInfo codec, Path bytes) throws IOException {
            encode(codec, bytes);
            Comparer comparer = new Comparer(schema, Set.of());
            List<RecordValue> back = decoded(codec, bytes);
            for (int i = 0; i < back.size(); i++) {
                if (comparer.compare(dataset.records().get(i), back.get(i)).isPresent()) {
                    return new Outcome.Failed<>("another record came back");
                }
            }
            return new Outcome.Done<>(new Proven(
                    EncodedFile.sizesBytes(bytes), back.size(), named(codec).abilities()));
        }

        @Override
        public Outcome<Path> encode(CodecInfo codec, Path bytes) throws IOException {
            List<Encoded> all = new ArrayList<>();
            for (byte[] message : written(codec, dataset)) {
                all.add(new Encoded(message, Optional.empty()));
            }
            EncodedFile.write(bytes, all);
            return new Outcome.Done<>(bytes);
        }

        private List<byte[]> written(CodecInfo codec, Dataset of) throws IOException {
            List<byte[]> all = new ArrayList<>();
            for (RecordValue record : of.records()) {
                all.add(named(codec).form().write(schema, record));
            }
            return all;
        }

        @Override
        public <T> Outcome<List<T>> read(CodecInfo codec, List<Path> files, BiFunction<Path, ReadResult, T> judge) {
            return new Outcome.Done<>(files.stream()
                    .map(file -> judge.apply(file, read(codec, file)))
                    .toList());
        }

        private ReadResult read(CodecInfo codec, Path file) {
            try {
                return new ReadResult.Values(decoded(codec, file));
            } catch (IOException e) {
                return new ReadResult.Unreadable(e.getMessage(), false);
            } catch (IllegalStateException e) {
                return new ReadResult.Unreadable(e.getMessage(), true);
            }
        }

        private List<RecordValue> decoded(CodecInfo codec, Path bytes) throws IOException {
            List<RecordValue> all = new ArrayList<>();
            for (Encoded encoded : EncodedFile.read(bytes)) {
                all.add(named(codec).form().read(schema, encoded.whole()));
            }
            return all;
        }

        @Override
        public Outcome<Measuring> measuring(CodecInfo codec) {
            List<Double> script = named(codec).nanos();
            if (script.isEmpty()) {
                return new Outcome.Failed<>("its script has failed");
            }
            double nanos = script.get(nextFork(codec) % script.size());
            afterFork.run();
            return new Outcome.Done<>(new ScriptedWorker(nanos));
        }

        /** Each fork takes a nanosecond more. */
        @Override
        public Outcome<FilePasses> file(CodecInfo codec, FileOrder order) throws IOException {
            List<byte[]> messages = written(codec, DatasetFile.read(order.dataset()));
            long nanos = 1 + nextFork(codec);
            return new Outcome.Done<>(new FilePasses(
                    order.form(),
                    (long) order.heapMebibytes() << 20,
                    Optional.of(order.warmUpSeconds()),
                    messages.size(),
                    messages.stream()
                            .mapToLong(message -> LENGTH_BYTES + message.length)
                            .sum(),
                    List.of(new FilePasses.Fork(
                            order.round(),
                            Collections.nCopies(order.passes(), new FilePasses.Pass(nanos, nanos, nanos, nanos))))));
        }

        @Override
        public List<String> serviceCommand(CodecInfo codec, Experiment experiment, Path plan) {
            throw new AssertionError("asked for services, which it does not have");
        }

        private ScriptedCodec named(CodecInfo codec) {
            return codecs.get(codec.name());
        }

        @Override
        public void close() {
            // nothing was opened
        }
    }
}
