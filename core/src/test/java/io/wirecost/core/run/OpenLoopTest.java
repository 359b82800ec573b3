package io.wirecost.core.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.Pipeline.Iteration;
import io.wirecost.core.run.Pipeline.Latencies;
import io.wirecost.core.run.Pipeline.Paced;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpenLoopTest {
    private static final long MILLI = 1_000_000;
    private static final OpenLoop OPEN_LOOP = new OpenLoop(Optional.empty(), 2, 100 * MILLI);

    @ParameterizedTest
    @CsvSource({
        "990, 10, 2100, true", // the slowest hundredth may take what it likes
        "989, 11, 2100, false",
        "1000, 0, 2101, false", // a backlog that the last message shows
    })
    void a_rate_is_sustained_while_99_percent_are_in_time_and_the_set_ends_in_time(
            long inTime, long late, long elapsedMillis, boolean sustained) {
        Latencies latencies = new Latencies(List.of(100 * MILLI, 101 * MILLI), List.of(inTime, late));

        assertThat(OPEN_LOOP.isSustainedBy(set(latencies, elapsedMillis * MILLI)))
                .isEqualTo(sustained);
    }

    @Test
    void a_set_of_which_no_message_passes_the_filter_is_judged_by_its_end() {
        assertThat(OPEN_LOOP.isSustainedBy(set(Latencies.NONE, 2_100 * MILLI))).isTrue();
        assertThat(OPEN_LOOP.isSustainedBy(set(Latencies.NONE, 2_101 * MILLI))).isFalse();
    }

    private static Iteration set(Latencies latencies, long elapsedNanos) {
        return new Iteration(
                0,
                2_000,
                1_000,
                1,
                1,
                elapsedNanos,
                List.of(),
                Optional.of(new Paced(1_000, 30, Optional.empty(), latencies)));
    }

    @ParameterizedTest
    @CsvSource({"0.001, 10", "0.5, 10", "0.51, 20", "0.9, 20", "0.91, 30", "1, 30"})
    void a_percentile_is_the_latency_that_so_many_did_not_exceed(double fraction, long nanos) {
        Latencies latencies = new Latencies(List.of(10L, 20L, 30L), List.of(5L, 4L, 1L));

        assertThat(latencies.messages()).isEqualTo(10);
        assertThat(latencies.percentileNanos(fraction)).isEqualTo(nanos);
    }

    @Test
    void nothing_has_no_percentile() {
        assertThatThrownBy(() -> Latencies.NONE.percentileNanos(0.5)).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void a_set_lasts_as_long_as_it_should_at_any_rate_and_has_a_message_at_least() {
        assertThat(OPEN_LOOP.messagesAt(1234.4)).isEqualTo(2469);
        assertThat(OPEN_LOOP.messagesAt(0.01)).isEqualTo(1);
    }

    @Test
    void a_bound_is_written_as_people_do() {
        assertThat(OpenLoop.parseBound("1.5s")).contains(1_500 * MILLI);
        assertThat(OpenLoop.parseBound("250us")).contains(MILLI / 4);
        assertThat(OPEN_LOOP.boundLabel()).isEqualTo("100ms");
        assertThat(List.of("0ms", "ms", "100", "-1s", "1h"))
                .allSatisfy(text -> assertThat(OpenLoop.parseBound(text)).isEmpty());
    }
}
