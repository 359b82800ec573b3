package io.wirecost.pipeline.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Percentage.withPercentage;

import io.wirecost.core.run.Pipeline.Latencies;
import io.wirecost.pipeline.service.clock.Timetable;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

class LatencyLogTest {
    private static final long START = 1_000_000_007;
    private static final long INTERVAL = 1_000_000;
    private static final Percentage THREE_DIGITS = withPercentage(0.1);

    private final LatencyLog log = new LatencyLog(new Timetable(START, 1000));

    @Test
    void a_message_counts_from_when_it_was_due_however_late_it_was_sent() {
        log.through(batch(0, 100), START + 500 * INTERVAL);

        Latencies latencies = log.latencies();
        assertThat(latencies.messages()).isEqualTo(2);
        assertThat((double) latencies.percentileNanos(0.5)).isCloseTo(400 * INTERVAL, THREE_DIGITS);
        assertThat((double) latencies.percentileNanos(1)).isCloseTo(500 * INTERVAL, THREE_DIGITS);
    }

    @Test
    void no_latency_is_too_long_to_be_counted() {
        log.through(batch(0), START + 3_600_000 * INTERVAL);

        assertThat((double) log.latencies().percentileNanos(1)).isCloseTo(3_600_000d * INTERVAL, THREE_DIGITS);
    }

    @Test
    void what_the_clocks_make_negative_counts_as_nothing() {
        log.through(batch(5), START);

        assertThat(log.latencies()).isEqualTo(new Latencies(java.util.List.of(0L), java.util.List.of(1L)));
    }

    private static PolledBatch batch(long... numbers) {
        PolledBatch batch = new PolledBatch(1_000);
        for (long number : numbers) {
            batch.add(number, new ConsumerRecord<>("topic", 0, 0, null, null));
        }
        return batch;
    }
}
