package io.wirecost.report;

import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Environment;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.MachineInfo;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import io.wirecost.core.value.Loss;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/** Runs with seeded figures: what a report has to cope with. */
public final class SampleRuns {
    private static final List<Operation> WHOLE = List.of(Operation.SERIALIZE, Operation.DESERIALIZE);
    private static final int RECORDS = 4;

    private final Random random = new Random(1);
    private final List<CodecInfo> codecs = new ArrayList<>();
    private final List<Cell> cells = new ArrayList<>();
    private final int forks;
    private final int steps;
    private Optional<SamplePipelines> pipeline = Optional.empty();
    private Optional<Experiment> experiment = Optional.empty();

    /** What the pipeline is, before anything goes through it. */
    void through(SamplePipelines samples) {
        pipeline = Optional.of(samples);
    }

    SampleRuns(int forks, int steps) {
        this.forks = forks;
        this.steps = steps;
    }

    /** Every family, stages, ties, losses, limits, a refusal and a failure. */
    public static Run full() {
        SampleRuns run = new SampleRuns(8, 5);
        run.measured(codec("jackson-json", "JSON", Family.TEXT), 1, 40_000, WHOLE);
        run.measured(codec("fastjson2", "JSON", Family.TEXT).withLosses(Loss.NEGATIVE_ZERO_UNSIGNED), 1, 39_900, WHOLE);
        run.measured(staged("protobuf-java", "Protocol Buffers", Family.SCHEMA_DRIVEN), 0.6, 21_000, all());
        run.measured(staged("avro-generic", "Avro", Family.SCHEMA_DRIVEN), 0.5, 21_100, all());
        run.measured(codec("jackson-cbor", "CBOR", Family.SELF_DESCRIBING), 0.85, 30_000, WHOLE);
        run.measured(staged("capnproto", "Cap'n Proto", Family.ZERO_COPY).withLayout("unpacked"), 1.2, 15_000, all());
        run.measured(
                staged("capnproto-packed", "Cap'n Proto", Family.ZERO_COPY).withLayout("packed"), 0.7, 60_000, all());
        run.refused(codec("jaxb", "XML", Family.TEXT).withLimits(Limit.XML_CHARACTERS), Limit.XML_CHARACTERS.reason());
        run.codecs.add(codec("broken", "JSON", Family.TEXT));
        run.cells.add(Cell.failed(
                trial("broken", new Task.Time(Operation.SERIALIZE)), "record 3: deserialize: expected 1.50, got 1.5"));
        run.throughServices(SamplePipelines.of(5, 3));
        return run.run("transactions", List.of("run", "--codec", "jackson-*,protobuf-java", "--out", "here"), true);
    }

    void add(CodecInfo codec) {
        codecs.add(codec);
    }

    void add(Cell cell) {
        cells.add(cell);
    }

    private void throughServices(SamplePipelines samples) {
        pipeline = Optional.of(samples);
        piped("jackson-json", Passage.PLAIN, 20_000, 20_000, 1_800);
        piped("fastjson2", Passage.PLAIN, 20_200, 19_700, 1_800);
        piped("protobuf-java", Passage.PLAIN, 9_000, 12_000, 1_080);
        piped("avro-generic", Passage.PLAIN, 9_000, 12_000, 900);
        piped("jackson-cbor", Passage.PLAIN, 15_000, 15_000, 1_530);
        piped("capnproto", Passage.PLAIN, 7_000, 8_000, 2_160);
        piped("capnproto", Passage.of(Passage.Reading.IN_PLACE), 7_000, 5_000, 2_160);
        piped("jackson-json", Passage.of(Passage.Reading.NEVER), 0, 0, 1_800);
        cells.add(Cell.failed(
                trial("broken", Passage.PLAIN), "service B ended with signal 9 after 8,120 of 12,000 messages"));
    }

    void piped(String codec, Passage passage, double serializeNanos, double deserializeNanos, double bytes) {
        cells.add(Cell.measured(
                trial(codec, passage),
                pipeline.orElseThrow().through(passage.link(), serializeNanos, deserializeNanos, bytes)));
    }

