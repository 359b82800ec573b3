package io.wirecost.analysis.rate;

import static io.wirecost.analysis.rate.Paces.blocks;
import static io.wirecost.analysis.rate.Paces.set;
import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.rate.LatencyPercentiles.Point;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class LatencyPercentilesTest {
    @Test
    void messages_of_all_sets_and_blocks_count_alike() {
        LatencyPercentiles latencies =
                LatencyPercentiles.of(blocks(List.of(set(10, 1, 2, 3), set(10, 2)), List.of(set(10, 3, 4))));

        assertThat(latencies.all().upToNanos()).containsExactly(1L, 2L, 3L, 4L);
        assertThat(latencies.all().counts()).containsExactly(1L, 2L, 2L, 1L);
        assertThat(latencies.nanos(0.5)).isEqualTo(2);
        assertThat(latencies.nanos(1)).isEqualTo(4);
    }

    @Test
    void the_interval_is_that_of_the_blocks() {
        LatencyPercentiles latencies =
                LatencyPercentiles.of(blocks(List.of(set(10, 100)), List.of(set(10, 100)), List.of(set(10, 800))));

        assertThat(latencies.estimate(0.99).forks()).isEqualTo(3);
        assertThat(latencies.estimate(0.99).centre()).isCloseTo(200, org.assertj.core.data.Offset.offset(1e-9));
        assertThat(latencies.estimate(0.99).interval().orElseThrow().low()).isLessThan(100);
    }

    @Test
    void a_latency_of_nothing_has_an_estimate_too() {
        assertThat(LatencyPercentiles.of(blocks(List.of(set(10, 0))))
                        .estimate(0.5)
                        .centre())
                .isEqualTo(1);
    }

    @Test
    void the_points_of_a_plot_go_as_far_as_there_are_messages_for_them() {
        long[] thousand = LongStream.rangeClosed(1, 1000).toArray();
        LatencyPercentiles many = LatencyPercentiles.of(blocks(List.of(set(10, thousand))));
        LatencyPercentiles few = LatencyPercentiles.of(blocks(List.of(set(10, 5, 6, 7))));

        assertThat(many.points())
                .containsExactly(
                        new Point(0.5, 500),
                        new Point(0.75, 750),
                        new Point(0.9, 900),
                        new Point(0.95, 950),
                        new Point(0.99, 990),
                        new Point(0.995, 995),
                        new Point(0.999, 999),
                        new Point(1, 1000));
        assertThat(few.points()).containsExactly(new Point(0.5, 6), new Point(1, 7));
        assertThat(few.point(0.99)).isEmpty();
    }
}
