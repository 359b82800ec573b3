package io.wirecost.engine.worker;

import io.wirecost.compiler.target.Emission;
import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.schema.Schema;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/** A runner's workers on the data of one run: the way to every codec, whatever executes it. */
public final class WorkerBench implements RunnerSession {
    private final String runtime;
    private final Start start;
    private final Workers workers;
    private final Fleet fleet;
    private final EachReader each;
    private final Schema schema;
    private final boolean ownsFleet;
    private final Prover prover;
    private final OthersReader others;
    private final MeasuringWorkers measuring;
    private final FileForks files;
    private final WorkOrder order;

    /** Makes the workers of a runner for some data. */
    public interface Start {
        /** @param schemaFile the schema's text: all that a decoding process sees of the data */
        Workers on(WorkOrder order, Path schemaFile) throws IOException;
    }

    /** @param runtime the runner's */
    public WorkerBench(String runtime, Start start, WorkOrder order) throws IOException {
        this(runtime, start, order, order.schemaFile(runtime), Optional.empty());
    }

    /** @param others whose processes serve this bench, too; empty where it has its own */
    private WorkerBench(String runtime, Start start, WorkOrder order, Path schemaFile, Optional<Fleet> others)
            throws IOException {
        this.runtime = runtime;
        this.order = order;
        this.start = start;
        this.schema = order.dataset().schema();
        this.workers = start.on(order, schemaFile);
        GivenData given = new GivenData(order.datasetFile(), schemaFile);
        this.ownsFleet = others.isEmpty();
        this.fleet = others.isPresent()
                ? others.get().on(workers, given)
                : new Fleet(workers, new Processes(order.folder(), order.proofTimeout()), given, order.apart());
        Expected expected = new Expected(
                order.dataset(),
                order.folder(),
                schemaFile.getFileName() + "-" + order.datasetFile().getFileName());
        this.prover = new Prover(fleet, order, expected);
        this.others = new OthersReader(fleet, order, expected);
        this.each = new EachReader(fleet, order);
        this.measuring = new MeasuringWorkers(fleet, prover, order.folder());
        this.files = new FileForks(fleet, order.folder());
    }

    @Override
    public RunnerSession on(WorkOrder other) throws IOException {
        return new WorkerBench(runtime, start, other, other.schemaFile(runtime), Optional.of(fleet));
    }

    @Override
    public boolean readsByVersions(CodecInfo codec) {
        return workers.versions(codec, schema).isPresent();
    }

    @Override
    public Outcome<List<Optional<String>>> encodeEach(CodecInfo codec, VersionSetting setting, Path bytes)
            throws IOException {
        return unlessInterrupted(() -> prover.encodeEach(codec, setting, bytes));
    }

    @Override
    public Outcome<List<List<DecodeResult>>> readEach(
            CodecInfo codec, VersionSetting setting, List<Path> given, Schema written) throws IOException {
        return unlessInterrupted(() -> each.read(codec, setting, given, written));
    }

    @Override
    public Optional<String> refusalReason(CodecInfo codec) throws IOException {
        return workers.refusalReason(codec);
    }

    @Override
    public Map<Variant, Readiness> prepare(List<CodecInfo> codecs, BiConsumer<String, Emission> derived)
            throws IOException {
        return workers.prepare(codecs, derived);
    }

    @Override
    public void startProving(CodecInfo codec) throws IOException {
        fleet.start(codec);
    }

    @Override
    public Outcome<Proven> prove(CodecInfo codec, Path bytes) throws IOException {
        return unlessInterrupted(() -> {
            Outcome<Proven> outcome = prover.prove(codec, bytes);
            if (outcome.isDone()) {
                measuring.proven(codec, bytes);
            }
            return outcome;
        });
    }

    @Override
    public Outcome<Path> encode(CodecInfo codec, Path bytes) throws IOException {
        return unlessInterrupted(() -> prover.encode(codec, bytes));
    }

    @Override
    public <T> Outcome<List<T>> read(CodecInfo codec, List<Path> given, BiFunction<Path, ReadResult, T> judge)
            throws IOException {
        return unlessInterrupted(() -> others.read(codec, given, judge));
    }

    @Override
    public Outcome<List<List<Optional<String>>>> passEach(
            CodecInfo codec, VersionSetting setting, List<Path> given, List<Path> passed, Schema written)
            throws IOException {
        return workers.passesOn(codec)
                ? unlessInterrupted(() -> each.pass(codec, setting, given, passed, written))
                : RunnerSession.super.passEach(codec, setting, given, passed, written);
    }

    @Override
    public Outcome<Measuring> measuring(CodecInfo codec) throws IOException {
        return unlessInterrupted(() -> measuring.start(codec));
    }

    @Override
    public Outcome<FilePasses> file(CodecInfo codec, FileOrder order) throws IOException {
        return unlessInterrupted(() -> files.run(codec, order));
    }

    @Override
    public LimitedReader limited(CodecInfo codec, Robustness.Limits limits, SafetyLimits safety, List<byte[]> undamaged)
            throws IOException {
        return new LimitedReader(fleet, workers.reader(codec), limits, safety, undamaged, order);
    }

    @Override
    public List<String> serviceCommand(CodecInfo codec, Experiment experiment, Path plan) throws IOException {
        return workers.serviceCommand(codec, experiment, plan);
    }

    @Override
    public void rest() {
        fleet.rest();
    }

    @Override
    public void rest(CodecInfo codec) {
        fleet.rest(workers.writer(codec));
        fleet.rest(workers.reader(codec));
    }

    @Override
    public void close() {
        if (ownsFleet) {
            fleet.rest();
        }
    }

    private interface Asked<T> {
        Outcome<T> answer() throws IOException, InterruptedException;
    }

    private static <T> Outcome<T> unlessInterrupted(Asked<T> asked) throws IOException {
        try {
            return asked.answer();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Outcome.Interrupted<>();
        }
    }
}
