package io.wirecost.analysis.ratio;

import io.wirecost.analysis.settling.Shape;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RatioCoverageTest {
    @Test
    void explore() {
        Machine[] machines = {Machine.QUIET, Machine.DRIFTING, Machine.SHARED};
        String[] names = {"quiet", "drifting", "shared"};
        int n = Integer.getInteger("n", 60);
        for (Shape shape : List.of(Shape.NORMAL, Shape.EXPONENTIAL, Shape.TWO_MODES_50_50, Shape.TWO_MODES_80_20))
            for (int m = 0; m < 3; m++)
                for (int codecs : new int[] {2, 22})
                    for (int rounds : new int[] {3, 5, 8})
                        for (int heats : codecs == 2 ? new int[] {1} : new int[] {1, 2}) {
                            if (m == 1 && heats == 2) continue;
                            int runs = codecs == 2 ? 10 * n : n;
                            SimulatedRun sim = new SimulatedRun(shape, 0.05, codecs, rounds, heats, machines[m]);
                            Random random = new Random(7);
                            int in = 0, all = 0, tin = 0, tall = 0;
                            List<Double> reach = new ArrayList<>();
                            for (int r = 0; r < runs; r++) {
                                Run run = sim.draw(random);
                                for (Operation op : SimulatedRun.OPERATIONS) {
                                    SpeedRatios ratios = SpeedRatios.of(run, "jvm", op);
                                    for (int c = 1; c < codecs; c++) {
                                        Estimate e =
                                                ratios.of(SimulatedRun.codec(c)).orElseThrow();
                                        all++;
                                        if (e.interval().orElseThrow().contains(Math.exp(SimulatedRun.truth(c)))) in++;
                                        reach.add(e.reach().orElseThrow());
                                    }
                                    tall++;
                                    if (ratios.twins()
                                            .orElseThrow()
                                            .interval()
                                            .orElseThrow()
                                            .contains(1)) tin++;
                                }
                            }
                            reach.sort(null);
                            System.out.printf(
                                    Locale.ROOT,
                                    "OUT %s %s codecs=%d rounds=%d heats=%d: covered %.1f twins %.1f half %.1f%%%n",
                                    shape,
                                    names[m],
                                    codecs,
                                    rounds,
                                    heats,
                                    100.0 * in / all,
                                    100.0 * tin / tall,
                                    100 * reach.get(reach.size() / 2));
                        }
    }
}
