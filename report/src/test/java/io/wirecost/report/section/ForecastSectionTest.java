package io.wirecost.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.wirecost.report.Calculators;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.SampleSweeps;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

@TestInstance(Lifecycle.PER_CLASS) // the page is made once
class ForecastSectionTest {
    private final List<JsonNode> forecasts = Calculators.of(SampleSweeps.sixFormats(), "link");

    @Test
    void a_sweep_has_the_services_and_the_single_message() {
        assertThat(forecasts)
                .hasSize(2)
                .allSatisfy(forecast -> assertThat(forecast.get("codecs")).hasSize(6));
    }

    @Test
    void the_services_know_what_was_measured_and_how_far_off_they_usually_are() {
        JsonNode services = forecasts.get(0);

        assertThat(services.get("overlapping").booleanValue()).isTrue();
        assertThat(services.get("offFraction").doubleValue()).isBetween(0.001, 0.1);
        assertThat(services.get("measured")).hasToString("{\"delaysNanos\":{\"high\":0,\"low\":0},\"low\":10000000}");
    }

    @Test
    void the_fastest_link_is_the_end_where_every_link_has_a_limit() {
        JsonNode measured = Calculators.of(SampleSweeps.smoke(), "link").get(0).get("measured");

        assertThat(measured.get("low").longValue()).isEqualTo(10_000_000);
        assertThat(measured.get("high").longValue()).isEqualTo(1_000_000_000);
        assertThat(measured.get("delaysNanos").get("high").longValue()).isEqualTo(5_000_000);
    }

    @Test
    void a_single_message_is_serialized_sent_and_deserialized_one_after_the_other() {
        JsonNode json = forecasts.get(1).get("codecs").get(0);

        assertThat(json.get("name").textValue()).isEqualTo("jackson-json");
        assertThat(json.get("stages").findValuesAsText("name")).containsExactly("serialize", "link", "deserialize");
        assertThat(json.get("sharpness").doubleValue()).isEqualTo(1);
        assertThat(json.get("stages").get(1).get("delays").doubleValue()).isEqualTo(1);
        assertThat(json.get("offNanos").doubleValue()).isBetween(1.0, 2_000.0);
    }

    @Test
    void a_run_without_a_pipeline_has_the_single_message() {
        assertThat(Calculators.of(SampleRuns.tied(), "link"))
                .singleElement()
                .satisfies(forecast -> assertThat(forecast.has("measured")).isFalse());
    }

    @Test
    void one_fork_does_not_say_how_far_off_it_is() {
        assertThat(Calculators.of(SampleRuns.smoke(), "link"))
                .isNotEmpty()
                .allSatisfy(forecast ->
                        assertThat(forecast.get("codecs")).isNotEmpty().noneMatch(codec -> codec.has("offNanos")));
    }

    @Test
    void a_run_without_figures_has_none() {
        assertThat(Calculators.of(SampleRuns.empty(), "link")).isEmpty();
    }
}
