package io.wirecost.engine.worker;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Operation;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SliceOrderTest {
    /** 100 ms in pieces of 3.3 ms. */
    private static final Timing TIMING = Timing.ofMillis(1_000, 60, 100, 60, 3);

    @ParameterizedTest
    @CsvSource({
        "1, 3300000, 30", // as planned
        "1, 10000, 30", // an operation is short, a piece is not
        "1, 10000000, 10",
        "1, 2000000000, 3", // two seconds each
        "30, 3300000, 30",
        "30, 2000000000, 30" // each group has one
    })
    void a_turn_has_fewer_pieces_where_they_are_long(int groups, long pieceNanos, int pieces) {
        SliceOrder order =
                SliceOrder.of(TIMING, Operation.SERIALIZE, Duration.ofNanos(pieceNanos), groups, new Random(1));

        assertThat(order.groups()).hasSize(pieces);
        assertThat(order.groups().stream().distinct()).hasSize(groups);
    }

    @Test
    void the_trial_before_it_has_one_piece_of_each_group_and_no_lead() {
        SliceOrder trial = SliceOrder.trial(TIMING, Operation.SERIALIZE, 3);

        assertThat(trial.groups()).isEqualTo(List.of(0, 1, 2));
        assertThat(trial.lead()).isZero();
    }
}
