package io.wirecost.report.section;

import static io.wirecost.report.Shown.column;
import static io.wirecost.report.Shown.titles;
import static io.wirecost.report.Shown.words;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.wirecost.core.run.Run;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.plot.Lines;
import io.wirecost.report.SampleRuns;
import io.wirecost.report.SampleSweeps;
import io.wirecost.report.Shown;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

@TestInstance(Lifecycle.PER_CLASS) // the model is made once
class NetworkSectionTest {
    private final Shown network = of(SampleSweeps.sixFormats());
    private final Table every = network.folded(0);
    private final Table crossings = network.table(2);

    private static Shown of(Run run) {
        return Shown.in(run, "time against bandwidth");
    }

    @Test
    void links_stand_slowest_first_and_no_limit_last() {
        assertThat(titles(network.table(0)))
                .containsExactly("codec", "10mbit", "50mbit", "100mbit", "1gbit", "unlimited");
    }

    @Test
    void a_cell_has_what_was_measured_its_place_over_that_link_and_what_was_predicted() {
        int slow = row("avro-generic", "10mbit");
        double measured = value("measured", slow);

        assertThat(measured).isBetween(700_000.0, 750_000.0);
        assertThat(words(every, "rank").get(slow)).isEqualTo("1");
        assertThat(value("error", slow)).isCloseTo(value("predicted", slow) / measured - 1, within(1e-9));
        assertThat(words(every, "rank").get(row("avro-generic", "unlimited"))).isEqualTo("5");
    }

    @Test
    void it_says_where_it_is_certain_who_is_ahead_and_where_the_model_has_both_alike() {
        int avro = words(crossings, "codec").indexOf("avro-generic");

        assertThat(words(crossings, "measured").get(avro))
                .isEqualTo("ahead at 10mbit to 100mbit; behind at 1gbit to unlimited");
        assertThat(words(crossings, "predicted").get(avro)).matches("ahead below 1\\d\\d Mbit/s \\(.*\\)");
        assertThat(words(crossings, "predicted").get(words(crossings, "codec").indexOf("jaxb")))
                .isEqualTo("behind at any bandwidth");
    }

    @Test
    void a_ring_marks_where_two_predicted_lines_cross() {
        Lines chart = (Lines) network.charts().get(0);

        assertThat(chart.rings()).anySatisfy(ring -> {
            assertThat(ring.words()).startsWith("avro-generic and jackson-json take as long at 1");
            assertThat(ring.x()).isBetween(100e6, 200e6);
        });
    }

    @Test
    void how_far_the_model_can_be_relied_on_is_said_with_its_worst_cell_and_its_order() {
        assertThat(network.sentences()).hasSize(2);
        assertThat(network.sentences().get(0))
                .matches(
                        "The model was fitted on the floor and on jackson-json alone; on the other 25 cells half of its"
                                + " predictions are off by no more than \\d\\.\\d %, the worst by \\d+ % \\(\\S+ over \\S+:"
                                + " predicted .*, measured .*\\)\\.");
        assertThat(network.sentences().get(1))
                .contains("Kendall's tau of 0.9")
                .containsPattern("Two rounds of what was measured agree with each other by \\d\\.\\d\\d\\.$");
    }

    @Test
    void one_block_ranks_nobody() {
        Shown smoke = of(SampleSweeps.smoke());
        Table cells = smoke.folded(0);

        assertThat(cells.rows()).hasSize(8);
        assertThat(words(cells, "rank")).containsOnly(TableCell.NONE);
        assertThat(words(cells, "95%")).containsOnly(TableCell.NONE);
        assertThat(words(smoke.table(2), "measured"))
                .containsExactly("not ranked at 10mbit to 1gbit", "not ranked at 10mbit,5ms to 1gbit,5ms");
    }

    @Test
    void without_figures_of_the_loop_there_are_curves_and_the_reason_why_nothing_is_predicted() {
        Shown unpredicted = of(SampleRuns.overLinks());

        assertThat(words(unpredicted.folded(0), "predicted")).containsOnly(TableCell.NONE);
        assertThat(unpredicted.sentences())
                .singleElement()
                .asString()
                .startsWith("There is no prediction: no codec has its sizes");
        assertThat(words(unpredicted.table(1), "predicted")).containsOnly("no prediction");
    }

    @Test
    void a_run_over_one_link_or_none_has_no_curve() {
        assertThat(of(SampleRuns.full()).isNothing()).isTrue();
    }

    private int row(String codec, String link) {
        List<String> codecs = words(every, "codec");
        List<String> links = words(every, "link");
        return IntStream.range(0, codecs.size())
                .filter(row -> codecs.get(row).equals(codec) && links.get(row).equals(link))
                .findFirst()
                .orElseThrow();
    }

    private double value(String title, int row) {
        return column(every, title).get(row).value().orElseThrow();
    }
}
