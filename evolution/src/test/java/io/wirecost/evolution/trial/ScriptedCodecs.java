package io.wirecost.evolution.trial;

import io.wirecost.compiler.target.Emission;
import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.runner.Runner;
import io.wirecost.engine.worker.DecodeResult;
import io.wirecost.engine.worker.Measuring;
import io.wirecost.engine.worker.Proven;
import io.wirecost.engine.worker.ReadResult;
import io.wirecost.engine.worker.Readiness;
import io.wirecost.engine.worker.RunnerSession;
import io.wirecost.engine.worker.WorkOrder;
import io.wirecost.harness.proof.EncodedFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/** A runtime without processes. Its codecs write the number of a record, and read what a script makes of that record. */
final class ScriptedCodecs implements Runner {
    /** What a codec makes of a record of a message, and of the place of that message in its file. */
    interface Script {
        DecodeResult read(RecordValue record, int place);
    }

    private final Map<String, Script> scripts;
    private final List<RecordValue> records = new ArrayList<>();

    ScriptedCodecs(Map<String, Script> scripts) {
        this.scripts = scripts;
    }

    List<CatalogEntry> entries() {
        return codecs().stream().map(info -> new CatalogEntry(info, this)).toList();
    }

    @Override
    public RuntimeInfo runtime() {
        return new RuntimeInfo("script", "Script", "1", "");
    }

    @Override
    public List<CodecInfo> codecs() {
        return scripts.keySet().stream()
                .sorted()
                .map(name -> CodecInfo.of(name, "Scripted", Family.TEXT, "test:script", ScriptedCodecs.class))
                .toList();
    }

    @Override
    public List<CodecInfo> defaults() {
        return codecs();
    }

    /** With it, a codec reads what was written, whatever its script says. */
    @Override
    public List<VersionSwitch> versionSwitches(CodecInfo codec) {
        return codec.name().equals("switched")
                ? List.of(new VersionSwitch(VersionSetting.UNKNOWN_FIELDS_IGNORED, "lenient on"))
                : List.of();
    }

    @Override
    public Set<Measure> measures() {
        return EnumSet.of(Measure.SIZE);
    }

    @Override
    public Map<CompressionMethod, String> compressions() {
        return Map.of();
    }

    @Override
    public RunnerSession open(WorkOrder order) {
        return new Bench(order.dataset());
    }

    private synchronized byte[] write(RecordValue record) {
        records.add(record);
        return ByteBuffer.allocate(Integer.BYTES).putInt(records.size() - 1).array();
    }

    private synchronized RecordValue written(byte[] message) {
        return records.get(ByteBuffer.wrap(message).getInt());
    }

    private final class Bench implements RunnerSession {
        private final Dataset dataset;

        Bench(Dataset dataset) {
            this.dataset = dataset;
        }

        @Override
        public RunnerSession on(WorkOrder other) {
            return new Bench(other.dataset());
        }

        @Override
        public Optional<String> refusalReason(CodecInfo codec) {
            return codec.name().equals("unable") ? Optional.of("it holds nothing") : Optional.empty();
        }

        @Override
        public Map<Variant, Readiness> prepare(List<CodecInfo> asked, BiConsumer<String, Emission> derived) {
            return asked.stream().collect(Collectors.toMap(CodecInfo::variant, codec -> new Readiness.Ready()));
        }

        @Override
        public Outcome<List<Optional<String>>> encodeEach(CodecInfo codec, VersionSetting setting, Path bytes)
                throws IOException {
            List<Encoded> all = dataset.records().stream()
                    .map(record -> new Encoded(write(record), Optional.empty()))
                    .toList();
            EncodedFile.write(bytes, all);
            return new Outcome.Done<>(
                    all.stream().map(one -> Optional.<String>empty()).toList());
        }

        @Override
        public Outcome<List<List<DecodeResult>>> readEach(
                CodecInfo codec, VersionSetting setting, List<Path> files, Schema by) throws IOException {
            List<List<DecodeResult>> all = new ArrayList<>();
            for (Path file : files) {
                List<DecodeResult> results = new ArrayList<>();
                for (Encoded message : EncodedFile.read(file)) {
                    results.add(
                            setting == VersionSetting.AS_SHIPPED
                                    ? scripts.get(codec.name()).read(written(message.whole()), results.size())
                                    : new DecodeResult.Value(written(message.whole())));
                }
                all.add(results);
            }
            return new Outcome.Done<>(all);
        }

        @Override
        public Outcome<Proven> prove(CodecInfo codec, Path bytes) {
            throw new IllegalStateException("nothing is proven here");
        }

        @Override
        public Outcome<Path> encode(CodecInfo codec, Path bytes) {
            throw new IllegalStateException("nothing is proven here");
        }

        @Override
        public <T> Outcome<List<T>> read(CodecInfo codec, List<Path> files, BiFunction<Path, ReadResult, T> judge) {
            throw new IllegalStateException("nothing is proven here");
        }

        @Override
        public Outcome<Measuring> measuring(CodecInfo codec) {
            throw new IllegalStateException("nothing is measured here");
        }

        @Override
        public List<String> serviceCommand(CodecInfo codec, Experiment experiment, Path plan) {
            throw new IllegalStateException("no services here");
        }

        @Override
        public void close() {}
    }
}