    /** The pipeline and nothing else. */
    public static Run pipelineOnly() {
        SampleRuns run = new SampleRuns(1, 3);
        run.codecs.add(codec("jackson-json", "JSON", Family.TEXT));
        run.codecs.add(codec("avro-generic", "Avro", Family.SCHEMA_DRIVEN));
        run.pipeline = Optional.of(SamplePipelines.of(3, 5));
        run.piped("jackson-json", Passage.PLAIN, 20_000, 20_000, 1_800);
        run.piped("avro-generic", Passage.PLAIN, 9_000, 12_000, 900);
        run.piped("avro-generic", Passage.of(Passage.Reading.NEVER), 0, 0, 900);
        return run.run("transactions", List.of("run", "--measure", "pipeline"), true);
    }

    /** A user's own records with compressed batches, in which those of avro-generic and the floor come again. */
    public static Run ownRecords() {
        SampleRuns run = new SampleRuns(1, 1);
        run.codecs.add(codec("jackson-json", "JSON", Family.TEXT));
        run.codecs.add(codec("avro-generic", "Avro", Family.SCHEMA_DRIVEN));
        run.pipeline = Optional.of(SamplePipelines.ofOwnRecords(100));
        for (Link link : run.pipeline.get().experiment().links()) {
            Passage passage = Passage.PLAIN.over(link);
            run.piped("jackson-json", passage, 20_000, 20_000, 40_000);
            run.piped("avro-generic", passage, 9_000, 12_000, 1_800);
            run.piped("avro-generic", passage.by(Reading.NEVER), 0, 0, 1_800);
        }
        return run.run("tweets", List.of("run", "--records", "tweets.ndjson"), true);
    }

    /** The pipeline over two links, the faster of which stands for the run. */
    public static Run overLinks() {
        SampleRuns run = new SampleRuns(1, 3);
        run.codecs.add(codec("jackson-json", "JSON", Family.TEXT));
        run.codecs.add(codec("capnproto", "Cap'n Proto", Family.ZERO_COPY));
        run.pipeline = Optional.of(SamplePipelines.over("10mbit,1gbit"));
        for (Link link : run.pipeline.get().experiment().links()) {
            Passage passage = Passage.PLAIN.over(link);
            run.piped("jackson-json", passage, 20_000, 20_000, 1_800);
            run.piped("capnproto", passage, 9_000, 12_000, 900);
            run.piped("capnproto", passage.by(Reading.IN_PLACE), 9_000, 8_000, 900);
            run.piped("jackson-json", passage.by(Reading.NEVER), 0, 0, 1_800);
        }
        return run.run("transactions", List.of("run", "--sweep", "link=10mbit,1gbit"), true);
    }

    /** Messages at a rate; capnproto cannot keep up. */
    public static Run atRate() {
        return paced(new OpenLoop(Optional.of(5_000L), 2, 100_000_000), "--rate", "5000");
    }

    /** More codecs at a rate than lines that can be told apart, one of them with a name that tries to become markup. */
    public static Run manyAtRate() {
        OpenLoop openLoop = new OpenLoop(Optional.of(5_000L), 2, 100_000_000);
        SampleRuns run = new SampleRuns(1, 3);
        SampleRates rates = new SampleRates(openLoop);
        run.experiment = Optional.of(SamplePipelines.at(openLoop));
        List<String> names = new ArrayList<>(List.of("jackson-json", HOSTILE, "__proto__"));
        IntStream.range(0, 8).mapToObj(i -> "codec-" + i).forEach(names::add);
        for (String name : names) {
            run.codecs.add(codec(name, "JSON", Family.TEXT));
            run.cells.add(Cell.measured(trial(name, Passage.PLAIN.at(openLoop.pace())), rates.through(9_000)));
        }
        return run.run("transactions", List.of("run", "--rate", "5000"), true);
    }

    /** The highest rate is sought; capnproto sustains none. */
    public static Run maxRate() {
        return paced(new OpenLoop(Optional.empty(), 3, 100_000_000), "--find-max-rate");
    }

