package io.wirecost.analysis.cost;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.statistics.Prior;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The intervals of amounts, and of differences between amounts of the same rounds, hold the true value as often as they say. */
class AmountCoverageTest {
    private static final int RUNS = 1_500;
    private static final int CODECS = 16;
    private static final int ROUNDS = 3;
    private static final double FIXED = 300;
    private static final double SPREAD = 0.06;

    @Test
    void in_95_of_100_runs_an_amount_is_in_its_interval() {
        assertThat(covered(new Random(1), 0)).isBetween(0.93, 0.97);
    }

    @Test
    void in_95_of_100_runs_a_difference_is_in_its_interval_though_both_sides_share_their_rounds() {
        assertThat(covered(new Random(2), 0.2)).isBetween(0.93, 0.97);
    }

    /** @param shared how far a round moves both sides of a difference; 0 for amounts without another side */
    private static double covered(Random random, double shared) {
        int held = 0;
        for (int run = 0; run < RUNS; run++) {
            held += covered(IntStream.range(0, CODECS)
                    .mapToObj(codec -> shared == 0 ? rounds(random) : differences(random, shared))
                    .toList());
        }
        return (double) held / (RUNS * CODECS);
    }

    private static int covered(List<List<Double>> codecs) {
        Prior prior = Prior.of(
                codecs.stream().map(rounds -> Amount.deviations(rounds, 100)).toList());
        return (int) codecs.stream()
                .map(rounds -> Amount.of(rounds, 100, prior))
                .filter(amount -> amount.interval().orElseThrow().contains(FIXED))
                .count();
    }

    private static List<Double> rounds(Random random) {
        return IntStream.range(0, ROUNDS)
                .mapToObj(round -> FIXED + 100 * SPREAD * random.nextGaussian())
                .toList();
    }

    private static List<Double> differences(Random random, double shared) {
        return IntStream.range(0, ROUNDS)
                .mapToObj(round -> {
                    double both = 1 + shared * random.nextGaussian();
                    double one = 100 * (both + SPREAD * random.nextGaussian());
                    double other = 100 * (both + SPREAD * random.nextGaussian());
                    return FIXED + one - other;
                })
                .toList();
    }
}
