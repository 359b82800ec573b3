package io.wirecost.analysis;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Fork;
import io.wirecost.core.run.Speed.Samples;
import io.wirecost.core.run.Speed.Slices;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Hand-made workers that took turns, with one group and without reference work. */
public final class Sliced {
    private static final double MISSING = 0;

    private Sliced() {}

    /** @param nanos of each pass; 0 where the slice was void */
    public static Fork worker(int round, int heat, Double... nanos) {
        List<Integer> passes = IntStream.range(0, nanos.length)
                .filter(pass -> nanos[pass] != MISSING)
                .boxed()
                .toList();
        List<Double> times = passes.stream().map(pass -> nanos[pass]).toList();
        Samples samples = new Samples(times, Optional.empty(), Optional.of(times));
        Samples floor = new Samples(List.of(1.0), Optional.empty(), Optional.of(List.of(1.0)));
        return new Fork(
                round,
                List.of(samples),
                floor,
                Optional.empty(),
                Optional.of(new Slices(heat, passes, List.of(), Optional.empty(), Optional.empty(), Optional.empty())));
    }

    public static Cell cell(String codec, Operation operation, List<Fork> forks, Fork... twins) {
        return Cell.measured(
                new Trial("w", Variant.jvm(codec), new Task.Time(operation)),
                new Speed(forks, Optional.empty(), twins.length == 0 ? Optional.empty() : Optional.of(List.of(twins))));
    }

    public static Cell cell(String codec, Fork... forks) {
        return cell(codec, Operation.SERIALIZE, List.of(forks));
    }

    /** The first codec is the baseline. */
    public static Run run(Cell... cells) {
        List<CodecInfo> codecs = Arrays.stream(cells)
                .map(cell -> cell.trial().codec().name())
                .distinct()
                .map(name -> CodecInfo.of(name, "JSON", Family.TEXT, "java.base", Object.class))
                .toList();
        return io.wirecost.analysis.Samples.run(3, codecs, cells);
    }

    /** The same worker, slower by a factor in one pass. */
    public static Fork slower(Fork fork, double factor, int pass) {
        List<Integer> passes = fork.slices().orElseThrow().passes();
        return fork.with(fork.groups().stream()
                .map(group -> {
                    List<Double> raw = group.processorNanosPerOperation().orElseThrow();
                    List<Double> times = IntStream.range(0, raw.size())
                            .mapToObj(slice -> raw.get(slice) * (passes.get(slice) == pass ? factor : 1))
                            .toList();
                    return new Samples(
                            times,
                            group.allocatedBytesPerOperation(),
                            Optional.of(times),
                            group.referenceNanos(),
                            Optional.empty());
                })
                .toList());
    }

    public static List<Double> scores(Cell cell) {
        return ForkScores.of(cell.figures(Speed.class).orElseThrow()).forks().stream()
                .map(ForkScores.Fork::nanosPerOperation)
                .toList();
    }
}
