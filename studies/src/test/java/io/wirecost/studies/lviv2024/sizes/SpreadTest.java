package io.wirecost.studies.lviv2024.sizes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpreadTest {
    @Test
    void mean_median_and_sample_deviation_are_those_of_a_statistics_book() {
        Spread spread = Spread.of(List.of(8d, 2d, 4d, 6d));

        assertThat(spread.mean()).isEqualTo(5);
        assertThat(spread.median()).isEqualTo(5);
        assertThat(spread.standardDeviation()).isCloseTo(2.581988897, within(1e-9));
    }

    @Test
    void the_published_tables_are_complete() {
        assertThat(PublishedSizes.read())
                .hasSize(15)
                .allSatisfy(line ->
                        assertThat(line.all().mean()).isGreaterThan(line.first().mean()));
        assertThat(LvivSizes.codecs()).doesNotHaveDuplicates();
    }
}
