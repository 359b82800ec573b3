package io.wirecost.engine.runner;

import io.wirecost.compiler.derive.DerivedFiles;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.MissingToolException;
import io.wirecost.compiler.target.ToolException;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Direction;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.codec.SchemaVersions;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.schema.Schema;
import io.wirecost.engine.worker.Awaited;
import io.wirecost.engine.worker.Launch;
import io.wirecost.engine.worker.Processes;
import io.wirecost.engine.worker.Readiness;
import io.wirecost.engine.worker.Request;
import io.wirecost.engine.worker.WorkOrder;
import io.wirecost.engine.worker.Workers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;

/** A program's processes at work on the data of one run. */
final class ForeignWorkers implements Workers {
    private final Schema schema;
    private final RunnerCommand command;
    private final Launch launch;
    private final boolean reopens;
    private final Map<String, ForeignCodec> codecs = new LinkedHashMap<>();
    private final Screen screen;
    private final CodeFolders code;
    private final Map<String, Prepared> prepared = new ConcurrentHashMap<>();

    /** @param schemaFile the schema's text */
    ForeignWorkers(RunnerCommand command, Handshake handshake, WorkOrder order, Path schemaFile) {
        this.schema = order.dataset().schema();
        this.command = command;
        this.launch = command.launch();
        this.reopens = handshake.reopens();
        handshake.codecs().forEach(codec -> codecs.put(codec.name(), codec));
        Processes processes = new Processes(order.folder(), order.timeout());
        this.screen = new Screen(processes, launch, schemaFile);
        this.code = new CodeFolders(processes, handshake, command, schemaFile, order);
    }

    @Override
    public Optional<String> refusalReason(CodecInfo codec) throws IOException {
        Optional<String> own = refusalReason(codec(codec));
        Optional<String> partner = codec(codec).partner();
        return own.isPresent() || partner.isEmpty() ? own : refusalReason(codecs.get(partner.get()));
    }

    private Optional<String> refusalReason(ForeignCodec codec) throws IOException {
        Optional<String> underivable = codec.schema().flatMap(kind -> DerivedFiles.refusalReason(kind, schema));
        return underivable.isPresent() ? underivable : screen.refusalReason(codec.name());
    }

    /** The runners' derived schemas are those of the JVM's targets with other names, so nobody is told of them. */
    @Override
    public Map<Variant, Readiness> prepare(List<CodecInfo> asked, BiConsumer<String, Emission> derived)
            throws IOException {
        ExecutorService threads =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try {
            Map<Variant, Future<Readiness>> made = new LinkedHashMap<>();
            for (CodecInfo info : asked) {
                made.put(info.variant(), threads.submit(() -> prepareWithPartner(codec(info))));
            }
            Map<Variant, Readiness> ready = new LinkedHashMap<>();
            for (Map.Entry<Variant, Future<Readiness>> one : made.entrySet()) {
                ready.put(one.getKey(), Awaited.get(one.getValue()));
            }
            return ready;
        } finally {
            threads.shutdownNow();
        }
    }

    private Readiness prepareWithPartner(ForeignCodec codec) throws IOException {
        Readiness readiness = prepare(codec);
        return readiness instanceof Readiness.Ready && codec.partner().isPresent()
                ? prepare(codecs.get(codec.partner().get()))
                : readiness;
    }

    private Readiness prepare(ForeignCodec codec) throws IOException {
        Optional<String> fault = screen.fault();
        if (fault.isPresent()) {
            return new Readiness.Failed(fault.get());
        }
        try {
            prepared.put(codec.name(), code.of(codec));
            return new Readiness.Ready();
        } catch (MissingToolException e) {
            return new Readiness.Refused(e.getMessage());
        } catch (ToolException e) {
            return new Readiness.Failed(e.getMessage());
        }
    }

    @Override
    public Optional<Launch> shared() {
        return Optional.of(launch).filter(any -> reopens);
    }

    @Override
    public Launch proving(CodecInfo codec) {
        return launch;
    }

    @Override
    public Launch measuring(CodecInfo codec) {
        return launch;
    }

    @Override
    public Launch filing(CodecInfo codec, int heapMebibytes) {
        throw new IllegalStateException("files are the JVM's: " + codec.variant());
    }

    @Override
    public Launch limited(CodecInfo codec, Robustness.Limits limits, SafetyLimits safety) {
        return command.launch(limits.heapBytes() >> 20).within(limits);
    }

    @Override
    public Request opening(CodecInfo codec, boolean alone) {
        Request request = prepared(codec.name()).into(Request.of("open").with("codec", codec.name()));
        return codec(codec).partner().map(name -> request.with("partner", name)).orElse(request);
    }

    @Override
    public Optional<SchemaVersions> versions(CodecInfo codec, Schema written) {
        return codec(codec).schema().flatMap(kind -> DerivedFiles.versions(kind, schema, written));
    }

    @Override
    public boolean passesOn(CodecInfo codec) {
        return codec(codec).passesOn();
    }

    @Override
    public CodecInfo writer(CodecInfo codec) {
        return half(codec, Direction.DESERIALIZE);
    }

    @Override
    public CodecInfo reader(CodecInfo codec) {
        return half(codec, Direction.SERIALIZE);
    }

    /** The codec itself, or its partner where it has this direction only. */
    private CodecInfo half(CodecInfo codec, Direction other) {
        return codec.direction() == other
                ? codecs.get(codec(codec).partner().orElseThrow()).info()
                : codec;
    }

    @Override
    public List<String> serviceCommand(CodecInfo codec, Experiment experiment, Path plan) {
        throw new IllegalStateException("services of the pipeline are the JVM's: " + codec.variant());
    }

    private ForeignCodec codec(CodecInfo info) {
        return codecs.get(info.name());
    }

    private Prepared prepared(String codec) {
        Prepared found = prepared.get(codec);
        if (found == null) {
            throw new IllegalStateException("not prepared: " + codec);
        }
        return found;
    }
}
