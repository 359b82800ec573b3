package io.wirecost.analysis.ratio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.analysis.ForkScores;
import io.wirecost.analysis.Samples;
import io.wirecost.analysis.Sliced;
import io.wirecost.analysis.level.Levelling;
import io.wirecost.analysis.statistics.Estimate;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Speed;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class SpeedRatiosTest {
    private static final Offset<Double> EXACT = within(1e-9);

    @Test
    void a_ratio_is_taken_against_the_mean_of_the_baselines_workers_in_the_same_heat() {
        Run run = Levelling.of(Sliced.run(
                base(Operation.SERIALIZE), Sliced.cell("a", Sliced.worker(0, 0, 60.0), Sliced.worker(1, 0, 12.0))));

        SpeedRatios ratios = SpeedRatios.of(run, "jvm", Operation.SERIALIZE);

        // Round 0: 60 over 20, round 1: 12 over 10.
        Estimate ratio = ratios.of(Variant.jvm("a")).orElseThrow();
        assertThat(ratio.centre()).isCloseTo(Math.sqrt(3 * 1.2), EXACT);
        assertThat(ratio.forks()).isEqualTo(2);
        assertThat(ratios.of(Variant.jvm("base"))).contains(new Estimate(1, 2, Optional.empty()));
        // 40 over 10, and 10 over 10.
        assertThat(ratios.twins().orElseThrow().centre()).isCloseTo(2, EXACT);
    }

    @Test
    void round_trips_have_ratios_too() {
        Run run = Levelling.of(Sliced.run(
                base(Operation.SERIALIZE),
                base(Operation.DESERIALIZE),
                Sliced.cell("a", Operation.SERIALIZE, List.of(Sliced.worker(0, 0, 60.0))),
                Sliced.cell("a", Operation.DESERIALIZE, List.of(Sliced.worker(0, 0, 20.0)))));

        assertThat(SpeedRatios.ofRoundTrip(run, "jvm")
                        .of(Variant.jvm("a"))
                        .orElseThrow()
                        .centre())
                .isCloseTo(80 / Math.sqrt(20.0 * 80), EXACT);
    }

    @Test
    void a_codec_that_shares_no_heat_with_the_baseline_has_none() {
        Run run = Levelling.of(Sliced.run(
                base(Operation.SERIALIZE), Sliced.cell("a", Sliced.worker(0, 1, 60.0), Sliced.worker(7, 0, 1.0))));

        assertThat(SpeedRatios.of(run, "jvm", Operation.SERIALIZE).of(Variant.jvm("a")))
                .isEmpty();
    }

    @Test
    void what_is_settled_is_told_by_ratios_round_by_round_the_baselines_by_its_first_worker() {
        Run run = Levelling.of(Sliced.run(
                base(Operation.SERIALIZE), Sliced.cell("a", Sliced.worker(0, 0, 60.0), Sliced.worker(1, 0, 12.0))));

        Map<Variant, List<Double>> ratios = RoundRatios.of(run).entrySet().stream()
                .collect(Collectors.toMap(cell -> cell.getKey().codec(), Map.Entry::getValue));

        assertThat(ratios.keySet()).containsExactlyInAnyOrder(Variant.jvm("base"), Variant.jvm("a"));
        assertThat(ratios.get(Variant.jvm("a")).get(0)).isCloseTo(3, EXACT);
        assertThat(ratios.get(Variant.jvm("a")).get(1)).isCloseTo(1.2, EXACT);
        assertThat(ratios.get(Variant.jvm("base")).get(0)).isCloseTo(0.5, EXACT);
        assertThat(ratios.get(Variant.jvm("base")).get(1)).isCloseTo(1, EXACT);
    }

    @Test
    void runs_without_slices_have_none() {
        assertThat(SpeedRatios.of(
                        Sliced.run(Samples.speed("a", 1.0, 2.0), Samples.speed("b", 1.0, 2.0)),
                        "jvm",
                        Operation.SERIALIZE))
                .isEqualTo(SpeedRatios.NONE);
        assertThat(SpeedRatios.of(Samples.run(3), "jvm", Operation.SERIALIZE)).isEqualTo(SpeedRatios.NONE);
    }

    @Test
    void two_codecs_are_compared_within_the_heats_that_both_share() {
        Cell a = Sliced.cell("a", Sliced.worker(0, 0, 20.0), Sliced.worker(1, 0, 200.0), Sliced.worker(2, 1, 2.0));
        Cell b = Sliced.cell("b", Sliced.worker(0, 0, 10.0), Sliced.worker(1, 0, 100.0), Sliced.worker(2, 1, 1.0));
        Cell apart = Sliced.cell("c", Sliced.worker(0, 1, 10.0), Sliced.worker(1, 1, 100.0), Sliced.worker(2, 0, 1.0));
        Run run = Levelling.of(Sliced.run(a, b, apart));

        assertThat(between(run, "a", "b").orElseThrow().centre()).isCloseTo(2, EXACT);
        assertThat(between(run, "a", "c")).isEmpty();
        assertThat(between(Sliced.run(Samples.speed("a", 1.0, 2.0, 3.0), Samples.speed("b", 1.0, 2.0, 3.0)), "a", "b"))
                .isEmpty();
    }

    private static Optional<Estimate> between(Run run, String one, String other) {
        return SpeedRatios.between(run, "jvm", speed(run, one), speed(run, other), ForkScores.Fork::nanosPerOperation);
    }

    private static Speed speed(Run run, String codec) {
        return run.cells().stream()
                .filter(cell -> cell.trial().codec().equals(Variant.jvm(codec)))
                .findFirst()
                .flatMap(cell -> cell.figures(Speed.class))
                .orElseThrow();
    }

    /** 10 and 40, then 10 and 10. */
    private static Cell base(Operation operation) {
        return Sliced.cell(
                "base",
                operation,
                List.of(Sliced.worker(0, 0, 10.0), Sliced.worker(1, 0, 10.0)),
                Sliced.worker(0, 0, 40.0),
                Sliced.worker(1, 0, 10.0));
    }
}
