package io.wirecost.studies.lviv2024.bandwidth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.run.Run;
import io.wirecost.document.markdown.MarkdownInk;
import io.wirecost.studies.lviv2024.latency.LatencyRuns;
import io.wirecost.studies.lviv2024.latency.LvivLatency;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LvivBandwidthTest {
    private static final Run SWEEP = sweep(
            "unlimited",
            LatencyRuns.asPublished()
                    .with("Avro", 1.5)
                    .with("YAML", 2)
                    .floor(0.1)
                    .noise(0),
            "10mbit",
            LatencyRuns.asPublished().floor(0.9).noise(0));

    private static Run sweep(String link, LatencyRuns run, String otherLink, LatencyRuns otherRun) {
        Map<String, Run> runs = new LinkedHashMap<>();
        runs.put(link, run.run());
        runs.put(otherLink, otherRun.run());
        return BandwidthRuns.sweep(runs);
    }

    @Test
    void each_format_has_its_ratio_to_json_over_each_link_the_slowest_first() {
        List<String> text = rendered(SWEEP).lines().toList();

        assertThat(text)
                .contains(
                        "| format | codec | bytes / JSON's | 10mbit | unlimited |",
                        "| Avro | avro-generic | 0.16 | 6.30 (6.30 to 6.30) | 0.67 (0.67 to 0.67) |",
                        "| XML | jackson-xml | 1.00 | 1.00 (1.00 to 1.00) tie | 1.00 (1.00 to 1.00) tie |");
        assertThat(text).anyMatch(line -> line.startsWith("| the floor | jackson-json | 1.00 | 1.11 ("));
    }

    @Test
    void a_format_that_wins_on_slow_links_only_has_its_crossing_between_them() {
        Run sweep = sweep(
                "10mbit",
                LatencyRuns.asPublished().with("Avro", 0.5).noise(0.001),
                "1gbit",
                LatencyRuns.asPublished().with("Avro", 2).noise(0.001));

        assertThat(rendered(sweep).lines())
                .anyMatch(
                        line -> line.matches(
                                "\\| Avro \\| 10mbit \\| 1gbit \\| - \\| faster below 10[01] Mbit/s \\(\\d+ Mbit/s to \\d+ Mbit/s\\) \\|"))
                .anyMatch(line -> line.matches("\\| YAML \\| - \\| 10mbit, 1gbit \\| - \\| none \\|"))
                .anyMatch(line -> line.startsWith("There is no prediction: "));
    }

    @Test
    void each_claim_is_judged_over_each_link_by_the_same_rules() {
        String text = rendered(SWEEP);

        assertThat(text)
                .contains("| 7. YAML is 13 % slower than JSON. | holds | does not hold |\n")
                .contains("- 10mbit: holds. Times: JSON / YAML 0.88")
                .contains("- unlimited: does not hold. Times: JSON / YAML 0.50");
        assertThat(text.lines().filter(line -> line.startsWith("Rule: "))).hasSize(9);
    }

    @Test
    void nothing_is_said_of_compression_where_nothing_was_compressed() {
        assertThat(rendered(SWEEP)).doesNotContain("gzip");
    }

    @Test
    void a_run_over_one_link_is_no_sweep() {
        Run run = LatencyRuns.asPublished().run();

        assertThatThrownBy(() -> rendered(run))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("is no sweep over links; measure one with --sweep link=10mbit,50mbit,…");
    }

    @Test
    void a_link_over_which_json_has_no_figure_is_named() {
        Run sweep = sweep(
                "10mbit",
                LatencyRuns.asPublished(),
                "1gbit",
                LatencyRuns.asPublished().without("JSON"));

        assertThatThrownBy(() -> rendered(sweep)).hasMessageContaining("has no figure of jackson-json over 1gbit");
    }

    private static String rendered(Run sweep) {
        return MarkdownInk.render(LvivBandwidth.of(sweep));
    }

    @Test
    void the_codecs_are_those_of_the_study_and_compressed_ones() {
        assertThat(LvivBandwidth.codecs())
                .containsAll(LvivLatency.codecs())
                .contains("jackson-xml+gzip", "protobuf-java");
    }
}