    private static Run paced(OpenLoop openLoop, String... options) {
        SampleRuns run = new SampleRuns(1, 3);
        SampleRates rates = new SampleRates(openLoop);
        run.experiment = Optional.of(SamplePipelines.at(openLoop));
        Passage passage = Passage.PLAIN.at(openLoop.pace());
        run.codecs.add(codec("jackson-json", "JSON", Family.TEXT));
        run.codecs.add(codec("avro-generic", "Avro", Family.SCHEMA_DRIVEN));
        run.codecs.add(codec("capnproto", "Cap'n Proto", Family.ZERO_COPY));
        run.cells.add(Cell.measured(trial("jackson-json", passage), rates.through(6_000)));
        run.cells.add(Cell.measured(trial("avro-generic", passage), rates.through(9_000)));
        run.cells.add(Cell.measured(trial("capnproto", passage), rates.through(10)));
        run.cells.add(Cell.measured(trial("capnproto", passage.by(Reading.IN_PLACE)), rates.through(7_000)));
        run.cells.add(Cell.measured(trial("jackson-json", passage.by(Reading.NEVER)), rates.through(12_000)));
        List<String> command = new ArrayList<>(List.of("run", "--measure", "pipeline"));
        command.addAll(List.of(options));
        return run.run("transactions", command, true);
    }

    /** One fork: nothing may be ranked. */
    public static Run smoke() {
        SampleRuns run = new SampleRuns(1, 3);
        run.measured(codec("jackson-json", "JSON", Family.TEXT), 1, 40_000, WHOLE);
        run.measured(codec("protobuf-java", "Protocol Buffers", Family.SCHEMA_DRIVEN), 0.6, 21_000, WHOLE);
        run.pipeline = Optional.of(SamplePipelines.of(1, 1));
        run.piped("jackson-json", Passage.PLAIN, 20_000, 20_000, 1_800);
        return run.run("transactions", List.of("run", "--profile", "smoke"), true);
    }

    /** Two codecs whose times cannot be told apart. */
    public static Run tied() {
        SampleRuns run = new SampleRuns(3, 1);
        run.measured(codec("jackson-json", "JSON", Family.TEXT), 1, 40_000, WHOLE);
        run.measured(codec("fastjson2", "JSON", Family.TEXT), 1, 40_100, WHOLE);
        return run.run("transactions", List.of("run"), true);
    }

    /** The fastest and smallest is read by one platform, and of another nobody knows who reads it. */
    public static Run withOnePlatform() {
        SampleRuns run = new SampleRuns(8, 3);
        run.measured(codec("jackson-json", "JSON", Family.TEXT), 1, 40_000, WHOLE);
        run.measured(codec("kryo", "Kryo", Family.SCHEMA_DRIVEN), 0.3, 8_000, WHOLE);
        run.measured(codec("mine", "Mine", Family.SCHEMA_DRIVEN), 0.4, 9_000, WHOLE);
        run.measured(codec("avro-generic", "Avro", Family.SCHEMA_DRIVEN), 0.5, 20_000, WHOLE);
        return run.run("transactions", List.of("run"), true);
    }

