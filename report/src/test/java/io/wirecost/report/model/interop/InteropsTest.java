package io.wirecost.report.model.interop;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.report.SampleInterop;
import io.wirecost.report.SampleRuntimes;
import io.wirecost.report.model.interop.InteropModel.Group;
import io.wirecost.report.model.interop.InteropModel.Remark;
import io.wirecost.report.model.interop.InteropModel.Row;
import java.util.List;
import org.junit.jupiter.api.Test;

class InteropsTest {
    private final InteropModel model = Interops.of(SampleInterop.alone()).orElseThrow();
    private final Group json = model.groups().get(0);

    @Test
    void a_run_without_interop_has_no_model_of_it() {
        assertThat(Interops.of(SampleRuntimes.two())).isEmpty();
    }

    @Test
    void a_refused_codec_says_so_in_its_row_and_its_column() {
        assertThat(row("flatted").marks()).containsOnly(Mark.REFUSED);
        int column = json.readers().indexOf("flatted");
        assertThat(json.rows())
                .allSatisfy(row -> assertThat(row.marks().get(column)).isEqualTo(Mark.REFUSED));
    }

    @Test
    void a_codec_of_one_direction_has_only_its_row_or_its_column() {
        assertThat(json.readers()).contains("simdjson").doesNotContain("fast-json-stringify");
        assertThat(json.rows())
                .extracting(Row::writer)
                .contains("fast-json-stringify")
                .doesNotContain("simdjson");
    }

    @Test
    void its_own_bytes_are_no_reading_of_another_codecs() {
        assertThat(row("json").marks().get(json.readers().indexOf("json"))).isEqualTo(Mark.SELF);
    }

    @Test
    void readings_that_ended_alike_are_one_remark_and_the_gravest_comes_first() {
        assertThat(model.remarks())
                .extracting(Remark::mark)
                .containsExactly(Mark.WRONG, Mark.UNREADABLE, Mark.KNOWN, Mark.LOSS);
        assertThat(model.remarks().get(0).what()).isEqualTo("record 3, items[2].price: expected 1.5, got absent");
        assertThat(model.remarks().get(0).writers()).containsExactly("fast-json-stringify");
        assertThat(model.remarks().get(1).readers()).containsExactly("simdjson");
        assertThat(model.remarks().get(2).known()).isEqualTo("it reads UTF-16 only");
    }

    @Test
    void codecs_that_write_the_same_bytes_name_each_other() {
        assertThat(model.bytes())
                .filteredOn(bytes -> bytes.codec().equals("json"))
                .singleElement()
                .satisfies(bytes -> {
                    assertThat(bytes.processes()).isEqualTo("no");
                    assertThat(bytes.mapOrder()).isEqualTo("no");
                    assertThat(bytes.sameAs()).isEqualTo(List.of("fast-json-stringify"));
                });
    }

    @Test
    void what_codecs_made_of_test_vectors_is_counted_and_each_failure_is_there() {
        VectorsModel vectors = model.vectors().orElseThrow();

        assertThat(vectors.summary())
                .isEqualTo("Test vectors of the formats' specifications: 118 passed, 4 failed: broken 4.");
        assertThat(vectors.tested()).extracting(VectorsModel.Tested::failed).containsExactly(0, 4);
        assertThat(vectors.failures()).hasSize(4);
    }

    private Row row(String writer) {
        return json.rows().stream()
                .filter(row -> row.writer().equals(writer))
                .findFirst()
                .orElseThrow();
    }
}
