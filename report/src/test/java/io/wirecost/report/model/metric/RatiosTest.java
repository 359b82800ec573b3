package io.wirecost.report.model.metric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.analysis.statistics.Interval;
import io.wirecost.core.run.Run;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.SampleSlices;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.model.metric.Metric.Line;
import io.wirecost.report.model.metric.Metric.Ratio;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RatiosTest {
    @Test
    void a_time_has_the_ratio_that_was_taken_beside_the_baseline() {
        Metric roundTrip = metric(SampleSlices.agreeing());
        Line avro = roundTrip.line("avro-generic").orElseThrow();
        Ratio ratio = avro.ratio().orElseThrow();
        Interval range = ratio.interval().orElseThrow();

        assertThat(ratio.to()).isEqualTo("jackson-json");
        assertThat(ratio.centre()).isCloseTo(14.0 / 40, within(0.01));
        assertThat(range.low()).isLessThan(ratio.centre());
        assertThat(range.high()).isGreaterThan(ratio.centre());
        assertThat(roundTrip.ratio(avro, "jackson-json")).contains(ratio.centre());
        assertThat(roundTrip.ratio(avro, "protobuf-java").orElseThrow()).isCloseTo(14.0 / 12, within(0.03));
    }

    @Test
    void the_baselines_own_ratio_is_1_without_interval() {
        Line baseline = metric(SampleSlices.agreeing()).line("jackson-json").orElseThrow();

        assertThat(baseline.ratio().orElseThrow().centre()).isEqualTo(1);
        assertThat(baseline.ratio().orElseThrow().interval()).isEmpty();
    }

    @Test
    void the_interval_beside_a_time_includes_the_machines_speed_and_that_for_comparisons_does_not() {
        Line avro = metric(SampleSlices.agreeing()).line("avro-generic").orElseThrow();
        Interval beside = avro.interval().orElseThrow();
        Interval compared = avro.comparable().orElseThrow();

        assertThat(factor(beside)).isGreaterThan(1.5);
        assertThat(factor(compared)).isLessThan(1.2);
        assertThat(Math.sqrt(beside.low() * beside.high())).isCloseTo(avro.centre(), within(1e-6));
    }

    private static double factor(Interval range) {
        return range.high() / range.low();
    }

    @Test
    void twins_belong_to_their_runtime() {
        Metric roundTrip = metric(SampleSlices.agreeing());

        assertThat(roundTrip.twins()).singleElement().satisfies(twins -> {
            assertThat(twins.to()).isEqualTo("jackson-json");
            assertThat(twins.centre()).isCloseTo(1, within(0.03));
        });
        assertThat(roundTrip.in(Set.of("avro-generic")).twins()).isEmpty();
    }

    @Test
    void runs_without_slices_and_sizes_have_no_ratios() {
        ReportModel old = ReportModels.of(SampleRuns.full(), List.of());
        assertThat(old.measures())
                .noneMatch(Metric::hasRatios)
                .allMatch(metric -> metric.twins().isEmpty());
        assertThat(ReportModels.of(SampleSlices.agreeing(), List.of())
                        .measure("size")
                        .orElseThrow()
                        .hasRatios())
                .isFalse();
    }

    @Test
    void the_answer_has_the_narrow_ratio_and_what_twins_took() {
        List<String> findings =
                ReportModels.of(SampleSlices.agreeing(), List.of()).findings();

        assertThat(findings)
                .contains("Avro (avro-generic): 55 % fewer bytes, 0.35× to 0.36× the time.")
                .contains("Protocol Buffers (protobuf-java): 50 % fewer bytes, 0.30× the time.")
                .anySatisfy(sentence -> assertThat(sentence)
                        .matches("The machine and the method: a second worker of jackson-json took \\d\\.\\d\\d×"
                                + " \\(0\\.9\\d to 1\\.\\d\\d\\) of the first's time \\(round-trip\\)\\."));
    }

    @Test
    void twins_that_differ_are_a_warning() {
        assertThat(ReportModels.of(SampleSlices.disagreeing(), List.of()).findings())
                .anySatisfy(sentence -> assertThat(sentence)
                        .startsWith("The machine and the method: a second worker of jackson-json took 1.2")
                        .contains(" WARNING: The interval lacks 1, so two workers of the same codec differ."));
    }

    @Test
    void a_mark_tells_what_a_worker_was_and_a_warm_up_at_its_limit_says_nothing() {
        Metric serialize = ReportModels.of(SampleSlices.agreeing(), List.of())
                .measure("serialize")
                .orElseThrow();

        assertThat(notes(serialize, "jackson-cbor"))
                .containsExactly(
                        "serialize was not warm in 1 of 3 workers: the compilers were at work during its slices");
        assertThat(notes(serialize, "protobuf-java"))
                .containsExactly(
                        "serialize was disturbed in 1 of 3 workers: others were busy on the machine during its slices");
        assertThat(notes(serialize, "avro-generic")).isEmpty();
    }

    private static List<String> notes(Metric metric, String codec) {
        return metric.line(codec).orElseThrow().notes();
    }

    private static Metric metric(Run run) {
        return ReportModels.of(run, List.of()).measure("round-trip").orElseThrow();
    }
}