    /** As many codecs as the default run has, with its names and formats; the times are made up. */
    public static Run manyFormats() {
        SampleRuns run = new SampleRuns(3, 3);
        run.measured(codec("avro-generic", "Avro", Family.SCHEMA_DRIVEN), 0.42, 20_000, WHOLE);
        run.measured(codec("avro-specific", "Avro", Family.SCHEMA_DRIVEN), 0.42, 19_500, WHOLE);
        run.measured(codec("protobuf-java", "Protocol Buffers", Family.SCHEMA_DRIVEN), 0.47, 19_000, WHOLE);
        run.measured(layout("thrift-compact", "Thrift", Family.SCHEMA_DRIVEN, "compact"), 0.48, 24_000, WHOLE);
        run.measured(layout("thrift-binary", "Thrift", Family.SCHEMA_DRIVEN, "binary"), 0.68, 21_000, WHOLE);
        run.measured(codec("flatbuffers", "FlatBuffers", Family.ZERO_COPY), 0.95, 15_000, WHOLE);
        run.measured(layout("capnproto", "Cap'n Proto", Family.ZERO_COPY, "unpacked"), 1.1, 14_500, WHOLE);
        run.measured(layout("capnproto-packed", "Cap'n Proto", Family.ZERO_COPY, "packed"), 0.55, 41_000, WHOLE);
        run.measured(codec("asn1-ber", "ASN.1", Family.SCHEMA_DRIVEN), 0.52, 38_000, WHOLE);
        run.measured(codec("jackson-cbor", "CBOR", Family.SELF_DESCRIBING), 0.82, 36_000, WHOLE);
        run.measured(codec("jackson-smile", "Smile", Family.SELF_DESCRIBING), 0.7, 34_000, WHOLE);
        run.measured(codec("jackson-ion", "Ion", Family.SELF_DESCRIBING), 0.66, 90_000, WHOLE);
        run.measured(codec("jackson-msgpack", "MessagePack", Family.SELF_DESCRIBING), 0.81, 55_000, WHOLE);
        run.measured(layout("msgpack-core-array", "MessagePack", Family.SCHEMA_DRIVEN, "arrays"), 0.44, 22_000, WHOLE);
        run.measured(codec("mongodb-bson", "BSON", Family.SELF_DESCRIBING), 1.05, 52_000, WHOLE);
        run.measured(codec("fastjson2-jsonb", "JSONB", Family.SELF_DESCRIBING), 0.78, 13_000, WHOLE);
        run.measured(codec("jackson-json", "JSON", Family.TEXT), 1, 40_000, WHOLE);
        run.measured(codec("fastjson2", "JSON", Family.TEXT), 1, 23_000, WHOLE);
        run.measured(codec("jaxb", "XML", Family.TEXT), 1.7, 170_000, WHOLE);
        run.measured(codec("jackson-yaml", "YAML", Family.TEXT), 1.1, 700_000, WHOLE);
        run.measured(codec("jdk-serialization", "Java serialization", Family.SELF_DESCRIBING), 1.4, 99_000, WHOLE);
        run.measured(codec("kryo", "Kryo", Family.SCHEMA_DRIVEN), 0.43, 12_500, WHOLE);
        run.pipeline = Optional.of(SamplePipelines.of(3, 3));
        run.piped("jackson-json", Passage.PLAIN, 20_000, 20_000, 1_800);
        run.piped("avro-specific", Passage.PLAIN, 9_000, 12_000, 900);
        run.piped("protobuf-java", Passage.PLAIN, 9_000, 11_000, 950);
        run.piped("jackson-json", Passage.of(Passage.Reading.NEVER), 0, 0, 1_800);
        return run.run("transactions", List.of("run"), true);
    }

    private static CodecInfo layout(String name, String format, Family family, String layout) {
        return codec(name, format, family).withLayout(layout);
    }

    /** Every cell refused. */
    public static Run empty() {
        SampleRuns run = new SampleRuns(3, 1);
        run.refused(codec("jaxb", "XML", Family.TEXT), Limit.XML_CHARACTERS.reason());
        return run.run("edge-values", List.of("run", "--workload", "edge-values"), false);
    }

    /** Every text tries to become markup, a script, a formula or a line of its own. */
    public static Run hostile() {
        SampleRuns run = new SampleRuns(3, 2);
        run.measured(codec(HOSTILE, HOSTILE, Family.TEXT).withLayout(HOSTILE).withBackEnd(HOSTILE), 1, 40_000, WHOLE);
        run.measured(codec("__proto__", "constructor", Family.ZERO_COPY), 0.7, 30_000, WHOLE);
        run.measured(codec("=HYPERLINK(\"x\")", "{{model}}", Family.SCHEMA_DRIVEN), 0.6, 20_000, WHOLE);
        run.measured(codec("x".repeat(300), "a{b|c}", Family.SELF_DESCRIBING), 0.8, 25_000, WHOLE);
        run.refused(codec("refused", HOSTILE, Family.TEXT), HOSTILE);
        run.pipeline = Optional.of(SamplePipelines.saying(HOSTILE));
        for (String codec : List.of(HOSTILE, "__proto__", "=HYPERLINK(\"x\")")) {
            for (Link link : run.pipeline.get().experiment().links()) {
                Passage passage = Passage.PLAIN.over(link);
                run.piped(codec, passage, 20_000, 20_000, 1_800);
                run.piped(codec, passage.by(Reading.IN_PLACE), 20_000, 10_000, 1_800);
                run.piped(codec, passage.by(Reading.NEVER), 0, 0, 1_800);
            }
        }
        return run.run(HOSTILE, List.of("run", "--codec", HOSTILE), true);
    }

