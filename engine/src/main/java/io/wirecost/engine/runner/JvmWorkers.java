package io.wirecost.engine.runner;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.SafetyAdvice;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.codec.SchemaVersions;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.schema.Schema;
import io.wirecost.engine.runner.CodeBuilder.Built;
import io.wirecost.engine.worker.Launch;
import io.wirecost.engine.worker.Readiness;
import io.wirecost.engine.worker.Request;
import io.wirecost.engine.worker.Workers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** JVMs at work on the data of one run. */
final class JvmWorkers implements Workers {
    private final Schema schema;
    private final Function<CodecInfo, JvmCodec> codecs;
    private final Function<String, Optional<Target>> targets;
    private final CodeBuilder code;
    private final MeasuringJvm jvm;
    private final Map<Variant, CompiledCodec> compiled = new ConcurrentHashMap<>();

    /**
     * @param code gets codecs their code
     * @param codecs finds a codec as it is asked for
     * @param targets every target by its name
     */
    JvmWorkers(
            Schema schema,
            MeasuringJvm jvm,
            CodeBuilder code,
            Function<CodecInfo, JvmCodec> codecs,
            Function<String, Optional<Target>> targets) {
        this.schema = schema;
        this.jvm = jvm;
        this.code = code;
        this.codecs = codecs;
        this.targets = targets;
    }

    @Override
    public Optional<String> refusalReason(CodecInfo codec) {
        return codecs.apply(codec).refusalReason(schema);
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
    public Optional<Launch> shared() throws IOException {
        return Optional.of(jvm.shared());
    }

    @Override
    public Launch proving(CodecInfo codec) throws IOException {
        return jvm.proving(compiled(codec));
    }

    @Override
    public Launch measuring(CodecInfo codec) throws IOException {
        return jvm.measuring(compiled(codec));
    }

    @Override
    public Launch filing(CodecInfo codec, int heapMebibytes) throws IOException {
        return jvm.filing(compiled(codec), heapMebibytes);
    }

    @Override
    public Launch limited(CodecInfo codec, Robustness.Limits limits, SafetyLimits safety) throws IOException {
        Optional<SafetyAdvice> advice =
                codecs.apply(codec).safetyAdvice().filter(given -> safety == SafetyLimits.ADVISED);
        return jvm.limited(
                compiled(codec), limits, advice.map(SafetyAdvice::properties).orElse(Map.of()));
    }

    @Override
    public Request opening(CodecInfo codec, boolean alone) {
        Request request = Request.of("open").with("codec", codec.variant().name());
        CompiledCodec its = compiled(codec);
        if (alone) {
            return request;
        }
        return its.codec().module().builtIn()
                ? request.with("libraryPath", texts(its.codec().module().jars()))
                        .with("classPath", texts(its.generatedPath()))
                : request.with("classPath", texts(its.ownPath()));
    }

    private static List<String> texts(List<Path> paths) {
        return paths.stream().map(Path::toString).toList();
    }

    @Override
    public Optional<SchemaVersions> versions(CodecInfo codec, Schema written) {
        return targets.apply(codec.target())
                .flatMap(target -> target.readerSchema(schema)
                        .map(reader -> new SchemaVersions(
                                target.emit(written).schema().orElseThrow().text(), reader)));
    }

    @Override
    public boolean passesOn(CodecInfo codec) {
        return true;
    }

    @Override
    public CodecInfo writer(CodecInfo codec) {
        return codec;
    }

    @Override
    public CodecInfo reader(CodecInfo codec) {
        return codec;
    }

    @Override
    public List<String> serviceCommand(CodecInfo codec, Experiment experiment, Path plan) throws IOException {
        return jvm.serviceCommand(compiled(codec), experiment, plan);
    }

    private CompiledCodec compiled(CodecInfo codec) {
        CompiledCodec found = compiled.get(codec.variant());
        if (found == null) {
            throw new IllegalStateException("not prepared: " + codec.variant());
        }
        return found;
    }
}
