package io.wirecost.analysis.link;

import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Environment;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.MachineInfo;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Block;
import io.wirecost.core.run.Pipeline.Iteration;
import io.wirecost.core.run.Pipeline.Phases;
import io.wirecost.core.run.Pipeline.Work;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * A run whose every figure comes from a queue with known rates.
 *
 * @param noise how much forks and blocks scatter, as a fraction
 */
public record SyntheticSweep(TandemQueue queue, List<SyntheticCodec> codecs, String links, double noise, long seed) {
    static final int BLOCKS = 4;
    static final int FORKS = 4;
    static final long CONTROL_NANOS = 1_000;

    private static final int SETS = 2;
    private static final int BATCH_BYTES = 1_000;
    private static final double[] JSON_BYTES = {500, 1000, 1500, 2000, 2500, 3000, 8000};

    public Run run() {
        Random random = new Random(seed);
        List<Cell> cells = new ArrayList<>();
        for (SyntheticCodec codec : codecs) {
            cells.add(Cell.measured(trial(codec, new Task.Size()), sizes(codec)));
            cells.add(Cell.measured(
                    trial(codec, new Task.Time(Operation.SERIALIZE)), speed(codec, codec::serializeNanos, random)));
            cells.add(Cell.measured(
                    trial(codec, new Task.Time(Operation.DESERIALIZE)), speed(codec, codec::deserializeNanos, random)));
            cells.addAll(pipelines(codec, Reading.DECODE, random));
        }
        cells.addAll(pipelines(SyntheticCodec.floor(), Reading.NEVER, random));
        return run(cells);
    }

    /** What a set of messages takes per message where nothing scatters: geometric mean over all sets. */
    double nanos(SyntheticCodec codec, Link link) {
        return Math.exp(IntStream.range(0, BLOCKS * SETS)
                .mapToDouble(set -> Math.log(setNanos(codec, set, link, new Random(seed)) / messages(set)))
                .average()
                .orElseThrow());
    }

    private double setNanos(SyntheticCodec codec, int set, Link link, Random random) {
        return queue.setNanos(codec, bytes(codec, set), messages(set), link, random) + CONTROL_NANOS / 2.0;
    }

    private static int messages(int set) {
        return 400 + 100 * set;
    }

    private static double bytes(SyntheticCodec codec, int set) {
        return codec.size() * (1000 + 250 * set);
    }

    private List<Cell> pipelines(SyntheticCodec codec, Reading reading, Random random) {
        return Link.parseAll(links).stream()
                .map(link -> Cell.measured(trial(codec, Passage.of(reading).over(link)), pipeline(codec, link, random)))
                .toList();
    }

    private Pipeline pipeline(SyntheticCodec codec, Link link, Random random) {
        return new Pipeline(IntStream.range(0, BLOCKS)
                .mapToObj(round -> {
                    double luck = scatter(random);
                    return new Block(
                            round,
                            true,
                            CONTROL_NANOS,
                            IntStream.range(0, SETS)
                                    .mapToObj(set -> iteration(codec, link, set * BLOCKS + round, luck, random))
                                    .toList());
                })
                .toList());
    }

    private Iteration iteration(SyntheticCodec codec, Link link, int set, double luck, Random random) {
        int messages = messages(set);
        double bytes = bytes(codec, set);
        double sends = messages * (1 + TandemQueue.PASSED);
        long phases = codec.isFloor() ? 0 : Math.round(messages * queue.phaseNanos(codec, bytes));
        Work work = new Work(
                "a+b+c", Math.round(messages * queue.cpuNanos(codec, bytes)), 0, new Phases(phases, 0, 0, 0, 0, 0));
        return new Iteration(
                set,
                messages,
                Math.round(messages * TandemQueue.PASSED),
                Math.round(sends * bytes),
                Math.round(sends * (bytes + queue.framingBytes())),
                Math.round(luck * setNanos(codec, set, link, random)),
                List.of(work),
                Optional.empty());
    }

    private Speed speed(SyntheticCodec codec, DoubleUnaryOperator nanos, Random random) {
        return new Speed(IntStream.range(0, FORKS)
                .mapToObj(round -> {
                    double luck = scatter(random);
                    return new Speed.Fork(
                            round,
                            DoubleStream.of(JSON_BYTES)
                                    .mapToObj(bytes -> samples(luck * nanos.applyAsDouble(codec.size() * bytes)))
                                    .toList(),
                            samples(1));
                })
                .toList());
    }

    private double scatter(Random random) {
        return Math.exp(noise * random.nextGaussian());
    }

    private static Speed.Samples samples(double nanos) {
        return new Speed.Samples(List.of(nanos), List.of(0.0));
    }

    private static Sizes sizes(SyntheticCodec codec) {
        return new Sizes(DoubleStream.of(JSON_BYTES)
                .mapToObj(bytes -> List.of((int) Math.round(codec.size() * bytes)))
                .toList());
    }

    private static Trial trial(SyntheticCodec codec, Task task) {
        return new Trial("w", Variant.jvm(codec.name()), task);
    }

    private Run run(List<Cell> cells) {
        return new Run(
                Run.FORMAT_VERSION,
                "0.1.0",
                "2026-01-01T00:00:00Z",
                List.of(),
                "quick",
                true,
                FORKS,
                new Environment(
                        new MachineInfo("", "", "", queue.cores(), 1), List.of(new RuntimeInfo("jvm", "JVM", "", ""))),
                new Run.Data("w", "", "", "", Optional.empty(), List.of()),
                codecs.stream().map(SyntheticSweep::info).toList(),
                Optional.of(experiment()),
                cells);
    }

    private static CodecInfo info(SyntheticCodec codec) {
        String format = codec.name().equals(SyntheticCodec.JSON.name()) ? "JSON" : "F";
        return new CodecInfo(
                CodecId.JVM,
                codec.name(),
                Optional.empty(),
                format,
                "",
                Family.TEXT,
                "java",
                "l",
                "1",
                "pure Java",
                Set.of(),
                Set.of());
    }

    private Experiment experiment() {
        return new Experiment(
                BLOCKS,
                SETS,
                new Experiment.Range(messages(0), messages(BLOCKS * SETS - 1)),
                new Experiment.Range(1000, 2750),
                100,
                Optional.empty(),
                0,
                Experiment.Services.THREADS,
                Experiment.Forward.REENCODE,
                "",
                new Experiment.Transport("embedded", "all", 5, BATCH_BYTES, "none", 1),
                Optional.of(new Experiment.Network(Experiment.Network.By.RELAY, Link.parseAll(links))),
                Optional.empty());
    }
}
