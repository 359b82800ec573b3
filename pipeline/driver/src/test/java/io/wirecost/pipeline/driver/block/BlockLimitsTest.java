package io.wirecost.pipeline.driver.block;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Experiment.Network;
import io.wirecost.core.run.Experiment.Range;
import io.wirecost.core.run.Link;
import io.wirecost.pipeline.control.Limits;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BlockLimitsTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final int BATCH_BYTES = 128 << 10;
    private static final int REQUESTS_IN_FLIGHT = 5;

    @Test
    void without_a_link_everything_is_as_large_as_it_may_be() {
        assertThat(limits("")).isEqualTo(limits("unlimited")).isEqualTo(new Limits(32_372, 64 << 20, 16 << 20, 30_000));
    }

    @Test
    void the_slowest_link_of_a_sweep_decides() {
        assertThat(limits("1gbit,2mbit,unlimited")).isEqualTo(limits("2mbit"));
        assertThat(limits("2mbit").bufferBytes()).isLessThan(limits("10mbit").bufferBytes());
    }

    @ParameterizedTest
    @ValueSource(strings = {"100kbit", "1mbit", "2mbit", "10mbit", "100mbit", "10mbit,500ms", "unlimited,1s"})
    void nobody_waits_longer_for_his_bytes_than_the_timeout(String link) {
        Limits limits = limits(link);
        double bytesPerSecond = bytesPerSecond(Link.parse(link));
        double timeoutSeconds = limits.timeoutMillis() / 1e3;

        assertThat(REQUESTS_IN_FLIGHT * BATCH_BYTES / bytesPerSecond)
                .as("for a request that waits behind four others")
                .isLessThan(timeoutSeconds);
        assertThat(limits.fetchBytes() / bytesPerSecond)
                .as("for what it fetches")
                .isLessThan(timeoutSeconds);
        assertThat(limits.bufferBytes() / bytesPerSecond)
                .as("for the end of a full buffer, twice the timeout less a request")
                .isLessThan(timeoutSeconds);
        assertThat(limits.bufferBytes()).isGreaterThanOrEqualTo(2 * BATCH_BYTES);
    }

    @Test
    void large_messages_need_more_room_and_a_longer_timeout() {
        Limits large = BlockLimits.of(experiment("2mbit", new Range(1 << 20, 4 << 20)), TIMEOUT);

        assertThat(large.bufferBytes()).isGreaterThan(2 * (8 << 20));
        assertThat(large.timeoutMillis()).isGreaterThan(8 * REQUESTS_IN_FLIGHT * (8 << 20) / 2_000);
    }

    private static double bytesPerSecond(Link link) {
        double roundTripSeconds = 2 * link.delayNanos() / 1e9;
        double rate = link.bitsPerSecond().map(bits -> bits / 8.0).orElse(Double.POSITIVE_INFINITY);
        return roundTripSeconds == 0 ? rate : Math.min(rate, REQUESTS_IN_FLIGHT * BATCH_BYTES / roundTripSeconds);
    }

    private static Limits limits(String links) {
        return BlockLimits.of(experiment(links, new Range(1 << 10, 4 << 10)), TIMEOUT);
    }

    private static Experiment experiment(String links, Range messageSizeBytes) {
        return new Experiment(
                1,
                1,
                new Range(1, 1),
                messageSizeBytes,
                1,
                Optional.empty(),
                1,
                Experiment.Services.PROCESSES,
                Experiment.Forward.REENCODE,
                "",
                new Experiment.Transport("embedded", "all", 5, BATCH_BYTES, "none", 1),
                links.isEmpty() ? Optional.empty() : Optional.of(new Network(Network.By.RELAY, Link.parseAll(links))),
                Optional.empty());
    }
}
