package io.wirecost.report.section;

import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Environment;
import io.wirecost.core.run.MachineInfo;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import io.wirecost.core.value.Loss;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Hand-made runs over two steps of two records each. */
final class Runs {
    private static final Environment MACHINE = new Environment(
            new MachineInfo("Linux 6.1", "amd64", "Example CPU @ 3 GHz", 2, 8L << 30),
            List.of(new RuntimeInfo("jvm", "JVM", "OpenJDK 17.0.15", "-Xmx1g")));

    private Runs() {}

    /** Ties, a view, a declared loss, a refusal and a failure. */
    static Run ranked() {
        return run(
                3,
                true,
                List.of(
                        codec("protobuf-java", "Protocol Buffers", Family.SCHEMA_DRIVEN),
                        codec("jackson-json", "JSON", Family.TEXT).withLosses(Loss.NEGATIVE_ZERO_UNSIGNED),
                        codec("capnproto-packed", "Cap'n Proto", Family.ZERO_COPY)
                                .withLayout("packed"),
                        codec("jaxb", "XML", Family.TEXT)),
                List.of(
                        sizes("protobuf-java", 400, 410, 11_900, 12_100),
                        sizes("jackson-json", 1_000, 1_100, 30_000, 30_400),
                        sizes("capnproto-packed", 450, 460, 13_000, 13_333),
                        speed("jackson-json", Operation.SERIALIZE, 41_000, 42_000, 43_000),
                        speed("protobuf-java", Operation.SERIALIZE, 11_800, 12_000, 12_300),
                        speed("capnproto-packed", Operation.SERIALIZE, 12_100, 12_200, 12_500),
                        speed("protobuf-java", Operation.READ, 10_000, 10_100, 10_200),
                        speed("capnproto-packed", Operation.READ, 95.1, 95.2, 95.3),
                        refused("jaxb", new Task.Size()),
                        refused("jaxb", new Task.Time(Operation.SERIALIZE)),
                        refused("jaxb", new Task.Time(Operation.DESERIALIZE)),
                        Cell.failed(
                                trial("protobuf-java", new Task.Time(Operation.DESERIALIZE)),
                                "record 3, $.currency: expected \"грн\", actual absent")));
    }

    static Run smoke() {
        return run(
                1,
                true,
                List.of(codec("avro-generic", "Avro", Family.SCHEMA_DRIVEN), codec("jaxb", "XML", Family.TEXT)),
                List.of(
                        sizes("jaxb", 2_000, 2_000, 60_000, 60_000),
                        sizes("avro-generic", 90, 91, 99, 100),
                        speed("jaxb", Operation.SERIALIZE, 1_500_000),
                        speed("avro-generic", Operation.SERIALIZE, 999.9)));
    }

    /** Every text tries to steer the terminal, and nothing is measured. */
    static Run hostile() {
        String bad = "\u001b[2J\u0007\rfake\nline \u202e\u009b";
        return new Run(
                Run.FORMAT_VERSION,
                bad,
                bad,
                List.of(bad),
                bad,
                false,
                3,
                new Environment(
                        new MachineInfo(bad, bad, bad, 1, 1 << 30), List.of(new RuntimeInfo(bad, bad, bad, bad))),
                new Run.Data(bad, bad, bad, bad, Optional.empty(), List.of(new Run.DataGroup(bad, 1))),
                List.of(codec(bad, bad, Family.TEXT)),
                Optional.empty(),
                List.of(Cell.failed(new Trial(bad, Variant.jvm(bad), new Task.Size()), bad)));
    }

    private static Run run(int forks, boolean complete, List<CodecInfo> codecs, List<Cell> cells) {
        return new Run(
                Run.FORMAT_VERSION,
                "0.1.0",
                "2026-01-02T03:04:05Z",
                List.of("run"),
                forks < Run.FORKS_TO_RANK ? "smoke" : "quick",
                complete,
                forks,
                MACHINE,
                new Run.Data(
                        "transactions",
                        "schema text",
                        "0123456789abcdef0123",
                        "fedcba",
                        Optional.of(7L),
                        List.of(new Run.DataGroup("step-01", 2), new Run.DataGroup("step-02", 2))),
                codecs,
                Optional.empty(),
                cells);
    }

    private static CodecInfo codec(String name, String format, Family family) {
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

    private static Trial trial(String codec, Task task) {
        return new Trial("transactions", Variant.jvm(codec), task);
    }

    private static Cell refused(String codec, Task task) {
        return Cell.refused(
                trial(codec, task), "XML 1.0 cannot hold this character: record 17, $.note has U+0000 at 4");
    }

    private static Cell sizes(String codec, int... bytes) {
        return Cell.measured(
                trial(codec, new Task.Size()),
                new Sizes(List.of(List.of(bytes[0], bytes[1]), List.of(bytes[2], bytes[3]))));
    }

    private static Cell speed(String codec, Operation operation, double... nanosByFork) {
        return Cell.measured(
                trial(codec, new Task.Time(operation)),
                new Speed(Arrays.stream(nanosByFork)
                        .mapToObj(nanos -> new Speed.Fork(
                                0, List.of(samples(nanos / 2), samples(nanos * 1.5)), samples(nanos / 90)))
                        .toList()));
    }

    private static Speed.Samples samples(double nanos) {
        return new Speed.Samples(List.of(nanos), List.of(Math.rint(nanos * 2)));
    }
}
