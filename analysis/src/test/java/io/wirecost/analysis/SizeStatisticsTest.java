package io.wirecost.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.core.run.Sizes;
import java.util.List;
import org.junit.jupiter.api.Test;

class SizeStatisticsTest {
    @Test
    void sizes_of_all_groups_are_one_sample() {
        SizeStatistics sizes = SizeStatistics.of(new Sizes(List.of(List.of(10, 40), List.of(20, 30, 50))));
        assertThat(sizes.records()).isEqualTo(5);
        assertThat(sizes.meanBytes()).isEqualTo(30);
        assertThat(sizes.medianBytes()).isEqualTo(30);
        // Squares 400 + 100 + 0 + 100 + 400 over n − 1 = 4.
        assertThat(sizes.standardDeviationBytes()).isCloseTo(Math.sqrt(250), within(1e-12));
        // Positions 0.2 and 3.8 of 10, 20, 30, 40, 50.
        assertThat(sizes.p5Bytes()).isCloseTo(12, within(1e-12));
        assertThat(sizes.p25Bytes()).isEqualTo(20);
        assertThat(sizes.p75Bytes()).isEqualTo(40);
        assertThat(sizes.p95Bytes()).isCloseTo(48, within(1e-12));
        assertThat(sizes.minBytes()).isEqualTo(10);
        assertThat(sizes.maxBytes()).isEqualTo(50);
        assertThat(sizes.meanBytesByGroup()).containsExactly(25.0, 100.0 / 3);
    }

    @Test
    void the_median_of_an_even_number_lies_between_the_middle_two() {
        assertThat(SizeStatistics.of(new Sizes(List.of(List.of(1, 2, 4, 9)))).medianBytes())
                .isEqualTo(3);
    }

    @Test
    void one_record_is_all_its_percentiles_and_does_not_vary() {
        assertThat(SizeStatistics.of(new Sizes(List.of(List.of(7)))))
                .isEqualTo(new SizeStatistics(1, 7, 7, 0, 7, 7, 7, 7, 7, 7, List.of(7.0)));
    }
}
