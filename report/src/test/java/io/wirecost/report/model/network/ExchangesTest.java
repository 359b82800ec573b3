package io.wirecost.report.model.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.report.SampleRuns;
import io.wirecost.report.SampleSweeps;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.model.conditions.Wire;
import io.wirecost.report.model.network.ExchangeModel.Line;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExchangesTest {
    private final ExchangeModel sweep =
            ReportModels.of(SampleSweeps.sixFormats(), List.of()).exchanges().get(0);

    @Test
    void links_are_those_of_the_run_and_usual_ones_where_it_has_none() {
        assertThat(sweep.links())
                .extracting(Wire::label)
                .containsExactly("10mbit", "50mbit", "100mbit", "1gbit", "unlimited");
        assertThat(ReportModels.of(SampleRuns.tied(), List.of())
                        .exchanges()
                        .get(0)
                        .links())
                .extracting(Wire::label)
                .containsExactly("10mbit", "100mbit", "1gbit", "unlimited");
    }

    @Test
    void a_time_is_that_of_the_formula_which_the_page_evaluates() {
        Forecast.Formula formula = ReportModels.of(SampleSweeps.sixFormats(), List.of())
                .forecasts()
                .get(1)
                .formulas()
                .get(0);
        double processor =
                formula.stages().stream().mapToDouble(Forecast.Stage::nanos).sum();
        double bits = formula.stages().get(1).bits();
        Line line = line(sweep, formula.codec());

        assertThat(line.nanos().get(0)).isCloseTo(processor + bits * 100, within(1e-6 * processor));
        assertThat(line.nanos().get(4)).isCloseTo(processor, within(1e-6 * processor));
    }

    @Test
    void the_fastest_over_the_slowest_link_stands_first() {
        assertThat(sweep.lines())
                .isSortedAccordingTo(Comparator.comparing(line -> line.nanos().get(0)));
    }

    @Test
    void a_small_slow_codec_is_ahead_below_a_bandwidth_and_a_large_slow_one_nowhere() {
        assertThat(sweep.baseline()).contains("jackson-json");
        assertThat(line(sweep, "avro-generic").against().orElseThrow())
                .matches("ahead below 3\\d\\d Mbit/s \\(.* to .*\\)");
        assertThat(line(sweep, "jaxb").against()).contains("behind at any bandwidth");
        assertThat(line(sweep, "jackson-json").against()).isEmpty();
    }

    @Test
    void one_fork_ranks_nothing() {
        assertThat(ReportModels.of(SampleRuns.smoke(), List.of())
                        .exchanges()
                        .get(0)
                        .lines())
                .isNotEmpty()
                .allMatch(line -> line.against().isEmpty());
    }

    @Test
    void a_run_without_figures_has_none() {
        assertThat(ReportModels.of(SampleRuns.empty(), List.of()).exchanges()).isEmpty();
    }

    private static Line line(ExchangeModel model, String codec) {
        return model.lines().stream()
                .filter(line -> line.codec().equals(codec))
                .findFirst()
                .orElseThrow();
    }
}
