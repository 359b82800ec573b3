package io.wirecost.report.model.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.analysis.ranking.Place;
import io.wirecost.core.run.Run;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.SampleSweeps;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.model.conditions.Wire;
import io.wirecost.report.model.network.NetworkModel.Curve;
import io.wirecost.report.model.network.NetworkModel.Pair;
import io.wirecost.report.model.network.NetworkModel.Sample;
import java.util.List;
import org.junit.jupiter.api.Test;

class NetworksTest {
    private final NetworkModel network = network(SampleSweeps.sixFormats());

    @Test
    void links_stand_slowest_first_and_no_limit_last() {
        assertThat(network.links())
                .extracting(Wire::label)
                .containsExactly("10mbit", "50mbit", "100mbit", "1gbit", "unlimited");
        assertThat(network.links().get(4).bitsPerSecond()).isEmpty();
    }

    @Test
    void a_cell_has_what_was_measured_its_place_over_that_link_and_what_was_predicted() {
        Sample slow = sample("avro-generic", "10mbit");

        assertThat(slow.nanos()).isBetween(700_000.0, 750_000.0);
        assertThat(slow.interval().orElseThrow().low()).isLessThan(slow.nanos());
        assertThat(slow.place()).contains(new Place(1, false, true));
        assertThat(slow.error().orElseThrow())
                .isCloseTo(slow.predicted().orElseThrow() / slow.nanos() - 1, within(1e-9));
        assertThat(sample("avro-generic", "unlimited").place()).contains(new Place(5, false, false));
    }

    @Test
    void a_pair_says_where_it_is_certain_who_is_ahead_and_where_the_model_has_them_alike() {
        Pair pair = pair("avro-generic");

        assertThat(pair.measured()).isEqualTo("ahead at 10mbit to 100mbit; behind at 1gbit to unlimited");
        assertThat(pair.predicted()).matches("ahead below 1\\d\\d Mbit/s \\(.*\\)");
        assertThat(pair.crossings()).singleElement().satisfies(crossing -> {
            assertThat(crossing.bitsPerSecond()).isBetween(100e6, 200e6);
            assertThat(crossing.extrapolated()).isFalse();
        });
        assertThat(pair("jaxb").predicted()).isEqualTo("behind at any bandwidth");
        assertThat(pair("protobuf-java").crossings()).isEmpty();
    }

    @Test
    void how_far_the_model_can_be_relied_on_is_said_with_its_worst_cell_and_its_order() {
        assertThat(network.accuracy()).hasSize(2);
        assertThat(network.accuracy().get(0))
                .matches(
                        "The model was fitted on the floor and on jackson-json alone; on the other 25 cells half of its"
                                + " predictions are off by no more than \\d\\.\\d %, the worst by \\d+ % \\(\\S+ over \\S+:"
                                + " predicted .*, measured .*\\)\\.");
        assertThat(network.accuracy().get(1))
                .contains("Kendall's tau of 0.9")
                .containsPattern("Two rounds of what was measured agree with each other by \\d\\.\\d\\d\\.$");
    }

    @Test
    void one_block_ranks_nobody() {
        NetworkModel smoke = network(SampleSweeps.smoke());

        assertThat(smoke.smoke()).isTrue();
        assertThat(smoke.curves())
                .flatMap(Curve::samples)
                .hasSize(8)
                .allMatch(
                        sample -> sample.place().isEmpty() && sample.interval().isEmpty());
        assertThat(smoke.pairs())
                .extracting(Pair::measured)
                .containsExactly("not ranked at 10mbit to 1gbit", "not ranked at 10mbit,5ms to 1gbit,5ms");
    }

    @Test
    void without_figures_of_the_loop_there_are_curves_and_the_reason_why_nothing_is_predicted() {
        NetworkModel unpredicted = network(SampleRuns.overLinks());

        assertThat(unpredicted.curves())
                .hasSize(2)
                .flatMap(Curve::samples)
                .allMatch(sample -> sample.predicted().isEmpty());
        assertThat(unpredicted.accuracy())
                .singleElement()
                .asString()
                .startsWith("There is no prediction: no codec has its sizes");
        assertThat(unpredicted.pairs()).extracting(Pair::predicted).containsOnly("no prediction");
    }

    @Test
    void a_run_over_one_link_or_none_has_no_curve() {
        assertThat(ReportModels.of(SampleRuns.full(), List.of()).network()).isEmpty();
    }

    private static NetworkModel network(Run run) {
        return ReportModels.of(run, List.of()).network().orElseThrow();
    }

    private Sample sample(String codec, String link) {
        return network.curves().stream()
                .filter(curve -> curve.codec().equals(codec))
                .flatMap(curve -> curve.samples().stream())
                .filter(sample -> sample.link().equals(link))
                .findFirst()
                .orElseThrow();
    }

    private Pair pair(String codec) {
        return network.pairs().stream()
                .filter(pair -> pair.codec().equals(codec) && pair.rival().equals("jackson-json"))
                .findFirst()
                .orElseThrow();
    }
}
