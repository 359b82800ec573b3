package io.wirecost.report;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Direction;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Environment;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.core.value.Loss;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Runs of several runtimes. */
public final class SampleRuntimes {
    private static final List<Operation> WHOLE = List.of(Operation.SERIALIZE, Operation.DESERIALIZE);
    private static final RuntimeInfo NODE =
            new RuntimeInfo("node", "Node.js", "Node.js v20.20.2", "--max-old-space-size=512");
    private static final RuntimeInfo PHP = new RuntimeInfo("php", "PHP", "PHP 8.2.29", "-d opcache.enable_cli=1");

    private SampleRuntimes() {}

    /**
     * The JVM with stages and a pipeline, and Node.js, which tells no allocated bytes, with libraries of one way. Both have
     * a codec {@code capnproto}.
     */
    public static Run two() {
        return together(SampleRuns.full(), NODE, node());
    }

    /** PHP, too, with a codec {@code json} as Node.js has one. */
    public static Run three() {
        return together(two(), PHP, php());
    }

    /** Three times as many codecs as the default run of the JVM has. */
    public static Run many() {
        Run jvm = SampleRuns.manyFormats();
        return together(together(jvm, NODE, scaled(jvm, "node", 1.8)), PHP, scaled(jvm, "php", 4));
    }

    private static Run node() {
        SampleRuns run = new SampleRuns(8, 5);
        run.measured(node("json", "JSON", Family.TEXT, "V8"), 1, 26_000, WHOLE);
        run.measured(node("msgpackr", "MessagePack", Family.SELF_DESCRIBING, "JavaScript"), 0.8, 31_000, WHOLE);
        run.measured(
                node("bson", "BSON", Family.SELF_DESCRIBING, "JavaScript").withLosses(Loss.INT64_ROUNDED_TO_DOUBLE),
                1.1,
                58_000,
                WHOLE);
        run.measured(node("avsc", "Avro", Family.SCHEMA_DRIVEN, "JavaScript"), 0.5, 24_000, WHOLE);
        run.measured(node("protobufjs", "Protocol Buffers", Family.SCHEMA_DRIVEN, "JavaScript"), 0.6, 24_200, WHOLE);
        run.measured(
                node("capnproto", "Cap'n Proto", Family.ZERO_COPY, "JavaScript").withLayout("unpacked"),
                1.2,
                90_000,
                WHOLE);
        run.measured(
                node("fast-json-stringify", "JSON", Family.TEXT, "JavaScript").withDirection(Direction.SERIALIZE),
                1,
                12_000,
                List.of(Operation.SERIALIZE));
        run.measured(
                node("simdjson", "JSON", Family.TEXT, "simdjson").withDirection(Direction.DESERIALIZE),
                1,
                18_000,
                List.of(Operation.DESERIALIZE));
        run.refused(
                node("flatted", "JSON", Family.TEXT, "JavaScript").withLimits(Limit.PROTO_IN_KEY),
                Limit.PROTO_IN_KEY.reason());
        return silent(run.run("transactions", List.of("run"), true));
    }

    private static Run php() {
        SampleRuns run = new SampleRuns(8, 5);
        run.measured(codec("php", "json", "JSON", Family.TEXT, "PHP's own extension"), 1, 70_000, WHOLE);
        run.measured(codec("php", "msgpack", "MessagePack", Family.SELF_DESCRIBING, "msgpack 2.2"), 0.8, 60_000, WHOLE);
        run.measured(
                codec("php", "google-protobuf", "Protocol Buffers", Family.SCHEMA_DRIVEN, "PHP"), 0.6, 400_000, WHOLE);
        return run.run("transactions", List.of("run"), true);
    }

    private static Run scaled(Run jvm, String runtime, double factor) {
        SampleRuns run = new SampleRuns(3, 3);
        for (CodecInfo codec : jvm.codecs()) {
            double size = jvm.cells().stream()
                            .filter(cell -> cell.trial().codec().equals(codec.variant()))
                            .flatMap(cell -> cell.figures(Sizes.class).stream())
                            .findFirst()
                            .orElseThrow()
                            .bytesByGroup()
                            .get(0)
                            .get(0)
                    / 500.0;
            run.measured(
                    codec(runtime, runtime + "-" + codec.name(), codec.format(), codec.family(), "native code")
                            .withLayout(codec.layout()),
                    size,
                    factor * 20_000 * size * (1 + codec.name().length() / 8.0),
                    WHOLE);
        }
        return run.run("transactions", List.of("run"), true);
    }

    private static CodecInfo node(String name, String format, Family family, String backEnd) {
        return codec("node", name, format, family, backEnd);
    }

    private static CodecInfo codec(String runtime, String name, String format, Family family, String backEnd) {
        return new CodecInfo(
                runtime,
                name,
                Optional.empty(),
                format,
                "",
                family,
                CodecInfo.DOMAIN_TARGET,
                "example:" + name,
                "2.0",
                backEnd,
                Set.of(),
                Set.of());
    }

    /** Without allocated bytes, and without a size of what writes nothing. */
    private static Run silent(Run run) {
        List<CodecInfo> readers = run.codecs().stream()
                .filter(codec -> codec.direction() == Direction.DESERIALIZE)
                .toList();
        return run.with(run.cells().stream()
                .filter(cell -> cell.figures(Sizes.class).isEmpty()
                        || readers.stream()
                                .noneMatch(codec ->
                                        codec.variant().equals(cell.trial().codec())))
                .map(cell -> cell.figures(Speed.class)
                        .map(speed -> Cell.measured(cell.trial(), silent(speed)))
                        .orElse(cell))
                .toList());
    }

    private static Speed silent(Speed speed) {
        return new Speed(speed.forks().stream()
                .map(fork -> new Speed.Fork(
                        fork.round(),
                        fork.groups().stream().map(SampleRuntimes::silent).toList(),
                        silent(fork.floor())))
                .toList());
    }

    private static Speed.Samples silent(Speed.Samples samples) {
        return new Speed.Samples(samples.nanosPerOperation(), Optional.empty(), samples.processorNanosPerOperation());
    }

    /** The codecs of the other runtime stand among those of the first, as cells of a run come in any order. */
    private static Run together(Run run, RuntimeInfo runtime, Run other) {
        return new Run(
                run.formatVersion(),
                run.wirecost(),
                run.started(),
                run.command(),
                run.profile(),
                run.complete(),
                run.plannedForks(),
                new Environment(
                        run.environment().machine(),
                        Stream.concat(run.environment().runtimes().stream(), Stream.of(runtime))
                                .toList()),
                run.data(),
                Stream.concat(other.codecs().stream(), run.codecs().stream()).toList(),
                run.pipeline(),
                Stream.concat(other.cells().stream(), run.cells().stream()).toList());
    }
}
