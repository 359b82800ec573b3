package io.wirecost.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SizeGateTest {
    private static final String CONTENT = "Vrzl brmft, schnork dwimpel qax; jovy glunt fepp hicksel mub tarn woz.";
    private static final Schema SCHEMA = new Schema(
            "Note", List.of(new RecordDefinition("Note", List.of(new Field("text", Type.Primitive.STRING)))));

    @Test
    void a_record_of_no_bytes_is_refused() throws Exception {
        assertThat(gate("a", "b").refuses(List.of(3, 0))).hasValue("impossible result: record 2 takes 0 bytes");
    }

    @Test
    void more_content_in_the_same_size_is_refused_with_the_figures() throws Exception {
        assertThat(gate("a", CONTENT).refuses(List.of(9, 9)))
                .hasValue("impossible result: sizes do not grow with the data: record 1 (5 bytes in neutral form) takes"
                        + " 9 bytes, record 2 (74 bytes in neutral form) takes 9 bytes");
    }

    @Test
    void more_content_in_more_bytes_passes() throws Exception {
        assertThat(gate("a", CONTENT).refuses(List.of(9, 10))).isEmpty();
    }

    @Test
    void equal_sizes_of_equal_content_pass() throws Exception {
        assertThat(gate("a", "b").refuses(List.of(9, 9))).isEmpty();
    }

    @Test
    void length_without_content_may_take_no_bytes() throws Exception {
        assertThat(gate("qx", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa").refuses(List.of(9, 9)))
                .isEmpty();
    }

    private static SizeGate gate(String... texts) throws Exception {
        List<RecordValue> records = Stream.of(texts).map(RecordValue::of).toList();
        Filter none = new Filter(List.of());
        return new SizeGate(
                new Dataset("notes", SCHEMA, List.of(new Group("all", records)), OptionalLong.empty(), none));
    }
}
