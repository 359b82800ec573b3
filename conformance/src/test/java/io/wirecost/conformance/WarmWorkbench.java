package io.wirecost.conformance;

import io.wirecost.compiler.target.Emission;
import io.wirecost.contract.CodecProver;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.proof.DecodeProof;
import io.wirecost.core.proof.EncodeProof;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.value.DifferentValues;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.runner.ForkOutcome;
import io.wirecost.engine.runner.ProofEnd;
import io.wirecost.engine.runner.ProofResult;
import io.wirecost.engine.runner.ReadResult;
import io.wirecost.engine.runner.Readiness;
import io.wirecost.engine.runner.Schedule;
import io.wirecost.engine.runner.Workbench;
import io.wirecost.harness.proof.EncodedFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Codecs of the installed modules at work in this JVM. They are proven, write and read; nothing is timed. */
final class WarmWorkbench implements Workbench {
    private final Dataset dataset;
    private final Map<Variant, Binding<Object>> bindings = new ConcurrentHashMap<>();

    WarmWorkbench(Dataset dataset) {
        this.dataset = dataset;
    }

    @Override
    public Optional<String> refuses(CodecInfo codec) {
        return prover(codec).provider().refuses(codec, dataset.schema()).map(Refusal::reason);
    }

    @Override
    public Map<Variant, Readiness> prepare(List<CodecInfo> codecs, BiConsumer<String, Emission> derived)
            throws IOException {
        Map<Variant, Readiness> ready = new LinkedHashMap<>();
        for (CodecInfo codec : codecs) {
            bindings.put(codec.variant(), prover(codec).bind(codec, dataset.schema()));
            ready.put(codec.variant(), new Readiness.Ready());
        }
        return ready;
    }

    /** Writes the bytes. That they come back, {@link ConformanceTest} proves on the same records. */
    @Override
    public ProofResult prove(CodecInfo codec, Path bytes) throws IOException {
        return encode(codec, bytes) instanceof ProofEnd.Failed failed
                ? new ProofResult.Failed(failed.reason())
                : new ProofResult.Proven(
                        EncodedFile.sizesBytes(bytes),
                        DifferentValues.count(dataset.schema(), dataset.records()),
                        Set.of());
    }

    @Override
    public ProofEnd encode(CodecInfo codec, Path bytes) {
        return attempt(codec, ProofEnd.Failed::new, () -> {
            Binding<Object> binding = binding(codec);
            EncodeProof<Object> proof =
                    new EncodeProof<>(binding, prover(codec).provider().open(codec, binding));
            List<Encoded> encoded = new ArrayList<>();
            for (RecordValue record : dataset.records()) {
                encoded.add(proof.encode(record));
            }
            EncodedFile.write(bytes, encoded);
            return new ProofEnd.Done(0, Set.of());
        });
    }

    @Override
    public <T> Optional<List<T>> read(CodecInfo codec, List<Path> files, BiFunction<Path, ReadResult, T> judge) {
        List<T> judged = new ArrayList<>();
        for (Path file : files) {
            ReadResult result = attempt(codec, WarmWorkbench::unreadable, () -> read(codec, file));
            judged.add(judge.apply(file, result));
        }
        return Optional.of(judged);
    }

    private ReadResult read(CodecInfo codec, Path file) throws Exception {
        Binding<Object> binding = binding(codec);
        DecodeProof<Object> proof =
                new DecodeProof<>(binding, prover(codec).provider().open(codec, binding), List.of());
        List<RecordValue> records = new ArrayList<>();
        for (Encoded encoded : EncodedFile.read(file)) {
            records.add(proof.decode(encoded).whole());
        }
        return new ReadResult.Values(records);
    }

    private static ReadResult unreadable(String reason) {
        return new ReadResult.Unreadable(reason, false);
    }

    /** Whatever a library throws is an answer. */
    private <T> T attempt(CodecInfo codec, Function<String, T> failed, Callable<T> task) {
        try {
            return CodecProver.inLoader(binding(codec), task);
        } catch (Throwable e) {
            return failed.apply(e.toString());
        }
    }

    private Binding<Object> binding(CodecInfo codec) {
        return bindings.get(codec.variant());
    }

    private static CodecProver prover(CodecInfo codec) {
        return InstalledModules.here().proverOf(codec);
    }

    @Override
    public ProofEnd decode(CodecInfo codec, Path bytes) {
        throw notAsked(codec);
    }

    @Override
    public ForkOutcome measure(CodecInfo codec, Schedule schedule) {
        throw notAsked(codec);
    }

    @Override
    public List<String> serviceCommand(CodecInfo codec, Experiment experiment, Path plan) {
        throw notAsked(codec);
    }

    private static IllegalStateException notAsked(CodecInfo codec) {
        return new IllegalStateException("sizes and interop alone: " + codec.variant());
    }

    @Override
    public void close() {
        // nothing is open between calls
    }
}
