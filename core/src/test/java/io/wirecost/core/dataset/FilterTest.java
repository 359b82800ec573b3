package io.wirecost.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FilterTest {
    private static final Schema SCHEMA = schema(
            new Field("id", Primitive.LONG),
            new Field("price", Primitive.DOUBLE),
            new Field("country", Primitive.STRING),
            new Field("kind", new Type.OptionalType(new Type.EnumRef("Kind"))),
            new Field("inner", new Type.OptionalType(new Type.RecordRef("Inner"))));

    @Test
    void a_record_passes_that_meets_every_condition() {
        Filter filter = new Filter(
                List.of(condition("country", "UA", "PL"), condition("kind", "B"), condition("inner.flag", true)));

        assertThat(filter.passes(SCHEMA, record(1, "PL", "B", true))).isTrue();
        assertThat(filter.passes(SCHEMA, record(1, "DE", "B", true))).isFalse();
        assertThat(filter.passes(SCHEMA, record(1, "PL", null, true))).isFalse();
        assertThat(filter.passes(SCHEMA, record(1, "PL", "B", null))).isFalse();
        assertThat(filter).hasToString("country in [PL, UA] and kind in [B] and inner.flag in [true]");
    }

    @Test
    void without_conditions_every_record_passes() {
        Filter none = new Filter(List.of());

        assertThat(none.passes(SCHEMA, record(1, "PL", null, null))).isTrue();
        assertThat(none).hasToString("everything passes");
    }

    @Test
    void a_long_list_of_accepted_values_is_shown_in_part() {
        assertThat(condition("country", "h", "g", "f", "e", "d", "c", "b", "a"))
                .hasToString("country in [a, b, c, d, e, f and 2 more]");
    }

    @Test
    void enums_and_booleans_are_suggested_before_what_has_fewer_values() {
        List<RecordValue> records = records(12, n -> record(n, n % 2 == 0 ? "UA" : "PL", kind(n % 3), n % 4 == 0));

        assertThat(Filter.suggestFor(SCHEMA, records))
                .hasToString("inner.flag in [false] and kind in [A, B]"); // two values before three
    }

    @Test
    void other_fields_are_suggested_by_how_few_values_they_have() {
        List<RecordValue> records = records(10, n -> record(n, n < 8 ? "UA" : "PL", "A", true));

        assertThat(Filter.suggestFor(SCHEMA, records)).hasToString("country in [UA] and id in [0, 1, 2, 3, 4, 5]");
    }

    @Test
    void equal_candidates_are_suggested_in_the_order_of_the_schema_and_equal_values_in_that_of_their_text() {
        Schema schema = schema(new Field("b", Primitive.BOOLEAN), new Field("a", Primitive.BOOLEAN));
        List<RecordValue> records = records(4, n -> RecordValue.of(n % 2 == 0, n < 2));

        assertThat(Filter.suggestFor(schema, records)).hasToString("b in [false] and a in [false]");
    }

    @Test
    void some_records_pass_though_two_fields_depend_on_each_other() {
        Schema schema = schema(new Field("a", Primitive.BOOLEAN), new Field("b", Primitive.BOOLEAN));
        List<RecordValue> records = records(4, n -> RecordValue.of(n % 2 == 0, n % 2 == 1));

        assertThat(Filter.suggestFor(schema, records)).hasToString("a in [false] and b in [true]");
    }

    @Test
    void a_field_that_no_passing_record_has_is_not_asked_for() {
        List<RecordValue> records = records(5, n -> record(1, "UA", n < 3 ? "A" : "B", n < 3 ? null : n == 3));

        assertThat(Filter.suggestFor(SCHEMA, records)).hasToString("kind in [A]");
    }

    @Test
    void one_value_is_always_left_out() {
        List<RecordValue> records = records(10, n -> record(1, n < 6 ? "UA" : "PL", "A", true));

        assertThat(Filter.suggestFor(SCHEMA, records)).hasToString("country in [UA]");
    }

    @Test
    void there_is_nothing_to_filter_by_where_every_field_is_constant_or_has_too_many_values() {
        assertThat(Filter.suggestFor(SCHEMA, records(10, n -> record(1, "UA", "A", true))))
                .isEqualTo(new Filter(List.of()));
        assertThat(Filter.suggestFor(SCHEMA, records(257, n -> record(n, "UA", "A", true))))
                .isEqualTo(new Filter(List.of()));
    }

    private static Filter.Condition condition(String path, Object... accepted) {
        return new Filter.Condition(FieldPath.of(path), Set.of(accepted));
    }

    private static String kind(int number) {
        return List.of("A", "B", "C").get(number);
    }

    private static List<RecordValue> records(int count, IntFunction<RecordValue> record) {
        return IntStream.range(0, count).mapToObj(record).toList();
    }

    private static RecordValue record(long id, String country, String kind, Boolean flag) {
        return RecordValue.of(id, id / 2.0, country, kind, flag == null ? null : RecordValue.of(flag));
    }

    private static Schema schema(Field... fields) {
        return new Schema(
                "R",
                List.of(
                        new RecordDefinition("R", List.of(fields)),
                        new RecordDefinition("Inner", List.of(new Field("flag", Primitive.BOOLEAN))),
                        new EnumDefinition("Kind", List.of("A", "B", "C"))));
    }
}
