package io.wirecost.core.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.run.Experiment.Range;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RangeTest {
    @Test
    void steps_are_even_from_the_least_to_the_most() {
        assertThat(IntStream.range(0, 4).map(step -> new Range(12_000, 30_000).at(step, 4)))
                .containsExactly(12_000, 18_000, 24_000, 30_000);
        assertThat(new Range(5, 9).at(0, 1)).isEqualTo(9);
    }

    @Test
    void half_of_the_steps_are_at_most_the_middle() {
        Range range = new Range(480, Optional.of(984), 4_000);

        assertThat(IntStream.range(0, 15).map(step -> range.at(step, 15)))
                .startsWith(480)
                .endsWith(4_000)
                .isSorted()
                .filteredOn(size -> size <= 984)
                .hasSize(8);
        assertThat(range).hasToString("480..984..4000");
    }

    @Test
    void a_middle_beyond_an_end_makes_no_range() {
        assertThatThrownBy(() -> new Range(480, Optional.of(5_000), 4_000)).hasMessage("no range: 480..4000 by 5000");
    }
}
