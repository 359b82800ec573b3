package io.wirecost.studies.lviv2024.latency;

import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Environment;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.MachineInfo;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/** Made-up runs of the study's formats: times relative to JSON's, by the study's names. */
public final class LatencyRuns {
    private static final double JSON_NANOS = 100_000;
    private static final long MESSAGES = 1000;

    private final Map<String, Double> times = new LinkedHashMap<>();
    private final Map<String, Double> bytes = new HashMap<>();
    private final Map<String, Double> loops = new HashMap<>();
    private int blocks = 5;
    private double noise = 0.001;
    private Experiment.Services services = Experiment.Services.PROCESSES;
    private Optional<Double> floor = Optional.empty();

    private LatencyRuns() {}

    /** A run in which everything is as the study says; bytes go with the time, there is no loop. */
    public static LatencyRuns asPublished() {
        LatencyRuns runs = new LatencyRuns();
        for (PublishedLatency line : PublishedLatency.all()) {
            line.timesFaster().ifPresent(span -> runs.times.put(line.name(), 2 / (span.from() + span.to())));
        }
        return runs;
    }

    public LatencyRuns with(String name, double time) {
        times.put(name, time);
        return this;
    }

    public LatencyRuns without(String name) {
        times.remove(name);
        return this;
    }

    LatencyRuns bytes(String name, double relative) {
        bytes.put(name, relative);
        return this;
    }

    /** Serialize + deserialize in a loop. */
    LatencyRuns loop(String name, double nanos) {
        loops.put(name, nanos);
        return this;
    }

    LatencyRuns blocks(int count) {
        blocks = count;
        return this;
    }

    LatencyRuns inThreads() {
        services = Experiment.Services.THREADS;
        return this;
    }

    /** Standard deviation of a block's luck, as a fraction. */
    public LatencyRuns noise(double fraction) {
        noise = fraction;
        return this;
    }

    /** Time of JSON's bytes without any codec. */
    public LatencyRuns floor(double time) {
        floor = Optional.of(time);
        return this;
    }

    List<String> names() {
        return List.copyOf(times.keySet());
    }

    LatencyFigures figures() {
        return new LatencyFigures(run(), Passage.PLAIN);
    }

    public Run run() {
        Random luck = new Random(1);
        List<CodecInfo> codecs = new ArrayList<>();
        List<Cell> cells = new ArrayList<>();
        for (PublishedLatency line : PublishedLatency.all()) {
            Optional.ofNullable(times.get(line.name())).ifPresent(time -> {
                codecs.add(codec(line));
                double size = 500 * bytes.getOrDefault(line.name(), time);
                cells.add(Cell.measured(trial(line.codec(), Passage.PLAIN), pipeline(time, size, luck)));
                Optional.ofNullable(loops.get(line.name())).ifPresent(nanos -> {
                    cells.add(Cell.measured(trial(line.codec(), new Task.Time(Operation.SERIALIZE)), speed(nanos / 2)));
                    cells.add(
                            Cell.measured(trial(line.codec(), new Task.Time(Operation.DESERIALIZE)), speed(nanos / 2)));
                });
            });
        }
        floor.ifPresent(time -> cells.add(
                Cell.measured(trial("jackson-json", Passage.of(Passage.Reading.NEVER)), pipeline(time, 500, luck))));
        return run(codecs, cells);
    }

    private Run run(List<CodecInfo> codecs, List<Cell> cells) {
        return new Run(
                Run.FORMAT_VERSION,
                "0.1.0",
                "2026-01-02T03:04:05Z",
                List.of("run"),
                "thorough",
                true,
                3,
                new Environment(
                        new MachineInfo("Linux", "amd64", "CPU | <b>", 2, 1L << 33),
                        List.of(new RuntimeInfo("jvm", "JVM", "JVM", ""))),
                new Run.Data("transactions", "", "", "", Optional.of(1L), List.of(new Run.DataGroup("all", 1))),
                codecs,
                Optional.of(experiment()),
                cells);
    }

    private Experiment experiment() {
        return new Experiment(
                blocks,
                1,
                new Experiment.Range(12_000, 30_000),
                new Experiment.Range(1_000, 4_000),
                2_000,
                Optional.empty(),
                5_000,
                services,
                Experiment.Forward.REENCODE,
                "type in [PAYMENT]",
                new Experiment.Transport("embedded 4.3.1", "all", 5, 131_072, "none", 1),
                Optional.empty(),
                Optional.empty());
    }

    /** All formats drift alike from round to round; each has luck of its own. */
    private Pipeline pipeline(double time, double sizeBytes, Random luck) {
        return new Pipeline(IntStream.range(0, blocks)
                .mapToObj(round -> {
                    double nanos = JSON_NANOS * time * (1 + 0.3 * round) * Math.exp(noise * luck.nextGaussian());
                    return new Pipeline.Block(round, 1_000_000, List.of(set(round, nanos, sizeBytes)));
                })
                .toList());
    }

    private static Pipeline.Iteration set(int number, double nanosPerMessage, double sizeBytes) {
        long payload = Math.round(MESSAGES * sizeBytes);
        return new Pipeline.Iteration(
                number,
                MESSAGES,
                MESSAGES / 2,
                payload,
                payload,
                Math.round(MESSAGES * nanosPerMessage),
                List.of(new Pipeline.Work("a", 1_000, 1_000, new Pipeline.Phases(300, 0, 0, 300, 0, 0))),
                Optional.empty());
    }

    private static Speed speed(double nanos) {
        Speed.Samples samples = new Speed.Samples(List.of(nanos), List.of(0.0));
        return new Speed(List.of(new Speed.Fork(0, List.of(samples), samples)));
    }

    private static Trial trial(String codec, Task task) {
        return new Trial("transactions", Variant.jvm(codec), task);
    }

    private static CodecInfo codec(PublishedLatency line) {
        return new CodecInfo(
                CodecId.JVM,
                line.codec(),
                Optional.empty(),
                line.format(),
                line.layout(),
                Family.TEXT,
                "java",
                "org.example:" + line.codec(),
                "1.0",
                "pure Java",
                Set.of(),
                Set.of());
    }
}
