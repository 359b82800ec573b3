package io.wirecost.report;

import io.wirecost.analysis.level.Levelling;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Cause;
import io.wirecost.core.run.Speed.Fork;
import io.wirecost.core.run.Speed.Slices;
import io.wirecost.core.run.Speed.VoidSlice;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import io.wirecost.core.run.Witness;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/** Runs whose workers took turns, on a machine that is much slower in some rounds than in others. */
public final class SampleSlices {
    private static final List<Operation> BOTH = List.of(Operation.SERIALIZE, Operation.DESERIALIZE);
    private static final double[] ROUNDS = {1, 1.35, 0.8};
    private static final int PASSES = 4;
    private static final String BASELINE = "jackson-json";
    private static final String COLD = "jackson-cbor";
    private static final String DISTURBED = "protobuf-java";

    private final Random random = new Random(5);
    private final SampleRuns run = new SampleRuns(ROUNDS.length, 2);
    private final double second;

    private SampleSlices(double second) {
        this.second = second;
    }

    /** The baseline's two workers agree; a codec is not warm in one round, another is disturbed in one. */
    public static Run agreeing() {
        return new SampleSlices(1).run();
    }

    /** The baseline's second worker is always slower than the first. */
    public static Run disagreeing() {
        return new SampleSlices(1.2).run();
    }

    private Run run() {
        codec(BASELINE, "JSON", Family.TEXT, 1_000, 40_000);
        codec("avro-generic", "Avro", Family.SCHEMA_DRIVEN, 450, 14_000);
        codec(DISTURBED, "Protocol Buffers", Family.SCHEMA_DRIVEN, 500, 12_000);
        codec(COLD, "CBOR", Family.SELF_DESCRIBING, 800, 36_000);
        return Levelling.of(run.run("transactions", List.of("run"), true));
    }

    private void codec(String name, String format, Family family, int bytes, double nanos) {
        run.add(SampleRuns.codec(name, format, family));
        run.add(Cell.measured(trial(name, new Task.Size()), new Sizes(List.of(List.of(bytes), List.of(2 * bytes)))));
        for (Operation operation : BOTH) {
            List<Fork> forks = workers(name, nanos, true);
            Optional<List<Fork>> twins =
                    name.equals(BASELINE) ? Optional.of(workers(name, second * nanos, false)) : Optional.empty();
            run.add(Cell.measured(trial(name, new Task.Time(operation)), new Speed(forks, Optional.empty(), twins)));
        }
    }

    private List<Fork> workers(String codec, double nanos, boolean marked) {
        return IntStream.range(0, ROUNDS.length)
                .mapToObj(round -> worker(round, nanos, marked && round == 1 ? mark(codec) : Optional.empty()))
                .toList();
    }

    private static Optional<Cause> mark(String codec) {
        return switch (codec) {
            case COLD -> Optional.of(Cause.COMPILERS);
            case DISTURBED -> Optional.of(Cause.OTHERS);
            default -> Optional.empty();
        };
    }

    /** Every warm-up ends at its limit, as is usual where slices tell whether a worker is warm. */
    private Fork worker(int round, double nanos, Optional<Cause> mark) {
        double luck = nanos * ROUNDS[round] * Math.exp(0.01 * random.nextGaussian());
        return new Fork(
                round,
                List.of(samples(luck), samples(2 * luck)),
                new Speed.Samples(List.of(200.0), Optional.of(List.of(0.0)), Optional.of(List.of(200.0))),
                Optional.of(new Witness(
                        10 * round,
                        10 * round + 9,
                        0.6,
                        true,
                        102_000,
                        102_000,
                        0.98,
                        0.001,
                        Optional.empty(),
                        mark.equals(Optional.of(Cause.OTHERS)))),
                Optional.of(new Slices(
                        0,
                        IntStream.range(0, PASSES).boxed().toList(),
                        voided(round),
                        mark,
                        Optional.empty(),
                        Optional.empty())));
    }

    /** In the last round others were busy during a pass. */
    private static List<VoidSlice> voided(int round) {
        return round == ROUNDS.length - 1 ? List.of(new VoidSlice(1, Cause.OTHERS, 50_000)) : List.of();
    }

    private Speed.Samples samples(double nanos) {
        List<Double> times = new ArrayList<>();
        for (int pass = 0; pass < PASSES; pass++) {
            times.add(nanos * Math.exp(0.005 * random.nextGaussian()));
        }
        return new Speed.Samples(
                times.stream().map(time -> 1.04 * time).toList(),
                Optional.of(times.stream().map(time -> Math.rint(nanos)).toList()),
                Optional.of(times));
    }

    private static Trial trial(String codec, Task task) {
        return new Trial("transactions", Variant.jvm(codec), task);
    }
}
