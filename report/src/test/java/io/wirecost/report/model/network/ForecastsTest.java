package io.wirecost.report.model.network;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.link.model.Stage;
import io.wirecost.analysis.statistics.Interval;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.SampleSweeps;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.model.network.Forecast.Formula;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

@TestInstance(Lifecycle.PER_CLASS) // the model is made once
class ForecastsTest {
    private final List<Forecast> forecasts =
            ReportModels.of(SampleSweeps.sixFormats(), List.of()).forecasts();

    @Test
    void a_sweep_has_the_services_and_the_single_message() {
        assertThat(forecasts)
                .extracting(Forecast::name)
                .containsExactly("through the services", "one message, one hop");
        assertThat(forecasts)
                .allSatisfy(forecast -> assertThat(forecast.formulas()).hasSize(6));
    }

    @Test
    void the_services_know_what_was_measured_and_how_far_off_they_usually_are() {
        Forecast services = forecasts.get(0);

        assertThat(services.overlapping()).isTrue();
        assertThat(services.offFraction().orElseThrow()).isBetween(0.001, 0.1);
        assertThat(services.measured())
                .contains(new Forecast.Measured(10_000_000, Optional.empty(), new Interval(0, 0)));
    }

    @Test
    void the_fastest_link_is_the_end_where_every_link_has_a_limit() {
        Forecast services =
                ReportModels.of(SampleSweeps.smoke(), List.of()).forecasts().get(0);

        assertThat(services.measured())
                .contains(new Forecast.Measured(10_000_000, Optional.of(1_000_000_000L), new Interval(0, 5_000_000)));
    }

    @Test
    void a_single_message_is_serialized_sent_and_deserialized_one_after_the_other() {
        Formula json = forecasts.get(1).formulas().get(0);

        assertThat(json.codec()).isEqualTo("jackson-json");
        assertThat(json.stages()).extracting(Stage::name).containsExactly("serialize", "link", "deserialize");
        assertThat(json.sharpness()).contains(1.0);
        assertThat(json.stages().get(1).delays()).isEqualTo(1);
        assertThat(json.offNanos().orElseThrow()).isBetween(1.0, 2_000.0);
    }

    @Test
    void a_run_without_a_pipeline_has_the_single_message() {
        assertThat(ReportModels.of(SampleRuns.tied(), List.of()).forecasts())
                .singleElement()
                .satisfies(forecast -> assertThat(forecast.measured()).isEmpty());
    }

    @Test
    void one_fork_does_not_say_how_far_off_it_is() {
        assertThat(ReportModels.of(SampleRuns.smoke(), List.of()).forecasts())
                .flatMap(Forecast::formulas)
                .isNotEmpty()
                .allMatch(formula -> formula.offNanos().isEmpty());
    }

    @Test
    void a_run_without_figures_has_none() {
        assertThat(ReportModels.of(SampleRuns.empty(), List.of()).forecasts()).isEmpty();
    }
}
