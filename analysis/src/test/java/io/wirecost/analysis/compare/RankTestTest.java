package io.wirecost.analysis.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RankTestTest {
    /** Twice one over the number of ways to choose who comes first. */
    @ParameterizedTest
    @CsvSource({"3, 0.1", "5, 0.00793650793650794", "8, 0.000155400155400155"})
    void p_of_samples_that_do_not_overlap_is_exact(int forks, double p) {
        RankTest slower = RankTest.of(scores(forks, 100), scores(forks, 200));
        assertThat(slower.p()).isCloseTo(p, within(1e-12));
        assertThat(slower.cliffsDelta()).isEqualTo(1);
        assertThat(RankTest.of(scores(forks, 200), scores(forks, 100)).cliffsDelta())
                .isEqualTo(-1);
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "3", "4"})
    void p_is_the_share_of_all_ways_to_divide_the_scores_that_are_as_far_apart(long seed) {
        Random random = new Random(seed);
        List<Double> before = random.doubles(5).boxed().toList();
        List<Double> after = random.doubles(6, 0.2, 1.2).boxed().toList();
        double[] all = DoubleStream.concat(
                        before.stream().mapToDouble(d -> d), after.stream().mapToDouble(d -> d))
                .toArray();
        double found = Math.abs(centred(all, 0b11111));
        int extreme = 0;
        int ways = 0;
        for (int chosen = 0; chosen < 1 << all.length; chosen++) {
            if (Integer.bitCount(chosen) == before.size()) {
                ways++;
                extreme += Math.abs(centred(all, chosen)) >= found ? 1 : 0;
            }
        }
        assertThat(RankTest.of(before, after).p()).isCloseTo((double) extreme / ways, within(1e-9));
    }

    @Test
    void a_run_held_against_itself_shows_nothing() {
        RankTest same = RankTest.of(scores(8, 100), scores(8, 100));
        assertThat(same.p()).isEqualTo(1);
        assertThat(same.cliffsDelta()).isZero();
        assertThat(RankTest.of(List.of(5.0, 5.0), List.of(5.0, 5.0)).p()).isEqualTo(1);
    }

    private static double centred(double[] all, int chosen) {
        int pairs = 0;
        int less = 0;
        for (int i = 0; i < all.length; i++) {
            for (int j = 0; j < all.length; j++) {
                if ((chosen >> i & 1) == 1 && (chosen >> j & 1) == 0) {
                    pairs++;
                    less += all[i] < all[j] ? 1 : 0;
                }
            }
        }
        return less - pairs / 2.0;
    }

    private static List<Double> scores(int count, double first) {
        return DoubleStream.iterate(first, d -> d + 1).limit(count).boxed().toList();
    }
}
