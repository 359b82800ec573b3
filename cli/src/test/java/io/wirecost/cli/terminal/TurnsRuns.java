package io.wirecost.cli.terminal;

import io.wirecost.analysis.level.Levelling;
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
import io.wirecost.core.run.Speed.Fork;
import io.wirecost.core.run.Speed.Slices;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Runs of the baseline and other codecs, whose workers took turns for some rounds. */
final class TurnsRuns {
    private static final String BASELINE = "jackson-json";
    private static final double[] LUCK = {1, 1.02, 0.99, 1.01, 0.98};

    private TurnsRuns() {}

    /** @param others how many codecs there are beside the baseline; each is faster than the one before, and wilder */
    static Run of(int rounds, int others) {
        List<CodecInfo> codecs = new ArrayList<>();
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i <= others; i++) {
            String name = i == 0 ? BASELINE : "codec-" + i;
            codecs.add(CodecInfo.of(name, i == 0 ? "JSON" : "F" + i, Family.TEXT, "java.base", Object.class));
            cells.add(Cell.measured(trial(name, new Task.Size()), new Sizes(List.of(List.of(2_000 - 40 * i)))));
            for (Operation operation :
                    rounds == 0 ? List.<Operation>of() : List.of(Operation.SERIALIZE, Operation.DESERIALIZE)) {
                cells.add(Cell.measured(
                        trial(name, new Task.Time(operation)),
                        new Speed(
                                workers(rounds, i, 1),
                                Optional.empty(),
                                i == 0 ? Optional.of(workers(rounds, i, 1.01)) : Optional.empty())));
            }
        }
        return new Run(
                Run.FORMAT_VERSION,
                "0.1.0",
                "2026-01-01T00:00:00Z",
                List.of("run"),
                "quick",
                false,
                3,
                new Environment(new MachineInfo("", "", "", 1, 1), List.of(new RuntimeInfo("jvm", "JVM", "", ""))),
                new Run.Data("w", "", "", "", Optional.empty(), List.of(new Run.DataGroup("all", 1))),
                codecs,
                Optional.empty(),
                Levelling.of(cells));
    }

    static Trial trial(String codec, Task task) {
        return new Trial("w", Variant.jvm(codec), task);
    }

    private static List<Fork> workers(int rounds, int codec, double factor) {
        return IntStream.range(0, rounds)
                .mapToObj(round -> worker(round, factor * nanos(round, codec)))
                .toList();
    }

    private static double nanos(int round, int codec) {
        return 10_000.0 / (1 + codec) * Math.pow(LUCK[(round + codec) % LUCK.length], Math.min(codec, 4));
    }

    private static Fork worker(int round, double nanos) {
        List<Double> times = List.of(nanos, nanos);
        Speed.Samples floor = new Speed.Samples(List.of(1.0), Optional.empty(), Optional.of(List.of(1.0)));
        return new Fork(
                round,
                List.of(new Speed.Samples(times, Optional.empty(), Optional.of(times))),
                floor,
                Optional.empty(),
                Optional.of(
                        new Slices(0, List.of(0, 1), List.of(), Optional.empty(), Optional.empty(), Optional.empty())));
    }
}
