package io.wirecost.report.section;

import static io.wirecost.report.Shown.column;
import static io.wirecost.report.Shown.titles;
import static io.wirecost.report.Shown.words;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import io.wirecost.core.run.Run;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.report.Calculators;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.SampleSweeps;
import io.wirecost.report.Shown;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

@TestInstance(Lifecycle.PER_CLASS) // the model is made once
class ExchangeSectionTest {
    private final Table sweep = of(SampleSweeps.sixFormats()).table(0);

    private static Shown of(Run run) {
        return Shown.in(run, "one message, one hop");
    }

    @Test
    void links_are_those_of_the_run_and_usual_ones_where_it_has_none() {
        assertThat(titles(sweep))
                .containsExactly("codec", "10mbit", "50mbit", "100mbit", "1gbit", "unlimited", "against");
        assertThat(titles(of(SampleRuns.tied()).table(0))).contains("10mbit", "100mbit", "1gbit", "unlimited");
    }

    @Test
    void a_time_is_that_of_the_formula_which_the_page_evaluates() {
        JsonNode formula = Calculators.of(SampleSweeps.sixFormats(), "link")
                .get(1)
                .get("codecs")
                .get(0);
        double processor = formula.findValues("nanos").stream()
                .mapToDouble(JsonNode::doubleValue)
                .sum();
        double bits = formula.findValue("bits").doubleValue();
        int row = words(sweep, "codec").indexOf(formula.get("name").textValue());

        assertThat(column(sweep, "10mbit").get(row).value().orElseThrow())
                .isCloseTo(processor + bits * 100, within(1e-5 * processor));
        assertThat(column(sweep, "unlimited").get(row).value().orElseThrow())
                .isCloseTo(processor, within(1e-5 * processor));
    }

    @Test
    void the_fastest_over_the_slowest_link_stands_first() {
        assertThat(column(sweep, "10mbit"))
                .extracting(cell -> cell.value().orElseThrow())
                .isSorted();
    }

    @Test
    void a_small_slow_codec_is_ahead_below_a_bandwidth_and_a_large_slow_one_nowhere() {
        assertThat(of(SampleSweeps.sixFormats()).lead()).endsWith("against jackson-json");
        assertThat(against("avro-generic")).matches("ahead below 3\\d\\d Mbit/s \\(.* to .*\\)");
        assertThat(against("jaxb")).isEqualTo("behind at any bandwidth");
        assertThat(against("jackson-json")).isEqualTo(TableCell.NONE);
    }

    @Test
    void one_fork_ranks_nothing() {
        assertThat(words(of(SampleRuns.smoke()).table(0), "against")).containsOnly(TableCell.NONE);
    }

    @Test
    void a_run_without_figures_has_none() {
        assertThat(of(SampleRuns.empty()).isNothing()).isTrue();
    }

    private String against(String codec) {
        return words(sweep, "against").get(words(sweep, "codec").indexOf(codec));
    }
}
