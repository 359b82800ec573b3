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
    private static final Beside QUIET = new Beside(1, 0.012);
    private static final Beside SLOWER = new Beside(1.2, 0.012);
    private static final Beside BUSY = new Beside(1, 0.34);

    private final Random random = new Random(3);
    private final double unrest;
    private final Map<Trial, List<Fork>> counted = new LinkedHashMap<>();
    private final Map<Trial, List<Fork>> voided = new LinkedHashMap<>();
    private double now = 5;

    /**
     * What happened beside a fork.
     *
     * @param slower by which factor the reference work was
     * @param others share of the processors that others took
     */
    private record Beside(double slower, double others) {}

    private SampleWitnesses(double unrest) {
        this.unrest = unrest;
    }

    /** A quiet machine, on which two forks were measured again: beside one it was slower, beside the other others worked. */
    public static Run quiet() {
        SampleWitnesses run = new SampleWitnesses(0.005);
        run.rounds(3);
        run.disturb("protobuf-java", 1, SLOWER);
        run.disturb("jackson-cbor", 2, BUSY);
        return run.run(Optional.empty());
    }

    /**
     * A machine that is never quiet: one fork stays disturbed, one is not warm, one cell has a wide interval, and one
     * codec has been read by the wall alone. Its system does not tell what others do.
     */
    public static Run restless() {
        SampleWitnesses run = new SampleWitnesses(0.09);
        run.rounds(3);
        run.disturb("protobuf-java", 0, SLOWER);
        run.stayDisturbed("protobuf-java", 0);
        return run.run(Optional.of("avro-generic"));
    }

    private void rounds(int rounds) {
        for (int round = 0; round < rounds; round++) {
            for (String codec : NANOS.keySet().stream().sorted().toList()) {
                measure(codec, round, QUIET, false)
                        .forEach((trial, fork) -> list(counted, trial).add(fork));
            }
        }
    }

    /** Adds a fork that was void. */
    private void disturb(String codec, int round, Beside beside) {
        measure(codec, round, beside, true)
                .forEach((trial, fork) -> list(voided, trial).add(fork));
    }

    /** Has the fork that counts be one that was disturbed, too. */
    private void stayDisturbed(String codec, int round) {
        measure(codec, round, new Beside(1.3, 0), true)
                .forEach((trial, fork) -> list(counted, trial).set(round, fork));
    }

    private Map<Trial, Fork> measure(String codec, int round, Beside beside, boolean disturbed) {
        double start = now;
        now += FORK_SECONDS;
        double before = reference(beside.slower());
        double after = reference(beside.slower());
        Optional<Double> others = unrest > 0.05 ? Optional.empty() : Optional.of(beside.others());
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
                    Optional.of(new Load(0.55, 0.01, others)),
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
        return new Speed.Samples(
                List.of(1.04 * nanos), Optional.of(List.of(Math.rint(nanos))), Optional.of(List.of(nanos)));
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
        return new Speed.Samples(samples.nanosPerOperation(), samples.allocatedBytesPerOperation(), Optional.empty());
    }

    private static Trial trial(String codec, Task task) {
        return new Trial("transactions", Variant.jvm(codec), task);
    }
}
