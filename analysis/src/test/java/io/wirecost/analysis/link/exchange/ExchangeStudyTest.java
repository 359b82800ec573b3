package io.wirecost.analysis.link.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.analysis.link.SyntheticCodec;
import io.wirecost.analysis.link.SyntheticSweep;
import io.wirecost.analysis.link.TandemQueue;
import io.wirecost.analysis.link.crossing.Crossing;
import io.wirecost.analysis.link.model.Prediction;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import java.util.List;
import java.util.stream.LongStream;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

class ExchangeStudyTest {
    private static final SyntheticCodec SMALL = new SyntheticCodec("small", 0.5, 4, 6);
    private static final SyntheticCodec BETTER = new SyntheticCodec("better", 0.6, 1, 1);
    /** 18,500 bytes of JSON in seven groups; half of them are saved, for 5 ns more per byte of JSON. */
    private static final double CROSSING = 1e9 * 8 * 0.5 / 5;

    @Test
    void two_codecs_are_equal_where_the_bits_saved_take_the_time_lost() {
        Crossing crossing = study(0, 1).crossings().get(0);

        assertThat(crossing.slowSide()).isEqualTo(Variant.jvm("small"));
        assertThat(crossing.fastSide()).isEqualTo(Variant.jvm("jackson-json"));
        assertThat(crossing.bitsPerSecond()).isCloseTo(CROSSING, Percentage.withPercentage(0.1));
        Prediction small = exchange("small").prediction();
        Prediction json = exchange("jackson-json").prediction();
        assertThat(small.nanosOver(crossing.bitsPerSecond(), 1e6))
                .isCloseTo(json.nanosOver(crossing.bitsPerSecond(), 1e6), Percentage.withPercentage(1e-6));
    }

    @Test
    void a_message_takes_its_processor_time_its_bits_and_one_delay() {
        Exchange json = exchange("jackson-json");

        assertThat(json.prediction().nanosOver(1e9, 5e6))
                .isCloseTo(json.serializeNanos() + json.deserializeNanos() + 8 * json.bytes() + 5e6, within(1e-3));
    }

    @Test
    void who_is_smaller_and_quicker_crosses_nobody() {
        assertThat(study(0, 1).crossings())
                .extracting(crossing ->
                        crossing.slowSide().name() + " " + crossing.fastSide().name())
                .containsExactly("small jackson-json", "small better");
    }

    @Test
    void the_interval_covers_the_truth_in_most_runs() {
        long covered = LongStream.range(1, 41)
                .mapToObj(
                        seed -> study(0.05, seed).crossings().get(0).interval().orElseThrow())
                .filter(interval -> interval.overlaps(new Interval(CROSSING, CROSSING)))
                .count();

        assertThat(covered).isGreaterThanOrEqualTo(35);
    }

    @Test
    void it_needs_no_pipeline_but_sizes_and_both_times() {
        assertThat(study(0, 1).exchanges())
                .extracting(exchange -> exchange.codec().name())
                .containsExactly("jackson-json", "small", "better");
        Run run = sweep(0, 1).run();
        Run sizesOnly = run.with(run.cells().stream()
                .filter(cell -> cell.figures(Sizes.class).isPresent())
                .toList());
        assertThat(ExchangeStudy.of(sizesOnly)).isEmpty();
    }

    private static Exchange exchange(String codec) {
        return study(0, 1).exchanges().stream()
                .filter(exchange -> exchange.codec().name().equals(codec))
                .findFirst()
                .orElseThrow();
    }

    private static ExchangeStudy study(double noise, long seed) {
        return ExchangeStudy.of(sweep(noise, seed).run()).orElseThrow();
    }

    private static SyntheticSweep sweep(double noise, long seed) {
        return new SyntheticSweep(
                new TandemQueue(2, 1, 1, 1, 1, 1),
                List.of(SyntheticCodec.JSON, SMALL, BETTER),
                "10mbit,unlimited",
                noise,
                seed);
    }
}
