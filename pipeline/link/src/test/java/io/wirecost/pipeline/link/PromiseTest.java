package io.wirecost.pipeline.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PromiseTest {
    private static final long MILLI = 1_000_000;

    private final Promise promise = new Promise("1.0 MB to a server", 100 * MILLI, 0);

    @Test
    void one_undisturbed_attempt_is_enough() throws Exception {
        assertThat(broken(promise, 130, 105)).isEmpty();
    }

    @Test
    void ten_slow_attempts_break_it_and_the_best_is_told() throws Exception {
        assertThat(broken(promise, 130, 106, 140, 130, 130, 130, 130, 130, 130, 130))
                .hasValue("1.0 MB to a server took 106.00 ms, expected at most 105.00 ms (best of 10)");
    }

    @Test
    void a_single_attempt_that_is_too_fast_breaks_it() throws Exception {
        assertThat(broken(promise, 130, 94)).hasValue("1.0 MB to a server took 94.00 ms, expected at least 95.00 ms");
    }

    @Test
    void what_the_ends_take_besides_is_allowed_but_not_demanded() throws Exception {
        Promise roundTrip = new Promise("a round trip", 100 * MILLI, 20 * MILLI);

        assertThat(broken(roundTrip, 125)).isEmpty();
        assertThat(broken(roundTrip, 95)).isEmpty();
        assertThat(broken(roundTrip, 126, 126, 126, 126, 126, 126, 126, 126, 126, 126))
                .isPresent();
    }

    /** As many attempts as are given must be made, and no more. */
    private static Optional<String> broken(Promise promise, Integer... millis) throws Exception {
        Deque<Integer> attempts = new ArrayDeque<>(List.of(millis));
        Optional<String> broken = promise.brokenBy(() -> attempts.remove() * MILLI);
        assertThat(attempts).isEmpty();
        return broken;
    }
}
