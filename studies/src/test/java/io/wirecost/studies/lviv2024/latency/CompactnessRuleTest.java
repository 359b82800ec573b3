package io.wirecost.studies.lviv2024.latency;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.Answer;
import org.junit.jupiter.api.Test;

class CompactnessRuleTest {
    @Test
    void where_time_goes_with_bytes_and_not_with_speed_the_claim_holds() {
        LatencyRuns runs = LatencyRuns.asPublished();
        int nanos = 1000;
        for (String name : runs.names()) {
            runs.loop(name, nanos--);
        }
        ClaimVerdict verdict = new CompactnessRule(runs.figures()).judge();

        assertThat(verdict.answer()).isEqualTo(Answer.HOLDS);
        assertThat(verdict.evidence())
                .startsWith("Over 14 formats, tau of the time per message against encoded bytes is ")
                .contains("(as measured in a loop)");
    }

    @Test
    void where_time_goes_with_speed_and_not_with_bytes_it_does_not() {
        LatencyRuns runs = LatencyRuns.asPublished();
        double time = 1;
        double bytes = 100;
        for (String name : runs.names()) {
            time += 0.1;
            bytes--;
            runs.with(name, time).bytes(name, bytes).loop(name, 1000 * time);
        }
        assertThat(new CompactnessRule(runs.figures()).judge().answer()).isEqualTo(Answer.FAILS);
    }

    @Test
    void where_one_format_decides_it_cannot_be_told() {
        LatencyRuns runs = LatencyRuns.asPublished().noise(0);
        double time = 1;
        for (String name : runs.names()) {
            time += 0.1;
            runs.with(name, time).bytes(name, time).loop(name, 1000 * time);
        }
        assertThat(new CompactnessRule(runs.figures()).judge().answer()).isEqualTo(Answer.OPEN);
    }

    @Test
    void without_a_loop_the_services_own_processor_time_is_the_speed() {
        LatencyRuns runs = LatencyRuns.asPublished().loop("JSON", 5);

        assertThat(new CompactnessRule(runs.figures()).judge().evidence()).contains("(processor time in the services)");
    }

    @Test
    void four_formats_have_no_order_worth_the_name() {
        LatencyRuns runs = LatencyRuns.asPublished();
        runs.names().stream().skip(4).forEach(runs::without);

        assertThat(new CompactnessRule(runs.figures()).judge())
                .isEqualTo(new ClaimVerdict(
                        LatencyClaim.COMPACTNESS,
                        Answer.OPEN,
                        "The run has 4 formats; an order of fewer than 5 says nothing."));
    }
}
