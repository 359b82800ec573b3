package io.wirecost.analysis.ratio;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.compare.ChangeVerdict;
import io.wirecost.analysis.compare.RunComparison;
import io.wirecost.analysis.settling.Shape;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two runs of the same codecs, between which nothing has changed, are held against each other. */
class FalseAlarmsTest {
    private static final int PAIRS = 60;
    private static final Set<ChangeVerdict> ALARMS =
            Set.of(ChangeVerdict.REGRESSION, ChangeVerdict.WORSE, ChangeVerdict.BETTER);

    @ParameterizedTest
    @CsvSource({"NORMAL, 3", "EXPONENTIAL, 3", "TWO_MODES_80_20, 3", "NORMAL, 8"})
    void few_comparisons_find_a_change(Shape shape, int rounds) throws Exception {
        SimulatedRun simulated = new SimulatedRun(shape, 0.05, 22, rounds, 1, Machine.SHARED);
        Random random = new Random(11);
        int alarms = 0;
        for (int i = 0; i < PAIRS; i++) {
            RunComparison comparison = RunComparison.of(simulated.draw(random), simulated.draw(random), 0.05);
            alarms += comparison.cells().stream().anyMatch(cell -> ALARMS.contains(cell.verdict())) ? 1 : 0;
        }
        System.out.printf("%s, %d rounds: %d of %d comparisons have a false alarm%n", shape, rounds, alarms, PAIRS);
        assertThat(alarms).isLessThanOrEqualTo(PAIRS / 6);
    }
}
