package io.wirecost.report.section;

import static io.wirecost.report.Shown.column;
import static io.wirecost.report.Shown.titles;
import static io.wirecost.report.Shown.words;
import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Cell;
import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.run.Run;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.document.csv.CsvRenderer;
import io.wirecost.report.SampleRobustness;
import io.wirecost.report.SampleRuntimes;
import io.wirecost.report.Shown;
import io.wirecost.report.model.ReportModels;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RobustnessSectionTest {
    /** Of reactions that the table has under a shorter name. */
    private static final Map<ReactionKind, String> TITLES = Map.of(
            ReactionKind.HANG, "hangs",
            ReactionKind.MEMORY_EXHAUSTED, "memory",
            ReactionKind.STACK_EXHAUSTED, "stack");

    private final Run run = SampleRobustness.alone();
    private final Shown robustness = Shown.in(run, "damaged bytes");
    private final Table summary = robustness.table(0);
    private final Table costs = robustness.table(1);
    private final Table matrix = robustness.table(2);

    @Test
    void a_run_without_damaged_bytes_has_nothing_to_show() {
        assertThat(Shown.in(SampleRuntimes.two(), "damaged bytes").isNothing()).isTrue();
    }

    @Test
    void the_worst_codec_comes_first() {
        List<String> codecs =
                run.codecs().stream().limit(4).map(codec -> codec.name()).toList();

        assertThat(words(summary, "codec")).startsWith(codecs.get(3), codecs.get(2));
    }

    @Test
    void codecs_that_are_equally_bad_have_an_order_that_is_not_that_of_their_ends() {
        List<Cell> reversed = new ArrayList<>(run.cells());
        Collections.reverse(reversed);
        Shown again = Shown.in(run.with(reversed), "damaged bytes");

        assertThat(words(again.table(0), "codec")).isEqualTo(words(summary, "codec"));
    }

    @Test
    void the_gravest_reaction_stands_nearest_to_the_name() {
        List<String> gravestFirst = Stream.of(ReactionKind.values())
                .sorted(Comparator.reverseOrder())
                .filter(kind -> kind.compareTo(ReactionKind.NOTICED_OTHERWISE) > 0)
                .map(kind -> TITLES.getOrDefault(kind, kind.title()))
                .toList();

        assertThat(titles(summary)).startsWith("codec", "setting").containsSubsequence(gravestFirst);
    }

    @Test
    void what_no_codec_did_has_no_column() {
        assertThat(titles(summary.withoutEmptyColumns()))
                .contains("stack", "other value", "processes ended")
                .doesNotContain("hangs", "memory", "died", "other errors");
    }

    @Test
    void a_share_of_a_sample_has_its_interval_and_one_of_all_has_none() {
        assertThat(words(summary, "cuts")).containsExactly("100 %", "100 % (84 %–100 %)", "100 %", "100 %");
        assertThat(words(summary, "bits").get(1)).isEqualTo("25 % (19 %–32 %)");
        assertThat(column(summary, "bits").get(1).value()).hasValue(25);
    }

    @Test
    void the_costliest_message_and_the_depth_at_which_it_fails_are_told() {
        assertThat(words(costs, "memory per byte").get(0)).isEqualTo("2,346");
        assertThat(words(costs, "slowdown").get(0)).isEqualTo("3.2×");
        assertThat(words(costs, "fails at depth").get(0)).isEqualTo("3,000: stack exhausted");
    }

    @Test
    void a_cell_tells_the_gravest_reaction_and_opens_to_its_smallest_case() {
        assertThat(words(matrix, "flipped bit").get(1)).isEqualTo("other value 75 %");
        assertThat(column(matrix, "flipped bit").get(1).inside())
                .startsWith("other value: 120 of 160 messages\ngiven: bit 3 of byte 5 of message 1\n")
                .contains(
                        "came: record 1, items[0].price: expected 1.50, got 9.50",
                        "0000  00 01 02 03 04 05 06",
                        "noticed: 40 of 160 messages");
        assertThat(column(matrix, "nested").get(0).inside())
                .contains(
                        "stack exhausted: 1 of 2 messages, 1 ended the process",
                        "1,000,000 bytes, which the words above make again");
    }

    @Test
    void limits_are_told_and_words_are_explained() {
        assertThat(robustness.items())
                .anyMatch(item ->
                        item.startsWith("Limits for a message in node: 256 MiB of heap, 1.00 MiB of stack, 10 s"))
                .contains("nested: values lie in each other, as deep as the bytes allow.")
                .noneMatch(item -> item.startsWith("hang"));
    }

    @Test
    void a_codec_with_advised_limits_has_two_rows_that_say_which_is_which() {
        Shown advised = Shown.in(SampleRobustness.withAdvice(), "damaged bytes");
        String codec = words(advised.table(0), "codec").get(0);

        assertThat(words(advised.table(0), "codec")).filteredOn(codec::equals).hasSize(2);
        assertThat(words(advised.table(0), "setting")).containsOnlyOnce("as-shipped", "advised");
        assertThat(advised.items())
                .contains("Advised limits of " + codec
                        + ": short lists (its guide). In the row as-shipped the library has its own.");
        assertThat(titles(summary.withoutEmptyColumns())).doesNotContain("setting");
    }

    @Test
    void a_checksum_around_the_messages_has_a_row_of_its_own_without_costs() {
        Shown checked = Shown.in(SampleRobustness.withChecksum(), "damaged bytes");
        int row = words(checked.table(0), "setting").indexOf("a CRC");

        assertThat(words(checked.table(0), "bits").get(row)).isEqualTo("100 %");
        assertThat(words(checked.table(1), "setting")).hasSize(1).doesNotContain("a CRC");
        assertThat(checked.items()).anyMatch(item -> item.startsWith("A row with a checksum asks another question"));
        assertThat(robustness.items()).noneMatch(item -> item.startsWith("A row with a checksum"));
    }

    @Test
    void a_file_has_the_smallest_case_of_each_reaction_but_expected_errors() {
        Document whole = RunDocument.whole(ReportModels.of(run, List.of()));

        assertThat(CsvRenderer.render(whole))
                .contains("damaged bytes,smallest cases,", "expected 1.50, got 9.50", "00 01 02 03 04 05 06")
                .doesNotContain("end of input");
    }

    @Test
    void what_is_not_all_is_not_rounded_to_it() {
        assertThat(List.of(0.0, 0.01, 0.5, 50.4, 99.99, 100.0))
                .extracting(RobustnessTable::percent)
                .containsExactly("0 %", "0.1 %", "0.5 %", "50 %", "99.9 %", "100 %");
    }
}
