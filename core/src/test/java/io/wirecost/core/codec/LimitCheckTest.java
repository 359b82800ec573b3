package io.wirecost.core.codec;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.value.RecordValue;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class LimitCheckTest {
    private static final Schema SCHEMA = new Schema(
            "R",
            List.of(new RecordDefinition(
                    "R",
                    List.of(
                            new Field("texts", new Type.ArrayType(new Type.OptionalType(Primitive.STRING))),
                            new Field("map", new Type.MapType(Primitive.STRING)),
                            new Field("next", new Type.OptionalType(new Type.RecordRef("R")))))));
    private final LimitCheck check = new LimitCheck(SCHEMA, Set.of(Limit.XML_CHARACTERS));

    @Test
    void a_value_beyond_the_limit_is_named_by_its_place() {
        RecordValue inner = RecordValue.of(Arrays.asList("fine", null, "\u0000"), Map.of(), null);

        assertThat(check.violation(RecordValue.of(List.of(), Map.of(), inner)))
                .contains("next.texts[2]: XML 1.0 cannot hold this character");
    }

    @Test
    void a_map_key_counts_like_a_string() {
        assertThat(check.violation(RecordValue.of(List.of(), Map.of("\u0001", "x"), null)))
                .contains("map{\\u0001}: XML 1.0 cannot hold this character");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\t\n\r", "<&>", "🚀", "\u007f\u0085", "\uFFFD"})
    void what_xml_can_hold_is_within_the_limit(String text) {
        assertThat(check.violation(RecordValue.of(List.of(text), Map.of(), null)))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0000", "\u001f", "\uFFFE", "\uFFFF"})
    void what_xml_cannot_hold_is_beyond_it(String text) {
        assertThat(check.violation(RecordValue.of(List.of(text), Map.of(), null)))
                .isPresent();
    }

    @Test
    void a_number_that_is_none_is_beyond_the_limit_of_finite_numbers() {
        Schema numbers = new Schema(
                "R",
                List.of(new RecordDefinition(
                        "R", List.of(new Field("d", Primitive.DOUBLE), new Field("f", Primitive.FLOAT)))));
        LimitCheck finite = new LimitCheck(numbers, Set.of(Limit.FINITE_NUMBERS));

        assertThat(finite.violation(RecordValue.of(-0d, Float.MAX_VALUE))).isEmpty();
        assertThat(finite.violation(RecordValue.of(Double.NaN, 0f)))
                .contains("d: the library writes no NaN or infinity");
        assertThat(finite.violation(RecordValue.of(0d, Float.NEGATIVE_INFINITY)))
                .contains("f: the library writes no NaN or infinity");
    }

    @Test
    void a_zero_byte_is_beyond_the_limit_of_keys_but_fine_in_other_strings() {
        LimitCheck keys = new LimitCheck(SCHEMA, Set.of(Limit.ZERO_IN_KEY));

        assertThat(keys.violation(RecordValue.of(List.of("\u0000"), Map.of("\u0001", "\u0000"), null)))
                .isEmpty();
        assertThat(keys.violation(RecordValue.of(List.of(), Map.of("a\u0000", "x"), null)))
                .contains("map{a\\u0000}: a map's key cannot hold U+0000");
    }

    @Test
    void the_name_of_the_prototype_is_beyond_the_limit_of_keys_but_fine_in_other_strings() {
        LimitCheck keys = new LimitCheck(SCHEMA, Set.of(Limit.PROTO_IN_KEY));

        assertThat(keys.violation(RecordValue.of(List.of("__proto__"), Map.of("__proto", "__proto__"), null)))
                .isEmpty();
        assertThat(keys.violation(RecordValue.of(List.of(), Map.of("__proto__", "x"), null)))
                .contains("map{__proto__}: a map's key cannot be __proto__");
    }

    @Test
    void an_integer_is_beyond_the_limit_of_keys_but_fine_in_other_strings() {
        LimitCheck keys = new LimitCheck(SCHEMA, Set.of(Limit.INTEGER_IN_KEY));

        assertThat(keys.violation(RecordValue.of(List.of("7"), Map.of("07", "7", "-0", "7", "1.0", "7"), null)))
                .isEmpty();
        assertThat(keys.violation(RecordValue.of(List.of(), Map.of("-17", "x"), null)))
                .contains("map{-17}: a map's key cannot be an integer");
    }

    @ParameterizedTest
    @ValueSource(strings = {"@type", "@id", "$ref", "@e", "@enum", "value"})
    void a_key_that_json_io_has_itself_is_beyond_the_limit_of_keys_but_fine_in_other_strings(String key) {
        LimitCheck keys = new LimitCheck(SCHEMA, Set.of(Limit.META_IN_KEY));

        assertThat(keys.violation(RecordValue.of(List.of(key), Map.of(key + "s", key), null)))
                .isEmpty();
        assertThat(keys.violation(RecordValue.of(List.of(), Map.of(key, "x"), null)))
                .isPresent();
    }

    @ParameterizedTest
    @EnumSource
    void a_limit_is_found_by_its_label(Limit limit) {
        assertThat(Limit.byLabel(limit.label())).contains(limit);
        assertThat(limit.label()).matches("[a-z][a-z0-9]*(-[a-z0-9]+)*");
    }

    @Test
    void a_codec_without_limits_holds_everything() {
        assertThat(new LimitCheck(SCHEMA, Set.of()).violation(RecordValue.of(List.of("\u0000"), Map.of(), null)))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "BYTE_ORDER_MARK, \uFEFFa, a\uFEFF",
        "PROTO_IN_KEY, , __proto__",
        "PROTOTYPE_IN_KEY, , constructor",
        "INTEGER_IN_KEY, , 7",
        "BLANK_TEXT, ' \n\u2003', ' a '",
        "CARRIAGE_RETURNS, 'a\rb', 'a\nb'",
    })
    void a_text_is_beyond_a_limit_or_within(Limit limit, String beyond, String within) {
        assertThat(beyond != null && limit.isBrokenBy(beyond)).isEqualTo(beyond != null);
        assertThat(limit.isBrokenBy(within)).isFalse();
    }

    @Test
    void numbers_are_beyond_the_limits_of_doubles_or_within() {
        assertThat(Limit.INT64_NEAR_MAXIMUM.isBrokenBy(Long.MAX_VALUE)).isTrue();
        assertThat(Limit.INT64_NEAR_MAXIMUM.isBrokenBy(Long.MAX_VALUE - 512)).isFalse();
        assertThat(Limit.DOUBLES_WITHIN_INT64.isBrokenBy(0x1p63)).isTrue();
        assertThat(Limit.DOUBLES_WITHIN_INT64.isBrokenBy(-0x1p63)).isTrue();
        assertThat(Limit.DOUBLES_WITHIN_INT64.isBrokenBy(0x1p62)).isFalse();
        assertThat(Limit.INT64_NEAR_ENDS.isBrokenBy(Long.MIN_VALUE)).isTrue();
        assertThat(Limit.INT64_NEAR_ENDS.isBrokenBy(Long.MAX_VALUE - 512)).isFalse();
        assertThat(Limit.DOUBLES_WITHIN_INT64.isBrokenBy(Double.NaN)).isFalse();
        assertThat(Limit.SAFE_INTEGERS.isBrokenBy(1L << 54)).isTrue();
        assertThat(Limit.SAFE_INTEGERS.isBrokenBy(-0x1p54f)).isTrue();
        assertThat(Limit.SAFE_INTEGERS.isBrokenBy(1L << 53)).isFalse();
        assertThat(Limit.INT64_BEYOND_2_62.isBrokenBy(1L << 62)).isTrue();
        assertThat(Limit.INT64_BEYOND_2_62.isBrokenBy((1L << 62) - 1)).isFalse();
        assertThat(Limit.INT64_BEYOND_2_62.isBrokenBy(-(1L << 62) - 1)).isTrue();
        assertThat(Limit.INT64_BEYOND_2_62.isBrokenBy(-(1L << 62))).isFalse();
    }

    @Test
    void a_timestamp_is_held_against_a_limit_by_its_count() {
        Schema stamped = new Schema(
                "R", List.of(new RecordDefinition("R", List.of(new Field("at", Type.Temporal.TIMESTAMP_MILLIS)))));

        assertThat(new LimitCheck(stamped, Set.of(Limit.SAFE_INTEGERS))
                        .violation(RecordValue.of(Instant.ofEpochMilli(Long.MIN_VALUE))))
                .hasValue("at: the library holds no number beyond 2^53");
    }
}
