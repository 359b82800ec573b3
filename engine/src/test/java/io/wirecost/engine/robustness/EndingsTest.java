package io.wirecost.engine.robustness;

import static io.wirecost.core.run.ReactionKind.HANG;
import static io.wirecost.core.run.ReactionKind.MEMORY_EXHAUSTED;
import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.ReactionKind;
import org.junit.jupiter.api.Test;

class EndingsTest {
    private final Endings endings = new Endings();

    @Test
    void four_messages_of_a_kind_of_damage_that_end_in_the_same_way_are_enough() {
        add(3, HANG);
        add(3, MEMORY_EXHAUSTED);
        assertThat(endings.areEnough()).isFalse();

        add(1, HANG);
        assertThat(endings.areEnough()).isTrue();
    }

    @Test
    void one_is_enough_after_eight_that_ended_in_the_same_way_and_four_of_another_way() {
        add(4, HANG);
        endings.nextKind();
        add(4, HANG);
        endings.nextKind();
        assertThat(endings.areNone()).isTrue();

        add(3, MEMORY_EXHAUSTED);
        assertThat(endings.areEnough()).isFalse();
        add(1, HANG);
        assertThat(endings.areEnough()).isTrue();
    }

    private void add(int count, ReactionKind reaction) {
        for (int i = 0; i < count; i++) {
            endings.add(reaction);
        }
    }
}
