package io.wirecost.engine.vectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SuiteTest {
    private static final String HEAD = "# a comment\nsource: RFC 0000\nleft out: 3, tags\n";

    @Test
    void the_examples_of_a_specification_are_in_it_or_counted_as_left_out() {
        Suite cbor = Suite.shipped("cbor.txt");

        assertThat(cbor.vectors())
                .filteredOn(vector -> vector.place().equals("appendix A"))
                .as("81 examples stand in the appendix")
                .hasSize(81 - cbor.leftOut());
    }

    @Test
    void no_vector_stands_in_a_suite_twice() {
        for (Wrapping wrapping : Wrapping.values()) {
            assertThat(wrapping.suite().vectors().stream().map(vector -> vector.name() + vector.last() + wrapping))
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void a_value_of_each_type_is_read() {
        assertThat(value("integer | -7")).isEqualTo(-7L);
        assertThat(value("number | NaN")).isEqualTo(Double.NaN);
        assertThat(value("flag | true")).isEqualTo(true);
        assertThat(value("text | \"a\\\"\\\\\"")).isEqualTo("a\"\\");
        assertThat(value("data | 00ff")).isEqualTo(new byte[] {0, -1});
        assertThat(value("data | -")).isEqualTo(new byte[0]);
        assertThat(value("items | [1, 2]")).isEqualTo(List.of(1L, 2L));
        assertThat(value("words | {a=A}")).isEqualTo(Map.of("a", "A"));
        assertThat(value("words | {}")).isEqualTo(Map.of());
        assertThat(value("choice | B")).isEqualTo("B");
        assertThat(value("text | absent")).isNull();
    }

    @Test
    void bytes_that_end_in_a_dot_are_the_last_ones_of_their_message() {
        Vector vector = one("primitive types | text | refused | 0206.");

        assertThat(vector.expected()).isEmpty();
        assertThat(vector.last()).isTrue();
        assertThat(Wrapping.AVRO.wrap(vector)).containsExactly(0, 0, 0, 2, 6);
    }

    @Test
    void a_line_that_is_none_is_refused() {
        assertThatThrownBy(() -> Suite.parse(HEAD + "appendix A | text"))
                .hasMessage("expected place | field | value | bytes, got appendix A | text");
    }

    @Test
    void a_vector_is_the_only_value_of_its_message() {
        Vector vector = one("somewhere | flag | true | f5");

        assertThat(Wrapping.CBOR_MAP.wrap(vector)).containsExactly(0xa1, 0x64, 'f', 'l', 'a', 'g', 0xf5);
        assertThat(Wrapping.MESSAGEPACK_MAP.wrap(vector)).containsExactly(0x81, 0xa4, 'f', 'l', 'a', 'g', 0xf5);
        assertThat(Wrapping.MESSAGEPACK_ARRAY.wrap(vector))
                .containsExactly(0x98, 0xc0, 0xc0, 0xf5, 0xc0, 0xc0, 0xc0, 0xc0, 0xc0);
    }

    @Test
    void an_expected_record_has_the_vectors_field_and_no_other() {
        RecordValue expected = one("somewhere | flag | true | f5").expected().orElseThrow();

        assertThat(new Comparer(VectorSchema.SCHEMA, Set.of())
                        .compare(RecordValue.of(null, null, true, null, null, null, null, null), expected))
                .isEqualTo(Optional.empty());
        assertThat(VectorSchema.shown(expected)).isEqualTo("flag = true");
    }

    private static Object value(String fieldAndValue) {
        String field = fieldAndValue.split(" ")[0];
        return one("somewhere | " + fieldAndValue + " | 00")
                .expected()
                .orElseThrow()
                .get(VectorSchema.fields().indexOf(field));
    }

    private static Vector one(String line) {
        Suite suite = Suite.parse(HEAD + line);
        assertThat(suite.source()).isEqualTo("RFC 0000");
        assertThat(suite.leftOut()).isEqualTo(3);
        return suite.vectors().get(0);
    }
}
