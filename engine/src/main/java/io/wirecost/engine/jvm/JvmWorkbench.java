package io.wirecost.engine.jvm;

import io.wirecost.compiler.build.CodeCache;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.DomainKind;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.schema.Schema;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.jvm.CodeBuilder.Built;
import io.wirecost.engine.runner.FileOrder;
import io.wirecost.engine.runner.FileOutcome;
import io.wirecost.engine.runner.ForkOutcome;
import io.wirecost.engine.runner.ProofEnd;
import io.wirecost.engine.runner.ProofResult;
import io.wirecost.engine.runner.ReadResult;
import io.wirecost.engine.runner.Readiness;
import io.wirecost.engine.runner.Schedule;
import io.wirecost.engine.runner.WorkOrder;
import io.wirecost.engine.runner.Workbench;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** JVMs at work on the data of one run. */
final class JvmWorkbench implements Workbench {
    private final Schema schema;
    private final Function<CodecInfo, JvmCodec> codecs;
    private final CodeBuilder code;
    private final MeasuringJvm jvm;
    private final Prover prover;
    private final OthersReader others;
    private final ForkRunner forks;
    private final FileForks files;
    private final Map<Variant, CompiledCodec> compiled = new ConcurrentHashMap<>();

    /**
     * @param domain the objects that the codecs take
     * @param codecs finds a codec as it is asked for
     * @param targets every target by its name
     */
    JvmWorkbench(
            Installation installation,
            DomainKind domain,
            Function<CodecInfo, JvmCodec> codecs,
            Function<String, Optional<Target>> targets,
            WorkOrder order)
            throws IOException {
        this.schema = order.dataset().schema();
        this.codecs = codecs;
        CodeCache cache = new CodeCache(order.codeCache(), new InstalledTools(installation.folder()));
        this.code = new CodeBuilder(installation, domain, cache, targets);
        this.jvm = new MeasuringJvm(installation, order.heapMebibytes());
        this.prover = new Prover(jvm, order);
        this.others = new OthersReader(jvm, order, prover.schemaFile());
        this.forks = new ForkRunner(jvm, order);
        this.files = new FileForks(jvm, order);
    }

    @Override
    public Optional<String> refuses(CodecInfo codec) {
        return codecs.apply(codec).refuses(schema);
    }

    @Override
    public Map<Variant, Readiness> prepare(List<CodecInfo> asked, BiConsumer<String, Emission> derived)
            throws IOException {
        List<JvmCodec> wanted = asked.stream().map(codecs).toList();
        Map<Variant, Readiness> ready = new LinkedHashMap<>();
        code.build(schema, wanted, derived)
                .forEach((codec, built) -> ready.put(codec.info().variant(), readiness(codec, built)));
        return ready;
    }

    private Readiness readiness(JvmCodec codec, Built built) {
        if (built instanceof Built.Ready ready) {
            compiled.put(codec.info().variant(), ready.codec());
            return new Readiness.Ready();
        }
        return ((Built.Not) built).why();
    }

    @Override
    public ProofResult prove(CodecInfo codec, Path bytes) throws IOException {
        return prover.prove(compiled(codec), bytes);
    }

    @Override
    public ProofEnd encode(CodecInfo codec, Path bytes) throws IOException {
        return prover.encode(compiled(codec), bytes);
    }

    @Override
    public ProofEnd decode(CodecInfo codec, Path bytes) throws IOException {
        return prover.decode(compiled(codec), bytes);
    }

    @Override
    public <T> Optional<List<T>> read(CodecInfo codec, List<Path> files, BiFunction<Path, ReadResult, T> judge)
            throws IOException {
        return others.read(compiled(codec), files, judge);
    }

    @Override
    public ForkOutcome measure(CodecInfo codec, Schedule schedule) throws IOException {
        return forks.run(compiled(codec), schedule);
    }

    @Override
    public List<String> serviceCommand(CodecInfo codec, Experiment experiment, Path plan) throws IOException {
        return jvm.serviceCommand(compiled(codec), experiment, plan);
    }

    @Override
    public FileOutcome file(CodecInfo codec, FileOrder order) throws IOException {
        return files.run(compiled(codec), order);
    }

    private CompiledCodec compiled(CodecInfo codec) {
        CompiledCodec found = compiled.get(codec.variant());
        if (found == null) {
            throw new IllegalStateException("not prepared: " + codec.variant());
        }
        return found;
    }

    @Override
    public void close() {
        // Every process has ended with the call that started it.
    }
}
