package io.wirecost.engine.foreign;

import io.wirecost.compiler.derive.DerivedFiles;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.MissingToolException;
import io.wirecost.compiler.target.ToolException;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Direction;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.engine.runner.Awaited;
import io.wirecost.engine.runner.ForkOutcome;
import io.wirecost.engine.runner.ProofEnd;
import io.wirecost.engine.runner.ProofResult;
import io.wirecost.engine.runner.ReadResult;
import io.wirecost.engine.runner.Readiness;
import io.wirecost.engine.runner.Schedule;
import io.wirecost.engine.runner.WorkOrder;
import io.wirecost.engine.runner.Workbench;
import java.io.IOException;
import java.nio.file.Files;
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
import java.util.function.BiFunction;

/** A runner's processes at work on the data of one run. */
final class ForeignWorkbench implements Workbench {
    private final Schema schema;
    private final Map<String, ForeignCodec> codecs = new LinkedHashMap<>();
    private final Screen screen;
    private final CodeFolders code;
    private final ForeignProof proof;
    private final ForeignReader others;
    private final ForeignForks forks;
    private final Map<String, Prepared> prepared = new ConcurrentHashMap<>();

    ForeignWorkbench(RunnerCommand command, Handshake handshake, WorkOrder order) throws IOException {
        this.schema = order.dataset().schema();
        handshake.codecs().forEach(codec -> codecs.put(codec.name(), codec));
        Path schemaFile = order.folder().file("schema-" + handshake.runtime().name());
        Files.writeString(schemaFile, SchemaText.format(schema));
        GivenData given = GivenData.of(order.datasetFile(), schemaFile);
        Processes processes = new Processes(command, order.folder(), order.patience());
        this.screen = new Screen(processes, schemaFile);
        this.code = new CodeFolders(processes, handshake, command, schemaFile, order);
        this.proof = new ForeignProof(processes, order.dataset(), given, order.folder());
        this.others = new ForeignReader(processes, schema, given, order.folder());
        this.forks = new ForeignForks(processes, given);
    }

    @Override
    public Optional<String> refuses(CodecInfo codec) throws IOException {
        Optional<String> own = refuses(codec(codec));
        Optional<String> partner = codec(codec).partner();
        return own.isPresent() || partner.isEmpty() ? own : refuses(codecs.get(partner.get()));
    }

    private Optional<String> refuses(ForeignCodec codec) throws IOException {
        Optional<String> underivable = codec.schema().flatMap(kind -> DerivedFiles.refuses(kind, schema));
        return underivable.isPresent() ? underivable : screen.refuses(codec.name());
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
    public ProofResult prove(CodecInfo info, Path bytes) throws IOException {
        ForeignCodec codec = codec(info);
        return proof.prove(half(codec, Direction.DESERIALIZE), half(codec, Direction.SERIALIZE), codec, bytes);
    }

    /** The codec itself, or its partner where it has this direction only. */
    private Prepared half(ForeignCodec codec, Direction other) {
        return prepared(codec.info().direction() == other ? codec.partner().orElseThrow() : codec.name());
    }

    @Override
    public ProofEnd encode(CodecInfo codec, Path bytes) throws IOException {
        return proof.encode(prepared(codec.name()), bytes);
    }

    @Override
    public ProofEnd decode(CodecInfo codec, Path bytes) throws IOException {
        return proof.decode(prepared(codec.name()), codec(codec), bytes);
    }

    @Override
    public <T> Optional<List<T>> read(CodecInfo codec, List<Path> files, BiFunction<Path, ReadResult, T> judge)
            throws IOException {
        return others.read(prepared(codec.name()), files, judge);
    }

    @Override
    public ForkOutcome measure(CodecInfo codec, Schedule schedule) throws IOException {
        return forks.run(prepared(codec.name()), codec(codec).partner(), schedule);
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

    @Override
    public void close() {
        // Every process has ended with the call that started it.
    }
}
