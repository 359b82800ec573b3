package io.wirecost.report.model.rate;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.analysis.ranking.RankedCell;
import io.wirecost.analysis.rate.MachineSpeeds;
import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Run;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.model.rate.OpenLoopModel.Line;
import io.wirecost.report.model.rate.OpenLoopModel.Percentile;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RateFindingsTest {
    private static final OpenLoop SOUGHT = new OpenLoop(Optional.empty(), 2, 100_000_000);
    private static final OpenLoop GIVEN = new OpenLoop(Optional.of(5_000L), 2, 100_000_000);

    @Test
    void the_highest_rate_has_its_bound_and_its_winner() {
        assertThat(findings(SampleRuns.maxRate()))
                .anySatisfy(finding -> assertThat(finding)
                        .matches("Highest rate with 99 % of the messages within 100 ms: avro-generic, 8,\\d{3}"
                                + " messages/s\\."))
                .contains("No rate that was tried is sustained by capnproto.");
    }

    @Test
    void rates_that_cannot_be_told_apart_have_no_winner() {
        assertThat(new RateFindings(
                                SOUGHT,
                                List.of(
                                        line("a", Optional.of(new RankedCell(1, true, true)), Optional.of(12_000.4)),
                                        line("b", Optional.of(new RankedCell(2, true, true)), Optional.of(11_900.0)),
                                        line("c", Optional.of(new RankedCell(3, false, false)), Optional.of(9_000.0))),
                                Optional.empty())
                        .sentences())
                .containsExactly("Highest rate with 99 % of the messages within 100 ms: a and b cannot be told apart"
                        + " (12,000 messages/s to 11,900 messages/s).");
    }

    @Test
    void too_few_blocks_support_no_winner() {
        assertThat(new RateFindings(
                                SOUGHT,
                                List.of(
                                        line("a", Optional.empty(), Optional.of(12_000.0)),
                                        line("b", Optional.empty(), Optional.of(11_000.0))),
                                Optional.empty())
                        .sentences())
                .isEmpty();
    }

    @Test
    void at_a_given_rate_the_99th_percentile_counts_and_who_falls_behind_is_named() {
        assertThat(findings(SampleRuns.atRate()))
                .anySatisfy(finding ->
                        assertThat(finding).startsWith("Lowest 99th percentile of the latency at 5,000 messages/s: "))
                .contains("5,000 messages/s are not sustained throughout by capnproto.");
        assertThat(new RateFindings(
                                GIVEN,
                                List.of(
                                        line("a", Optional.of(new RankedCell(1, false, true)), Optional.of(5_000.0)),
                                        line("b", Optional.of(new RankedCell(2, false, false)), Optional.of(5_000.0))),
                                Optional.empty())
                        .sentences())
                .containsExactly("Lowest 99th percentile of the latency at 5,000 messages/s: a, 12.0 ms.");
    }

    @Test
    void a_machine_that_was_another_one_meanwhile_is_told() {
        assertThat(new RateFindings(SOUGHT, List.of(), Optional.of(new MachineSpeeds(100, 0.8, 1.2))).sentences())
                .containsExactly("The machine itself was 1.50× as fast in one block as in another: smaller differences"
                        + " between single blocks may come from the machine.");
        assertThat(new RateFindings(SOUGHT, List.of(), Optional.of(new MachineSpeeds(100, 0.98, 1.04))).sentences())
                .isEmpty();
    }

    private static Line line(String codec, Optional<RankedCell> place, Optional<Double> rate) {
        return new Line(
                "pipeline@rate=x",
                Reading.DECODE,
                Link.UNLIMITED,
                codec,
                place,
                3,
                3,
                Optional.empty(),
                rate,
                Optional.empty(),
                List.of(new Percentile(0.99, 12e6, Optional.empty())));
    }

    private static List<String> findings(Run run) {
        return ReportModels.of(run, List.of()).findings();
    }
}
