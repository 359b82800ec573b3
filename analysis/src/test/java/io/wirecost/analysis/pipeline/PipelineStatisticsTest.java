package io.wirecost.analysis.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.analysis.Samples;
import io.wirecost.analysis.pipeline.PipelineCosts.Cpu;
import io.wirecost.analysis.pipeline.PipelineCosts.ProcessCost;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Pipeline;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PipelineStatisticsTest {
    @Test
    void rates_are_the_figure_seen_from_the_other_side() {
        PipelineStatistics statistics = statistics(Blocks.of(1000, 4000));

        assertThat(statistics.nanosPerMessage().centre()).isCloseTo(2000, within(1e-6));
        assertThat(statistics.messagesPerSecond()).isCloseTo(500_000, within(1e-3));
    }

    @Test
    void times_of_sets_are_pooled_for_the_box_plot() {
        SetTimes times = statistics(new Pipeline(List.of(
                        Blocks.block(0, Blocks.set(1, 10), Blocks.set(1, 20)),
                        Blocks.block(1, Blocks.set(1, 30), Blocks.set(1, 60)))))
                .setTimes();

        assertThat(times.sets()).isEqualTo(4);
        assertThat(times.minNanos()).isEqualTo(10);
        assertThat(times.p25Nanos()).isEqualTo(17.5);
        assertThat(times.medianNanos()).isEqualTo(25);
        assertThat(times.meanNanos()).isEqualTo(30);
        assertThat(times.maxNanos()).isEqualTo(60);
    }

    @Test
    void the_control_round_trip_is_the_median_of_all_blocks() {
        assertThat(ControlRoundTrip.medianNanos(
                        Samples.run(3, Blocks.cell("a", Passage.PLAIN, 1, 1, 1), Blocks.cell("b", Passage.PLAIN, 1))))
                .hasValue(1500);
        assertThat(ControlRoundTrip.medianNanos(Samples.run(3))).isEmpty();
    }

    @Test
    void processor_time_is_told_apart_by_phase_over_all_processes_with_the_rest_and_the_broker() {
        PipelineCosts costs = costs(
                Blocks.work("a", 500, 5000, 100, 50, 0, 0, 0, 0),
                Blocks.work("b", 900, 7000, 40, 60, 70, 200, 30, 0),
                Blocks.work("c", 300, 3000, 0, 0, 80, 90, 0, 10),
                Blocks.work("broker", 1000, 2000));

        // One set of 10 messages; 730 of the services' 1700 ns are phases.
        assertThat(costs.cpu()).isEqualTo(new Cpu(14, 11, 15, 29, 3, 1, 97, Optional.of(100.0)));
        assertThat(costs.cpu().totalNanos()).isCloseTo(270, within(1e-9));
        assertThat(costs.processes())
                .containsExactly(
                        new ProcessCost("a", 50, 500),
                        new ProcessCost("b", 90, 700),
                        new ProcessCost("c", 30, 300),
                        new ProcessCost("broker", 100, 200));
    }

    @Test
    void a_broker_that_is_not_ours_costs_nothing_that_we_know_of() {
        PipelineCosts costs = costs(Blocks.work("a+b+c", 500, 0, 100, 0, 0, 0, 0, 0));

        assertThat(costs.cpu().brokerNanos()).isEmpty();
        assertThat(costs.cpu().totalNanos()).isCloseTo(50, within(1e-9));
    }

    @Test
    void clocks_that_disagree_leave_no_negative_rest() {
        assertThat(costs(Blocks.work("a", 90, 0, 100, 0, 0, 0, 0, 0)).cpu().restNanos())
                .isZero();
    }

    @Test
    void bytes_are_those_of_one_message_on_one_hop() {
        PipelineCosts costs = costs();

        // Of ten messages B sends on five.
        assertThat(costs.payloadBytes()).isCloseTo(10 * 300 / 15.0, within(1e-9));
        assertThat(costs.sentBytes()).isCloseTo(10 * 200 / 15.0, within(1e-9));
        assertThat(costs.processes()).isEmpty();
    }

    private static PipelineCosts costs(Pipeline.Work... work) {
        return statistics(new Pipeline(List.of(Blocks.block(0, Blocks.set(10, 100, work)))))
                .costs();
    }

    private static PipelineStatistics statistics(Pipeline pipeline) {
        return PipelineStatistics.of(pipeline, RoundEffects.NONE);
    }
}
