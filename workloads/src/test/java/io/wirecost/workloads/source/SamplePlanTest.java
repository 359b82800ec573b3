package io.wirecost.workloads.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.core.dataset.Sampled;
import io.wirecost.workloads.random.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SamplePlanTest {
    private static final long ROOM = 1L << 40;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void the_sizes_of_a_sample_are_those_of_the_whole(long seed) {
        List<Integer> sizes = sizes(50_000, seed);
        List<Integer> sample = sample(sizes, 2_000, ROOM, seed);

        assertThat(sample).hasSize(2_000);
        for (double share : new double[] {0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99}) {
            double whole = quantile(sizes, share);
            assertThat((double) quantile(sample, share))
                    .as("quantile %s", share)
                    .isCloseTo(whole, within(0.15 * whole));
        }
    }

    @Test
    void every_record_has_about_the_same_chance_wherever_it_stands() {
        int[] taken = new int[4];
        for (long seed = 0; seed < 200; seed++) {
            SamplePlan plan = SamplePlan.of(
                    counts(IntStream.range(0, 400).mapToObj(i -> 100).toList()), 40, ROOM, seed);
            for (int i = 0; i < 400; i++) {
                taken[i / 100] += plan.take(100) ? 1 : 0;
            }
        }

        assertThat(IntStream.of(taken).sum()).isEqualTo(200 * 40);
        assertThat(IntStream.of(taken).boxed())
                .allSatisfy(quarter -> assertThat(quarter).isBetween(1_800, 2_200));
    }

    @Test
    void the_same_seed_chooses_the_same_records_and_another_one_others() {
        List<Integer> sizes = sizes(5_000, 1);

        assertThat(chosen(sizes, 7)).isEqualTo(chosen(sizes, 7)).isNotEqualTo(chosen(sizes, 8));
    }

    @Test
    void what_there_is_room_for_is_taken_whole() {
        List<Integer> sizes = sizes(1_000, 1);
        long bytes = sizes.stream().mapToLong(Integer::longValue).sum();

        assertThat(sample(sizes, 1_000, bytes, 1)).isEqualTo(sizes);
        assertThat(SamplePlan.of(counts(sizes), 1_000, bytes, 1).sampled()).isEmpty();
        assertThat(SamplePlan.of(counts(sizes), 999, bytes, 1).sampled()).contains(new Sampled(1_000, bytes));
    }

    @ParameterizedTest
    @CsvSource({"100000", "1000000", "9000000"})
    void a_sample_has_no_more_bytes_than_there_is_room_for(long room) {
        List<Integer> sizes = sizes(20_000, 3);
        List<Integer> sample = sample(sizes, 20_000, room, 3);

        assertThat(sample.stream().mapToLong(Integer::longValue).sum()).isBetween(room / 2, room);
    }

    @Test
    void one_record_is_taken_however_large() {
        assertThat(sample(List.of(5_000, 5_000, 5_000), 10, 100, 1)).hasSize(1);
    }

    @Test
    void a_record_that_was_not_counted_is_not_taken() {
        assertThat(SamplePlan.of(counts(List.of(10)), 1, ROOM, 1).take(1_000)).isFalse();
    }

    @Test
    void bins_rise_with_the_sizes_and_are_narrow() {
        for (int size = 1; size > 0 && size < 1 << 30; size += 1 + size / 50) {
            assertThat(SizeCounts.bin(size)).isGreaterThanOrEqualTo(SizeCounts.bin(size - 1));
            assertThat(SizeCounts.bin(size + 1 + size / 7)).isGreaterThan(SizeCounts.bin(size));
        }
        assertThat(SizeCounts.bin(Integer.MAX_VALUE)).isLessThan(new SizeCounts().counts().length);
    }

    /** Small ones, some large ones, and a few very large ones. */
    private static List<Integer> sizes(int count, long seed) {
        Dice dice = new Dice(seed);
        List<Integer> sizes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int most = dice.percent(80) ? 400 : dice.percent(90) ? 5_000 : 50_000;
            sizes.add(dice.between(most / 10, most));
        }
        return sizes;
    }

    private static SizeCounts counts(List<Integer> sizes) {
        SizeCounts counts = new SizeCounts();
        sizes.forEach(counts::add);
        return counts;
    }

    private static List<Integer> sample(List<Integer> sizes, int mostRecords, long mostBytes, long seed) {
        SamplePlan plan = SamplePlan.of(counts(sizes), mostRecords, mostBytes, seed);
        return sizes.stream().filter(plan::take).toList();
    }

    private static List<Integer> chosen(List<Integer> sizes, long seed) {
        SamplePlan plan = SamplePlan.of(counts(sizes), 100, ROOM, seed);
        return IntStream.range(0, sizes.size())
                .filter(i -> plan.take(sizes.get(i)))
                .boxed()
                .toList();
    }

    private static int quantile(List<Integer> sizes, double share) {
        return sizes.stream().sorted().toList().get((int) (share * sizes.size()));
    }
}
