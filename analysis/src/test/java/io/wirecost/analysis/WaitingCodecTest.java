package io.wirecost.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Witness;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class WaitingCodecTest {
    @Test
    void a_codec_that_waits_although_processors_are_free_is_read_by_the_wall() {
        assertThat(Clock.of(speed(0.3, 0.2, 0.25))).isEqualTo(Clock.WALL);
    }

    @Test
    void a_codec_that_works_is_read_by_the_processor() {
        assertThat(Clock.of(speed(0.55, 0.97, 1.4))).isEqualTo(Clock.PROCESSOR);
    }

    @Test
    void a_single_fork_that_got_its_processor_shows_that_the_codec_does_not_wait() {
        assertThat(Clock.of(speed(0.55, 0.3, 0.98))).isEqualTo(Clock.PROCESSOR);
    }

    @Test
    void on_a_busy_machine_nobody_is_taken_for_waiting() {
        assertThat(Clock.of(speed(0.95, 0.3, 0.25))).isEqualTo(Clock.PROCESSOR);
    }

    private static Speed speed(double busyShare, double... processorShares) {
        Speed.Samples samples =
                new Speed.Samples(List.of(100.0), Optional.of(List.of(0.0)), Optional.of(List.of(90.0)));
        return new Speed(DoubleStream.of(processorShares)
                .mapToObj(share -> new Speed.Fork(0, List.of(samples), samples, Optional.of(witness(busyShare, share))))
                .toList());
    }

    private static Witness witness(double busyShare, double processorShare) {
        Witness.Load load = new Witness.Load(busyShare, 0, Optional.empty());
        return new Witness(0, 1, 0.5, false, 100, 100, processorShare, 0, Optional.of(load), false);
    }
}