    /** Tags that close ours, handlers, separators that end lines of script, text that turns around. */
    public static final String HOSTILE =
            "</script></style><img src=x onerror=\"window.pwned=1\"><script>window.pwned=1</script>'\"--><svg onload=window.pwned=1>"
                    + "\u2028\u202e[a](javascript:pwned) | `b` *c*\n=1+1";

    /** 200 codecs with size and seven operations each; the report adds their round trips. */
    public static Run large() {
        SampleRuns run = new SampleRuns(8, 30);
        Family[] families = Family.values();
        for (int i = 0; i < 200; i++) {
            double size = 0.4 + 1.6 * run.random.nextDouble();
            double nanos = 10_000 * Math.exp(3 * run.random.nextDouble());
            run.measured(staged("codec-" + i, "format-" + i / 4, families[i % families.length]), size, nanos, all());
        }
        return run.run("generated", List.of("run"), true);
    }

    private static List<Operation> all() {
        return List.of(Operation.values());
    }

    void measured(CodecInfo codec, double size, double nanos, List<Operation> operations) {
        codecs.add(codec);
        List<List<Integer>> bytes = IntStream.range(0, steps)
                .mapToObj(step -> IntStream.range(0, RECORDS)
                        .mapToObj(record -> (int) (size * 500 * Math.pow(2, step * 5.0 / steps) * (1 + record / 10.0)))
                        .toList())
                .toList();
        cells.add(Cell.measured(trial(codec.variant(), new Task.Size()), new Sizes(bytes)));
        for (Operation operation : operations) {
            double share = operation.isStaged() ? 0.5 : 1;
            cells.add(Cell.measured(trial(codec.variant(), new Task.Time(operation)), speed(nanos * share)));
        }
    }

    private Speed speed(double nanos) {
        List<Speed.Fork> all = new ArrayList<>();
        for (int fork = 0; fork < forks; fork++) {
            double luck = 1 + 0.03 * random.nextGaussian();
            List<Speed.Samples> groups = IntStream.range(0, steps)
                    .mapToObj(step -> samples(nanos * luck * (step + 1) / steps))
                    .toList();
            all.add(new Speed.Fork(fork, groups, samples(nanos / 100)));
        }
        return new Speed(all);
    }

    private static Speed.Samples samples(double nanos) {
        return new Speed.Samples(List.of(nanos), List.of(Math.rint(nanos * 1.5)));
    }

    void refused(CodecInfo codec, String reason) {
        codecs.add(codec);
        for (Task task :
                List.of(new Task.Size(), new Task.Time(Operation.SERIALIZE), new Task.Time(Operation.DESERIALIZE))) {
            cells.add(Cell.refused(trial(codec.variant(), task), reason));
        }
    }

    private static Trial trial(String codec, Task task) {
        return trial(Variant.jvm(codec), task);
    }

    private static Trial trial(Variant codec, Task task) {
        return new Trial("transactions", codec, task);
    }

    private static CodecInfo staged(String name, String format, Family family) {
        return codec(name, format, family).withTarget(name);
    }

    static CodecInfo codec(String name, String format, Family family) {
        return new CodecInfo(
                CodecId.JVM,
                name,
                Optional.empty(),
                format,
                "",
                family,
                "java",
                "org.example:" + name,
                "1.0",
                "pure Java",
                Set.of(),
                Set.of());
    }

    Run run(String name, List<String> command, boolean complete) {
        return new Run(
                Run.FORMAT_VERSION,
                "0.1.0",
                "2026-01-02T03:04:05Z",
                command,
                forks < Run.FORKS_TO_RANK ? "smoke" : "thorough",
                complete,
                forks,
                new Environment(
                        new MachineInfo(
                                "Linux 6.1", "amd64", name.equals(HOSTILE) ? HOSTILE : "Example CPU", 2, 8L << 30),
                        List.of(new RuntimeInfo("jvm", "JVM", "OpenJDK 17", "-Xmx1g"))),
                new Run.Data(
                        name,
                        "root acme.Order\nrecord acme.Order\n  id long",
                        "0123456789abcdef0123",
                        "fedcba",
                        Optional.of(7L),
                        IntStream.range(0, steps)
                                .mapToObj(step -> new Run.DataGroup("step-" + (step + 1), RECORDS))
                                .toList()),
                codecs,
                experiment.or(() -> pipeline.map(SamplePipelines::experiment)),
                cells);
    }
}
