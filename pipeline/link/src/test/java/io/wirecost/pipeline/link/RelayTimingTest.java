package io.wirecost.pipeline.link;

import static io.wirecost.pipeline.link.Stopwatch.assertTakes;

import io.wirecost.core.run.Link;
import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A relay on a real clock. */
@Tag("timing")
class RelayTimingTest {
    /** A thread that waits for a time is woken in each direction, as one is in each of an unshaped round trip. */
    private static final int WAKE_UPS = 2;

    private final ExecutorService aside = Executors.newSingleThreadExecutor();
    private ProofRig rig;
    private TimedConnection connection;

    @BeforeEach
    void open() throws Exception {
        rig = ProofRig.open();
        connection = rig.connect();
        connection.roundTrip(1000, 4096);
        connection.there(4 << 20);
        connection.back(4 << 20);
    }

    @AfterEach
    void close() throws IOException {
        connection.close();
        rig.close();
        aside.shutdownNow();
    }

    @ParameterizedTest
    @CsvSource({
        "65536, 10", "65536, 50", "65536, 200",
        "1048576, 10", "1048576, 50", "1048576, 200",
        "10485760, 10", "10485760, 50", "10485760, 200"
    })
    void a_transfer_takes_its_ideal_time_in_each_direction(int bytes, long megabitsPerSecond) throws Exception {
        rig.shape(Link.ofRate(megabitsPerSecond * 1_000_000));

        double idealNanos = bytes * 8 * 1e3 / megabitsPerSecond;
        assertTakes(idealNanos, 0, () -> connection.there(bytes));
        assertTakes(idealNanos, 0, () -> connection.back(bytes));
    }

    @ParameterizedTest
    @ValueSource(longs = {10, 50, 200})
    void two_hundred_ping_pongs_take_their_ideal_time_and_what_the_ends_take(long megabitsPerSecond) throws Exception {
        long endsNanos = connection.roundTrip(200, 4096);
        rig.shape(Link.ofRate(megabitsPerSecond * 1_000_000));

        double idealNanos = 2 * 4096 * 8 * 1e3 / megabitsPerSecond;
        assertTakes(idealNanos, WAKE_UPS * endsNanos, () -> connection.roundTrip(200, 4096));
    }

    @Test
    void a_delay_of_5_ms_adds_10_ms_to_a_round_trip() throws Exception {
        long endsNanos = connection.roundTrip(200, 4096);
        rig.shape(Link.parse("unlimited,5ms"));

        assertTakes(10e6, WAKE_UPS * endsNanos, () -> connection.roundTrip(50, 4096));
    }

    /**
     * 5 MB of which 25 MB/s go through for 0.1 s and 6.25 MB/s after; each second that the change comes late saves 3.
     */
    @Test
    void a_rate_that_changes_in_the_middle_of_a_transfer_holds_from_then_on() throws Exception {
        assertTakes(0.5e9, 0, () -> {
            rig.shape(Link.parse("200mbit"));
            Future<Long> lateNanos = aside.submit(() -> {
                long started = System.nanoTime();
                Thread.sleep(100);
                rig.shape(Link.parse("50mbit"));
                return System.nanoTime() - started - 100_000_000;
            });
            return connection.there(5_000_000) + 3 * resultOf(lateNanos);
        });
    }

    @Test
    void connections_share_one_link() throws Exception {
        rig.shape(Link.parse("50mbit"));
        try (TimedConnection second = rig.connect()) {
            assertTakes(2 * 625_000 * 8 * 1e9 / 50e6, 0, () -> {
                long started = System.nanoTime();
                Future<Long> other = aside.submit(() -> second.there(625_000));
                connection.there(625_000);
                resultOf(other);
                return System.nanoTime() - started;
            });
        }
    }

    private static <T> T resultOf(Future<T> future) throws IOException, InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException e) {
            throw new IOException(e);
        }
    }
}
