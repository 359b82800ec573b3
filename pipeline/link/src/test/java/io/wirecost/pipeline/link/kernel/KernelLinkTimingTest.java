package io.wirecost.pipeline.link.kernel;

import static io.wirecost.pipeline.link.Stopwatch.assertTakes;

import io.wirecost.core.run.Link;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The kernel and the relay agree on what a link is: the same bounds as for the relay, but for what the burst lets pass. */
@Tag("timing")
class KernelLinkTimingTest {
    @ParameterizedTest
    @CsvSource({"65536, 10", "65536, 50", "1048576, 10", "1048576, 50", "1048576, 200", "10485760, 50", "10485760, 200"
    })
    void a_transfer_takes_its_ideal_time_in_each_direction(int bytes, long megabitsPerSecond) throws Exception {
        double idealNanos = bytes * 8 * 1e3 / megabitsPerSecond;
        try (KernelLink link = Behind.link(Link.UNLIMITED);
                Behind peer = Behind.of(link)) {
            peer.there(4 << 20);
            peer.back(4 << 20);
            link.shape(Link.ofRate(megabitsPerSecond * 1_000_000));

            assertTakes(idealNanos, 0, () -> peer.there(bytes));
            assertTakes(idealNanos, 0, () -> peer.back(bytes));
        }
    }
}
