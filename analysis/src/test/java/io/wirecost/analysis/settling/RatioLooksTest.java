package io.wirecost.analysis.settling;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.settling.RatioSimulation.Outcome;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Ratios to a baseline keep what their intervals promise, though rounds end by looks. */
class RatioLooksTest {
    private static final Looks FROM_TWO = new Looks(List.of(2, 3, 5, 8));
    private static final double SPREAD = 0.04;

    @ParameterizedTest
    @EnumSource(names = {"NORMAL", "EXPONENTIAL", "TWO_MODES_80_20"})
    void final_intervals_hold_the_true_ratio(Shape shape) {
        assertThat(simulated(shape, 22, SPREAD, 1, Looks.USUAL, 50)).isGreaterThan(0.93);
        assertThat(simulated(shape, 22, SPREAD, 1, FROM_TWO, 50)).isGreaterThan(0.93);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("nightly")
    void they_do_with_few_codecs_and_with_a_baseline_that_spreads_more(Shape shape) {
        for (Looks looks : List.of(Looks.USUAL, FROM_TWO)) {
            assertThat(simulated(shape, 6, 0.07, 1, looks, 500)).isGreaterThan(0.93);
            assertThat(simulated(shape, 2, SPREAD, 1, looks, 2000)).isGreaterThan(0.92);
            assertThat(simulated(shape, 22, 0.07, 1, looks, 150)).isGreaterThan(0.93);
            assertThat(simulated(shape, 22, SPREAD, 2, looks, 150)).isGreaterThan(0.90);
        }
    }

    private static double simulated(Shape shape, int codecs, double spread, double ofBaseline, Looks looks, int runs) {
        RatioSimulation simulation = new RatioSimulation(shape, codecs, spread, ofBaseline, looks);
        Outcome outcome = simulation.of(runs, new Random(7));
        System.out.printf(
                Locale.ROOT,
                "%s: covered %.1f %%, %.1f rounds, ±%.1f %%%n",
                simulation,
                100 * outcome.coverage(),
                outcome.rounds(),
                100 * outcome.halfWidth());
        return outcome.coverage();
    }
}
