package io.wirecost.report.section;

import static io.wirecost.report.Shown.titles;
import static io.wirecost.report.Shown.words;
import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Run;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.report.SampleInterop;
import io.wirecost.report.SampleRuntimes;
import io.wirecost.report.Shown;
import java.util.List;
import org.junit.jupiter.api.Test;

class InteropSectionTest {
    private final Shown interop = of(SampleInterop.alone());
    private final Table remarks = interop.table(1);
    private final Table json = interop.table(2);
    private final List<String> readers = List.of(interop.sentences().stream()
            .filter(sentence -> sentence.startsWith("Readers: "))
            .findFirst()
            .orElseThrow()
            .substring("Readers: ".length())
            .replaceAll("\\d+ ", "")
            .split(", ", -1));

    private static Shown of(Run run) {
        return Shown.in(run, "interop");
    }

    @Test
    void a_run_without_interop_has_nothing_to_show() {
        assertThat(of(SampleRuntimes.two()).isNothing()).isTrue();
    }

    @Test
    void a_refused_codec_says_so_in_its_row_and_its_column() {
        assertThat(row("flatted")).containsOnly("refused");
        assertThat(words(json, String.valueOf(readers.indexOf("flatted") + 1))).containsOnly("refused");
    }

    @Test
    void a_codec_of_one_direction_has_only_its_row_or_its_column() {
        assertThat(readers).contains("simdjson").doesNotContain("fast-json-stringify");
        assertThat(words(json, "wrote")).contains("fast-json-stringify").doesNotContain("simdjson");
    }

    @Test
    void its_own_bytes_are_no_reading_of_another_codecs() {
        assertThat(row("json").get(readers.indexOf("json"))).isEqualTo("self");
    }

    @Test
    void readings_that_ended_alike_are_one_remark_and_the_gravest_comes_first() {
        assertThat(words(remarks, "result")).containsExactly("wrong", "unreadable", "known", "loss");
        assertThat(words(remarks, "what").get(0)).isEqualTo("record 3, items[2].price: expected 1.5, got absent");
        assertThat(words(remarks, "wrote").get(0)).isEqualTo("fast-json-stringify");
        assertThat(words(remarks, "read").get(1)).isEqualTo("simdjson");
        assertThat(words(remarks, "what").get(2)).endsWith("known: it reads UTF-16 only");
    }

    @Test
    void codecs_that_write_the_same_bytes_name_each_other() {
        Table bytes = table("in two processes");
        int codec = words(bytes, "codec").indexOf("json");

        assertThat(words(bytes, "in two processes").get(codec)).isEqualTo("no");
        assertThat(words(bytes, "in any map order").get(codec)).isEqualTo("no");
        assertThat(words(bytes, "the same bytes as").get(codec)).isEqualTo("fast-json-stringify");
    }

    @Test
    void what_codecs_made_of_test_vectors_is_counted_and_failures_are_shown() {
        assertThat(interop.sentences())
                .contains("Test vectors of the formats' specifications: 118 passed, 4 failed: broken 4.");
        assertThat(words(table("passed"), "failed")).containsExactly("0", "4");
        assertThat(table("vector").rows()).hasSize(3);
    }

    private Table table(String title) {
        return interop.tables().stream()
                .filter(table -> titles(table).contains(title))
                .findFirst()
                .orElseThrow();
    }

    private List<String> row(String writer) {
        return json.rows().get(words(json, "wrote").indexOf(writer)).stream()
                .skip(1)
                .map(TableCell::words)
                .toList();
    }
}
