package io.wirecost.report;

import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Fork;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import io.wirecost.core.run.Witness;
import io.wirecost.core.run.Witness.Load;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Runs whose forks have processor times and witnesses. */
public final class SampleWitnesses {
    private static final List<Operation> BOTH = List.of(Operation.SERIALIZE, Operation.DESERIALIZE);
    private static final Map<String, Double> NANOS = Map.of(
            "jackson-json", 40_000.0, "protobuf-java", 12_000.0, "avro-generic", 14_000.0, "jackson-cbor", 30_000.0);
    private static final double USUAL_NANOS = 102_000;
    private static final double FORK_SECONDS = 6;

    private final Random random = new Random(3);
    private final double unrest;
    private final Map<Trial, List<Fork>> counted = new LinkedHashMap<>();
    private final Map<Trial, List<Fork>> voided = new LinkedHashMap<>();
    private double now = 5;

    private SampleWitnesses(double unrest) {
        this.unrest = unrest;
    }

    /** A quiet machine, on which two forks were measured again. */
    public static Run quiet() {
        SampleWitnesses run = new SampleWitnesses(0.005);
        run.rounds(3);
        run.disturb("protobuf-java", 1, false);
        run.disturb("jackson-cbor", 2, false);
        return run.run(Optional.empty());
    }

    /**
     * A machine that is never quiet: one fork stays disturbed, one is not warm, one cell has a wide interval, and one
     * codec has been read by the wall alone.
     */
    public static Run restless() {
        SampleWitnesses run = new SampleWitnesses(0.09);
        run.rounds(3);
        run.disturb("protobuf-java", 0, false);
        run.disturb("protobuf-java", 0, true);
        return run.run(Optional.of("avro-generic"));
    }

    private void rounds(int rounds) {
        for (int round = 0; round < rounds; round++) {
            for (String codec : NANOS.keySet().stream().sorted().toList()) {
                measure(codec, round, 1, false)
                        .forEach((trial, fork) -> list(counted, trial).add(fork));
            }
        }
    }

    /** Measures a fork once more; the one from before, or the one from now, was disturbed. */
    private void disturb(String codec, int round, boolean stays) {
        measure(codec, round, stays ? 1.3 : 1.2, true).forEach((trial, fork) -> {
            if (stays) {
                list(counted, trial).set(round, fork);
            } else {
                list(voided, trial).add(fork);
            }
        });
    }

    private Map<Trial, Fork> measure(String codec, int round, double slower, boolean disturbed) {
        double start = now;
        now += FORK_SECONDS;
        double before = reference(slower);
        double after = reference(slower);
        Map<Trial, Fork> forks = new LinkedHashMap<>();
        for (Operation operation : BOTH) {
            boolean capped = unrest > 0.05 && codec.equals("jackson-cbor") && round == 1;
            Witness witness = new Witness(
                    start,
                    now - 0.2,
                    capped ? 2 : 0.6,
                    capped,
                    before,
                    after,
                    0.98,
                    0.004 * (round + 1),
                    Optional.of(new Load(0.55, 0.01)),
                    disturbed);
            double luck = 1 + (unrest > 0.05 && codec.equals("jackson-json") ? 0.25 : 0.01) * random.nextGaussian();
            double nanos = NANOS.get(codec) * luck;
            forks.put(
                    trial(codec, new Task.Time(operation)),
                    new Fork(round, List.of(samples(nanos), samples(2 * nanos)), samples(200), Optional.of(witness)));
        }
        return forks;
    }

    private double reference(double slower) {
        return USUAL_NANOS * slower * (1 + unrest * random.nextGaussian());
    }

    private static Speed.Samples samples(double nanos) {
        return new Speed.Samples(List.of(1.04 * nanos), List.of(Math.rint(nanos)), Optional.of(List.of(nanos)));
    }

    private static <K, V> List<V> list(Map<K, List<V>> lists, K key) {
        return lists.computeIfAbsent(key, any -> new ArrayList<>());
    }

    private Run run(Optional<String> byTheWall) {
        SampleRuns run = new SampleRuns(3, 2);
        for (String codec : NANOS.keySet().stream().sorted().toList()) {
            double size = NANOS.get(codec) / 40_000;
            Family family = codec.endsWith("json") ? Family.TEXT : Family.SCHEMA_DRIVEN;
            run.add(SampleRuns.codec(codec, codec.equals("jackson-json") ? "JSON" : codec, family));
            int bytes = (int) (1_000 * size);
            run.add(Cell.measured(
                    trial(codec, new Task.Size()), new Sizes(List.of(List.of(bytes), List.of(2 * bytes)))));
        }
        counted.forEach((trial, forks) -> {
            boolean wall =
                    byTheWall.map(Variant::jvm).filter(trial.codec()::equals).isPresent();
            List<Fork> kept =
                    wall ? forks.stream().map(SampleWitnesses::withoutProcessor).toList() : forks;
            run.add(Cell.measured(trial, new Speed(kept, Optional.ofNullable(voided.get(trial)))));
        });
        return run.run("transactions", List.of("run"), true);
    }

    private static Fork withoutProcessor(Fork fork) {
        return new Fork(
                fork.round(),
                fork.groups().stream().map(SampleWitnesses::wallAlone).toList(),
                wallAlone(fork.floor()),
                fork.witness());
    }

    private static Speed.Samples wallAlone(Speed.Samples samples) {
        return new Speed.Samples(samples.nanosPerOperation(), samples.allocatedBytesPerOperation());
    }

    private static Trial trial(String codec, Task task) {
        return new Trial("transactions", Variant.jvm(codec), task);
    }
}
