package io.wirecost.analysis;

import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecInfo;
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
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Hand-made measurements. */
public final class Samples {
    private Samples() {}

    static Speed.Samples of(Double... nanos) {
        return new Speed.Samples(
                List.of(nanos), Arrays.stream(nanos).map(nano -> nano * 10).toList());
    }

    /** One group, one iteration per fork, a floor of 1 ns. */
    static Speed forks(Double... nanos) {
        return new Speed(Arrays.stream(nanos)
                .map(nano -> new Speed.Fork(0, List.of(of(nano)), of(1.0)))
                .toList());
    }

    /** Both directions, each half of these times; one fork in each round. */
    public static List<Cell> roundTrip(String codec, Double... nanos) {
        Speed half = new Speed(IntStream.range(0, nanos.length)
                .mapToObj(round -> new Speed.Fork(round, List.of(of(nanos[round] / 2)), of(1.0)))
                .toList());
        return Stream.of(Operation.SERIALIZE, Operation.DESERIALIZE)
                .map(operation -> Cell.measured(new Trial("w", Variant.jvm(codec), new Task.Time(operation)), half))
                .toList();
    }

    public static Cell speed(String codec, Double... nanos) {
        return Cell.measured(new Trial("w", Variant.jvm(codec), new Task.Time(Operation.SERIALIZE)), forks(nanos));
    }

    public static Cell sizes(String codec, Integer... bytes) {
        return Cell.measured(new Trial("w", Variant.jvm(codec), new Task.Size()), new Sizes(List.of(List.of(bytes))));
    }

    /** The same cell of another runtime. */
    public static Cell in(String runtime, Cell cell) {
        Trial trial = cell.trial();
        Variant codec = new Variant(
                new CodecId(runtime, trial.codec().codec().name()),
                trial.codec().wrapper());
        return new Cell(new Trial(trial.workload(), codec, trial.task()), cell.status(), cell.reason(), cell.figures());
    }

    /** The same codec of another runtime. */
    public static CodecInfo in(String runtime, CodecInfo codec) {
        return new CodecInfo(
                runtime,
                codec.name(),
                codec.wrapper(),
                codec.format(),
                codec.layout(),
                codec.family(),
                codec.target(),
                codec.library(),
                codec.version(),
                codec.backEnd(),
                codec.losses(),
                codec.limits(),
                codec.direction(),
                codec.reuse());
    }

    public static Run run(int plannedForks, Cell... cells) {
        return run(plannedForks, List.of(), cells);
    }

    public static Run run(int plannedForks, List<CodecInfo> codecs, Cell... cells) {
        return new Run(
                Run.FORMAT_VERSION,
                "0.1.0",
                "2026-01-01T00:00:00Z",
                List.of(),
                "quick",
                true,
                plannedForks,
                new Environment(
                        new MachineInfo("", "", "", 1, 1),
                        List.of(new RuntimeInfo("jvm", "JVM", "", ""), new RuntimeInfo("node", "Node.js", "", ""))),
                new Run.Data("w", "", "", "", Optional.empty(), List.of(new Run.DataGroup("all", 1))),
                codecs,
                Optional.empty(),
                List.of(cells));
    }
}
