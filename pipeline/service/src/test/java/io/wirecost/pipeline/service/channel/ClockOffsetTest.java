package io.wirecost.pipeline.service.channel;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.pipeline.service.Readout;
import io.wirecost.pipeline.service.channel.Echo.RoundTrip;
import io.wirecost.pipeline.service.clock.MachineClock;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class ClockOffsetTest {
    private static final String OWN = "a clock";
    private static final long RESOLUTION = 30;

    @Test
    void who_reads_the_same_clock_is_off_by_no_more_than_its_resolution() {
        List<RoundTrip> trips = List.of(new RoundTrip(10, 12, 40, OWN), new RoundTrip(50, 50, 60, OWN));

        assertThat(ClockOffset.of(trips, OWN, RESOLUTION)).isEqualTo(new ClockOffset(0, RESOLUTION));
    }

    @Test
    void a_name_is_not_believed_against_the_answers() {
        List<RoundTrip> trips = List.of(new RoundTrip(10, 12, 40, OWN), new RoundTrip(50, 1_055, 60, OWN));

        assertThat(ClockOffset.of(trips, OWN, RESOLUTION)).isEqualTo(new ClockOffset(1_000, 5));
    }

    @Test
    void another_clock_is_where_the_fastest_answer_says_within_half_of_its_way() {
        Random random = new Random(11);
        for (int run = 0; run < 1_000; run++) {
            long offset = random.nextLong();
            ClockOffset found = ClockOffset.of(trips(offset, random), OWN, RESOLUTION);

            assertThat(Math.abs(found.offsetNanos() - offset)).isLessThanOrEqualTo(found.errorNanos());
            assertThat(found.errorNanos()).isLessThanOrEqualTo(1_000);
        }
    }

    /** The way there and back take what they like; one of them is fast. */
    private static List<RoundTrip> trips(long offset, Random random) {
        List<RoundTrip> trips = new ArrayList<>();
        for (int i = 0; i < Echo.PINGS; i++) {
            int slowest = i == 7 ? 1_000 : 1_000_000;
            long sent = random.nextInt();
            long arrived = sent + random.nextInt(slowest);
            long heard = arrived + random.nextInt(slowest);
            trips.add(new RoundTrip(sent, arrived + offset, heard, "another clock"));
        }
        return trips;
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void processes_of_one_machine_read_the_same_clock() throws Exception {
        long before = System.nanoTime();
        String[] said = Readout.ofAnotherProcess();
        long after = System.nanoTime();

        assertThat(said[0]).isEqualTo(MachineClock.NAME);
        assertThat(Long.parseLong(said[1]) - before).isBetween(0L, after - before);
    }

    @Test
    void a_clock_goes_on_in_steps() {
        assertThat(MachineClock.resolutionNanos()).isPositive();
    }
}
