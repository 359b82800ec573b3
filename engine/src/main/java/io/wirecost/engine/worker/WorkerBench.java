package io.wirecost.engine.worker;

import io.wirecost.compiler.target.Emission;
import io.wirecost.core.Outcome;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.Robustness;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/** A runner's workers on the data of one run: the way to every codec, whatever executes it. */
public final class WorkerBench implements RunnerSession {
    private final Workers workers;
    private final Fleet fleet;
    private final Prover prover;
    private final OthersReader others;
    private final MeasuringWorkers measuring;
    private final FileForks files;
    private final WorkOrder order;

    /** @param schemaFile the schema's text: all that a decoding process sees of the data */
    public WorkerBench(Workers workers, WorkOrder order, Path schemaFile) throws IOException {
        this.workers = workers;
        this.order = order;
        this.fleet = new Fleet(
                workers,
                new Processes(order.folder(), order.proofTimeout()),
                new GivenData(order.datasetFile(), schemaFile));
        Expected expected = new Expected(
                order.dataset(),
                order.folder(),
                schemaFile.getFileName() + "-" + order.datasetFile().getFileName());
        this.prover = new Prover(fleet, order, expected);
        this.others = new OthersReader(fleet, order, expected);
        this.measuring = new MeasuringWorkers(fleet, prover, order.folder());
        this.files = new FileForks(fleet, order.folder());
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
    public Outcome<Measuring> measuring(CodecInfo codec) throws IOException {
        return unlessInterrupted(() -> measuring.start(codec));
    }

    @Override
    public Outcome<FilePasses> file(CodecInfo codec, FileOrder order) throws IOException {
        return unlessInterrupted(() -> files.run(codec, order));
    }

    @Override
    public LimitedReader limited(CodecInfo codec, Robustness.Limits limits) throws IOException {
        return new LimitedReader(fleet, workers.reader(codec), limits, order);
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
    public void close() {
        fleet.rest();
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
