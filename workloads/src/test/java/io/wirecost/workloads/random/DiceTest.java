package io.wirecost.workloads.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DiceTest {
    @Test
    void the_sequence_is_that_of_split_mix_64() {
        Dice dice = new Dice(1234567);

        assertThat(dice.nextLong()).isEqualTo(6457827717110365317L);
        assertThat(dice.nextLong()).isEqualTo(3203168211198807973L);
    }

    @Test
    void numbers_stay_within_their_bounds_and_reach_them() {
        Dice dice = new Dice(1);

        assertThat(IntStream.range(0, 1_000).map(i -> dice.between(-2, 2)).distinct())
                .containsExactlyInAnyOrder(-2, -1, 0, 1, 2);
    }

    @Test
    void parts_have_sequences_of_their_own() {
        assertThat(IntStream.range(0, 30)
                        .boxed()
                        .flatMap(part -> IntStream.range(0, 8)
                                .mapToObj(number -> Dice.of(7, part, number).nextLong())))
                .doesNotHaveDuplicates();
    }
}
