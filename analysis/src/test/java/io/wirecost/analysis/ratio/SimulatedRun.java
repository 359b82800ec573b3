package io.wirecost.analysis.ratio;

import io.wirecost.analysis.Samples;
import io.wirecost.analysis.level.Levelling;
import io.wirecost.analysis.settling.Shape;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Fork;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Runs of slices whose true times are known. Codec 0 is the baseline, and has two workers in each heat.
 *
 * @param luck how the logarithms of a codec's workers scatter
 * @param spread standard deviation of that
 * @param codecs the baseline included
 * @param heats of each round; its codecs are drawn anew
 */
record SimulatedRun(Shape luck, double spread, int codecs, int rounds, int heats, Machine machine) {
    static final List<Operation> OPERATIONS = List.of(Operation.SERIALIZE, Operation.DESERIALIZE);
    private static final int PASSES = 4;

    /** Every tenth slice is void. */
    private static final double VOID = 0.1;

    /** The true logarithm of a codec's time, the same for both operations. */
    static double truth(int codec) {
        return 0.06 * codec;
    }

    Run draw(Random random) {
        Map<Integer, List<Fork>> forks = new TreeMap<>();
        Map<Integer, List<Fork>> twins = new TreeMap<>();
        for (int round = 0; round < rounds; round++) {
            List<Integer> order =
                    new ArrayList<>(IntStream.range(1, codecs).boxed().toList());
            Collections.shuffle(order, random);
            for (int heat = 0; heat < heats; heat++) {
                draw(round, heat, order, forks, twins, random);
            }
        }
        List<Cell> cells = new ArrayList<>();
        forks.forEach((key, workers) -> cells.add(cell(key, workers, Optional.ofNullable(twins.get(key)))));
        return Levelling.of(Samples.run(
                rounds, IntStream.range(0, codecs).mapToObj(SimulatedRun::info).toList(), cells.toArray(new Cell[0])));
    }

    private static Cell cell(int key, List<Fork> forks, Optional<List<Fork>> twins) {
        return Cell.measured(
                new Trial("w", codec(key / OPERATIONS.size()), new Task.Time(OPERATIONS.get(key % OPERATIONS.size()))),
                new Speed(forks, Optional.empty(), twins));
    }

    private static CodecInfo info(int number) {
        return CodecInfo.of(codec(number).name(), "JSON", Family.TEXT, "java.base", Object.class);
    }

    static Variant codec(int number) {
        return Variant.jvm("codec-" + number);
    }

    private void draw(
            int round,
            int heat,
            List<Integer> order,
            Map<Integer, List<Fork>> forks,
            Map<Integer, List<Fork>> twins,
            Random random) {
        List<Integer> here = new ArrayList<>(List.of(0, 0));
        here.addAll(order.subList(heat * order.size() / heats, (heat + 1) * order.size() / heats));
        for (int operation = 0; operation < OPERATIONS.size(); operation++) {
            double[] passes = machine.passes(PASSES, random);
            for (int i = 0; i < here.size(); i++) {
                Map<Integer, List<Fork>> side = i == 0 && heat == 0 || i > 1 ? forks : twins;
                side.computeIfAbsent(OPERATIONS.size() * here.get(i) + operation, key -> new ArrayList<>())
                        .add(worker(round, heat, here.get(i), passes, random));
            }
        }
    }

    private Fork worker(int round, int heat, int codec, double[] passes, Random random) {
        List<Integer> counted = IntStream.range(0, PASSES)
                .filter(pass -> pass == 0 || random.nextDouble() >= VOID)
                .boxed()
                .toList();
        double log = truth(codec) + spread * luck.draw(random);
        return machine.worker(round, heat, log, counted, passes, random);
    }
}
