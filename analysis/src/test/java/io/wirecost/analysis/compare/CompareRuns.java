package io.wirecost.analysis.compare;

import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Environment;
import io.wirecost.core.run.MachineInfo;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Hand-made runs over one group of two records. */
final class CompareRuns {
    private CompareRuns() {}

    static Run of(Cell... cells) {
        return run("CPU", "orders", "bb", Map.of(), cells);
    }

    static Run on(String cpu, Cell... cells) {
        return run(cpu, "orders", "bb", Map.of(), cells);
    }

    static Run over(String name, String checksum, Cell... cells) {
        return run("CPU", name, checksum, Map.of(), cells);
    }

    static Run withVersions(Map<String, String> versions, Cell... cells) {
        return run("CPU", "orders", "bb", versions, cells);
    }

    static Trial trial(String codec, Task task) {
        return new Trial("orders", Variant.jvm(codec), task);
    }

    static Cell size(String codec, int first, int second) {
        return Cell.measured(trial(codec, new Task.Size()), new Sizes(List.of(List.of(first, second))));
    }

    /** Forks of 1000, 1010, 1020, … ns, times a factor. */
    static Cell speed(String codec, int forks, double factor) {
        return Cell.measured(
                trial(codec, new Task.Time(Operation.SERIALIZE)),
                new Speed(IntStream.range(0, forks)
                        .mapToObj(i -> new Speed.Fork(i, List.of(samples((1000 + 3 * i) * factor)), samples(1)))
                        .toList()));
    }

    static Cell pipeline(String codec) {
        return Cell.measured(
                trial(codec, Passage.PLAIN),
                new Pipeline(List.of(new Pipeline.Block(
                        0,
                        true,
                        1,
                        List.of(new Pipeline.Iteration(0, 10, 5, 100, 100, 1000, List.of(), Optional.empty()))))));
    }

    private static Speed.Samples samples(double nanos) {
        return new Speed.Samples(List.of(nanos), List.of(1.0));
    }

    private static Run run(String cpu, String name, String checksum, Map<String, String> versions, Cell... cells) {
        return new Run(
                Run.FORMAT_VERSION,
                "0.1.0",
                "2026-01-02T03:04:05Z",
                List.of("run"),
                "thorough",
                true,
                8,
                new Environment(
                        new MachineInfo("Linux", "amd64", cpu, 2, 1L << 33),
                        List.of(new RuntimeInfo("jvm", "JVM", "JVM", "-Xmx1g"))),
                new Run.Data(name, "text", "aa", checksum, Optional.of(1L), List.of(new Run.DataGroup("all", 2))),
                new TreeMap<>(versions)
                        .entrySet().stream()
                                .map(v -> codec(v.getKey(), v.getValue()))
                                .toList(),
                Optional.empty(),
                List.of(cells));
    }

    private static CodecInfo codec(String name, String version) {
        return new CodecInfo(
                CodecId.JVM,
                name,
                Optional.empty(),
                "F",
                "",
                Family.TEXT,
                "java",
                "org.example:" + name,
                version,
                "pure Java",
                Set.of(),
                Set.of());
    }
}
