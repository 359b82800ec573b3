package io.wirecost.analysis.ratio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.analysis.level.ReferenceEffect;
import io.wirecost.analysis.settling.Shape;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The intervals of ratios hold what they promise, from raw slices to the ratio. */
class RatioCoverageTest {
    private static final double SPREAD = 0.05;

    @ParameterizedTest
    @CsvSource({"22, 3, 1", "22, 3, 2", "2, 3, 1", "2, 8, 1"})
    void intervals_hold_the_true_ratio_beside_neighbours(int codecs, int rounds, int heats) {
        assertCovered(new SimulatedRun(Shape.NORMAL, SPREAD, codecs, rounds, heats, Machine.SHARED), 20, 0.92);
    }

    @ParameterizedTest
    @EnumSource(names = {"NORMAL", "EXPONENTIAL", "TWO_MODES_50_50", "TWO_MODES_80_20"})
    @Tag("nightly")
    void they_do_for_all_shapes_and_machines(Shape shape) {
        for (Machine machine : List.of(Machine.QUIET, Machine.DRIFTING, Machine.SHARED)) {
            for (int rounds : new int[] {3, 5, 8}) {
                assertCovered(new SimulatedRun(shape, SPREAD, 2, rounds, 1, machine), 120, 0.93);
                assertCovered(new SimulatedRun(shape, SPREAD, 22, rounds, 1, machine), 60, 0.93);
                assertCovered(new SimulatedRun(shape, SPREAD, 22, rounds, 2, machine), 60, 0.93);
            }
        }
    }

    @Test
    void the_slope_that_made_the_times_is_found() {
        Run run = new SimulatedRun(Shape.NORMAL, SPREAD, 8, 3, 1, Machine.SHARED).draw(new Random(5));

        ReferenceEffect effect = ReferenceEffect.of(run, "jvm");

        assertThat(effect.slope()).isCloseTo(Machine.SHARED.slope(), within(0.05));
        assertThat(effect.explained()).isGreaterThan(0.9);
        assertThat(effect.fastNanos()).isCloseTo(Machine.FAST_NANOS, within(0.03 * Machine.FAST_NANOS));
    }

    private static void assertCovered(SimulatedRun simulated, int runs, double least) {
        Random random = new Random(7);
        List<Boolean> ratios = new ArrayList<>();
        List<Boolean> twins = new ArrayList<>();
        for (int i = 0; i < runs * (simulated.codecs() > 2 ? 1 : 5); i++) {
            Run run = simulated.draw(random);
            for (Operation operation : SimulatedRun.OPERATIONS) {
                SpeedRatios found = SpeedRatios.of(run, "jvm", operation);
                for (int codec = 1; codec < simulated.codecs(); codec++) {
                    ratios.add(holds(
                            found.of(SimulatedRun.codec(codec)).orElseThrow(), Math.exp(SimulatedRun.truth(codec))));
                }
                twins.add(holds(found.twins().orElseThrow(), 1));
            }
        }
        System.out.printf(
                Locale.ROOT, "%s: ratios %.1f %%, twins %.1f %%%n", simulated, 100 * share(ratios), 100 * share(twins));
        assertThat(share(ratios)).isGreaterThan(least);
        assertThat(share(twins)).isGreaterThan(twins.size() < 100 ? 0.8 : 0.88);
    }

    private static boolean holds(Estimate estimate, double truth) {
        return estimate.interval().orElseThrow().contains(truth);
    }

    private static double share(List<Boolean> held) {
        return held.stream().filter(holds -> holds).count() / (double) held.size();
    }
}
