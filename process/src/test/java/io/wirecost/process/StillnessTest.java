package io.wirecost.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StillnessTest {
    private int looks;

    @Test
    void it_waits_until_no_time_is_used_between_two_looks() throws Exception {
        await(used(100, 120, 130, 130, 150)::poll);

        assertThat(looks).isEqualTo(3);
    }

    @Test
    void one_that_is_still_takes_one_look() throws Exception {
        await(used(100, 100)::poll);

        assertThat(looks).isEqualTo(1);
    }

    @Test
    void one_that_never_rests_is_not_waited_for_for_ever() throws Exception {
        await(used(IntStream.range(0, 10_000).toArray())::poll);

        assertThat(Stillness.LOOK.multipliedBy(looks)).isEqualTo(Stillness.TIMEOUT);
    }

    @Test
    void where_the_system_does_not_tell_nothing_is_waited_for() throws Exception {
        await(Optional::empty);

        assertThat(looks).isZero();
    }

    private void await(Supplier<Optional<Duration>> used) throws InterruptedException {
        new Stillness(used, time -> looks++).await();
    }

    private static Queue<Optional<Duration>> used(int... millis) {
        return IntStream.of(millis)
                .mapToObj(each -> Optional.of(Duration.ofMillis(each)))
                .collect(Collectors.toCollection(ArrayDeque::new));
    }
}
