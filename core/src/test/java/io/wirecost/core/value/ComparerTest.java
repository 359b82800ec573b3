package io.wirecost.core.value;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.schema.Type.Temporal;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ComparerTest {
    @Test
    void nan_equals_nan_whatever_its_bits() {
        double otherNan = Double.longBitsToDouble(0x7ff8000000000001L);

        assertThat(difference(Primitive.DOUBLE, Double.NaN, otherNan)).isEmpty();
        assertThat(difference(Primitive.FLOAT, Float.NaN, Float.intBitsToFloat(0x7fc00001)))
                .isEmpty();
        assertThat(difference(Primitive.DOUBLE, Double.NaN, 0d)).isPresent();
    }

    @Test
    void negative_zero_differs_from_zero() {
        assertThat(difference(Primitive.DOUBLE, -0d, 0d)).contains(new Mismatch("f", "-0.0", "0.0"));
        assertThat(difference(Primitive.FLOAT, -0f, 0f)).isPresent();
        assertThat(difference(Primitive.DOUBLE, -0d, -0d)).isEmpty();
    }

    @Test
    void bytes_go_by_content() {
        assertThat(difference(Primitive.BYTES, new byte[] {1, 2}, new byte[] {1, 2}))
                .isEmpty();
        assertThat(difference(Primitive.BYTES, new byte[] {1, 2}, new byte[] {1, 3}))
                .isPresent();
    }

    @Test
    void the_order_of_a_map_is_ignored() {
        Map<String, Integer> there = new LinkedHashMap<>();
        there.put("a", 1);
        there.put("b", 2);
        Map<String, Integer> back = new LinkedHashMap<>();
        back.put("b", 2);
        back.put("a", 1);
        Type map = new Type.MapType(Primitive.INT);

        assertThat(difference(map, there, back)).isEmpty();
        assertThat(difference(map, there, Map.of("a", 1, "b", 3))).contains(new Mismatch("f{b}", "2", "3"));
        assertThat(difference(map, there, Map.of("a", 1))).isPresent();
    }

    @Test
    void another_key_is_a_difference_though_both_values_are_absent() {
        Type map = new Type.MapType(new Type.OptionalType(Primitive.INT));

        assertThat(difference(map, Collections.singletonMap("a", null), Collections.singletonMap("b", null)))
                .contains(new Mismatch("f", "keys [a]", "keys [b]"));
    }

    @Test
    void the_order_of_a_list_counts() {
        Type list = new Type.ArrayType(Primitive.INT);

        assertThat(difference(list, List.of(1, 2), List.of(2, 1))).contains(new Mismatch("f[0]", "1", "2"));
        assertThat(difference(list, List.of(1), List.of(1, 2))).contains(new Mismatch("f", "1 elements", "2 elements"));
    }

    @Test
    void decimals_count_with_their_scale() {
        Type decimal = new Type.Decimal(10, 2, Optional.empty());

        assertThat(difference(decimal, new BigDecimal("1.50"), new BigDecimal("1.5")))
                .isPresent();
        assertThat(difference(decimal, new BigDecimal("1.50"), new BigDecimal("1.50")))
                .isEmpty();
    }

    @Test
    void absent_differs_from_empty_and_from_default() {
        assertThat(difference(new Type.OptionalType(Primitive.STRING), null, ""))
                .contains(new Mismatch("f", "absent", "\"\""));
        assertThat(difference(new Type.OptionalType(Primitive.STRING), "", null))
                .isPresent();
        assertThat(difference(new Type.OptionalType(Primitive.INT), null, 0)).isPresent();
        assertThat(difference(new Type.OptionalType(new Type.ArrayType(Primitive.INT)), null, List.of()))
                .isPresent();
        assertThat(difference(new Type.OptionalType(Primitive.INT), null, null)).isEmpty();
    }

    @Test
    void another_branch_of_a_union_differs_even_if_its_value_is_the_same() {
        Schema schema = new Schema(
                "R",
                List.of(
                        new RecordDefinition("R", List.of(new Field("u", new Type.RecordRef("U")))),
                        new RecordDefinition(
                                "U",
                                List.of(
                                        new Field("a", new Type.OptionalType(Primitive.INT)),
                                        new Field("b", new Type.OptionalType(Primitive.INT))),
                                true)));
        RecordValue a = RecordValue.of(RecordValue.of(1, null));
        RecordValue b = RecordValue.of(RecordValue.of(null, 1));

        assertThat(new Comparer(schema, Set.of()).compare(a, b)).contains(new Mismatch("u.a", "1", "absent"));
        assertThat(new Comparer(schema, Set.of()).compare(a, a)).isEmpty();
    }

    @Test
    void a_null_element_differs_from_a_missing_one() {
        Type list = new Type.ArrayType(new Type.OptionalType(Primitive.INT));

        assertThat(difference(list, Arrays.asList(1, null), Arrays.asList(1, null)))
                .isEmpty();
        assertThat(difference(list, Arrays.asList(1, null), Arrays.asList(1, 0)))
                .contains(new Mismatch("f[1]", "absent", "0"));
    }

    @Test
    void strings_are_compared_by_scalar_values_without_normalisation() {
        assertThat(difference(Primitive.STRING, "é", "e\u0301")).isPresent();
        assertThat(difference(Primitive.STRING, "🚀", "🚀")).isEmpty();
    }

    @Test
    void a_control_character_is_shown_by_its_number() {
        assertThat(difference(Primitive.STRING, "a\u0000", "a")).contains(new Mismatch("f", "\"a\\u0000\"", "\"a\""));
    }

    @Test
    void a_value_of_another_class_differs_even_if_it_reads_the_same() {
        assertThat(difference(Primitive.LONG, 1L, 1)).contains(new Mismatch("f", "1 (Long)", "1 (Integer)"));
    }

    @Test
    void an_enum_goes_by_symbol() {
        assertThat(difference(new Type.EnumRef("E"), "A", "B")).isPresent();
        assertThat(difference(new Type.EnumRef("E"), "A", "A")).isEmpty();
    }

    @Test
    void a_missing_record_is_a_difference_of_the_record() {
        Comparer comparer = new Comparer(schema(Primitive.INT), Set.of());

        assertThat(comparer.compare(RecordValue.of(1), null))
                .hasValueSatisfying(d -> assertThat(d.toString()).isEqualTo("the record: expected [1], got absent"));
    }

    @Test
    void a_declared_loss_allows_exactly_that_loss() {
        Comparer comparer = new Comparer(schema(Primitive.LONG), Set.of(Loss.INT64_ROUNDED_TO_DOUBLE));
        long beyond = (1L << 53) + 1;

        assertThat(comparer.compare(RecordValue.of(beyond), RecordValue.of(beyond - 1)))
                .isEmpty();
        assertThat(comparer.compare(RecordValue.of(beyond), RecordValue.of(beyond - 3)))
                .isPresent();
        assertThat(comparer.compare(RecordValue.of(5L), RecordValue.of(6L))).isPresent();
    }

    @ParameterizedTest
    @EnumSource(
            value = Temporal.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"DATE", "TIME_MILLIS", "TIME_MICROS"})
    void integers_that_are_rounded_may_carry_a_timestamp(Temporal type) {
        Comparer comparer = new Comparer(schema(type), Set.of(Loss.INT64_ROUNDED_TO_DOUBLE));
        IntegerCarrier<?> carrier = IntegerCarrier.of(type);
        RecordValue given = RecordValue.of(carrier.decode().apply((1L << 53) + 1));

        assertThat(comparer.compare(given, RecordValue.of(carrier.decode().apply(1L << 53))))
                .isEmpty();
        assertThat(comparer.compare(given, RecordValue.of(carrier.decode().apply((1L << 53) + 2))))
                .isPresent();
        assertThat(new Comparer(schema(type), Set.of())
                        .compare(given, RecordValue.of(carrier.decode().apply(1L << 53))))
                .isPresent();
    }

    @Test
    void rounding_allows_no_part_of_a_timestamp_that_its_unit_does_not_have() {
        Comparer comparer = new Comparer(schema(Temporal.TIMESTAMP_MILLIS), Set.of(Loss.INT64_ROUNDED_TO_DOUBLE));

        assertThat(comparer.compare(
                        RecordValue.of(Instant.ofEpochMilli(5)),
                        RecordValue.of(Instant.ofEpochMilli(5).plusNanos(1))))
                .isPresent();
    }

    @Test
    void a_rounded_long_that_was_written_in_few_digits_may_come_back_as_any_long_of_the_same_double() {
        Set<Loss> rounded = Set.of(Loss.INT64_ROUNDED_TO_DOUBLE);
        RecordValue given = RecordValue.of(1_234_567_890_123_456_789L);
        RecordValue digits = RecordValue.of(1_234_567_890_123_456_800L);

        assertThat(Comparer.ofTwo(schema(Primitive.LONG), rounded, Set.of()).compare(given, digits))
                .isEmpty();
        assertThat(Comparer.ofTwo(schema(Primitive.LONG), Set.of(), rounded).compare(given, digits))
                .isPresent();
        assertThat(new Comparer(schema(Primitive.LONG), rounded).compare(given, digits))
                .isPresent();
        assertThat(Comparer.ofTwo(schema(Primitive.LONG), rounded, Set.of())
                        .compare(given, RecordValue.of(1_234_567_890_123_457_000L)))
                .isPresent();
    }

    @Test
    void a_rounded_timestamp_may_come_back_as_any_of_the_same_double_but_with_no_finer_part() {
        Comparer comparer =
                Comparer.ofTwo(schema(Temporal.TIMESTAMP_MILLIS), Set.of(Loss.INT64_ROUNDED_TO_DOUBLE), Set.of());
        RecordValue given = RecordValue.of(Instant.ofEpochMilli((1L << 53) + 1));

        assertThat(comparer.compare(given, RecordValue.of(Instant.ofEpochMilli(1L << 53))))
                .isEmpty();
        assertThat(comparer.compare(
                        given, RecordValue.of(Instant.ofEpochMilli(1L << 53).plusNanos(1))))
                .isPresent();
    }

    @Test
    void between_two_codecs_the_losses_of_both_are_allowed_and_no_others() {
        Comparer comparer = Comparer.ofTwo(
                schema(Primitive.DOUBLE), Set.of(Loss.INT64_ROUNDED_TO_DOUBLE), Set.of(Loss.NEGATIVE_ZERO_UNSIGNED));

        assertThat(comparer.compare(RecordValue.of(-0d), RecordValue.of(0d))).isEmpty();
        assertThat(Comparer.ofTwo(schema(Primitive.DOUBLE), Set.of(), Set.of())
                        .compare(RecordValue.of(-0d), RecordValue.of(0d)))
                .isPresent();
    }

    @Test
    void the_declared_loss_of_a_sign_does_not_allow_another_value() {
        Comparer comparer = new Comparer(schema(Primitive.DOUBLE), Set.of(Loss.NEGATIVE_ZERO_UNSIGNED));

        assertThat(comparer.compare(RecordValue.of(-0d), RecordValue.of(0d))).isEmpty();
        assertThat(comparer.compare(RecordValue.of(-0d), RecordValue.of(1d))).isPresent();
    }

    @Test
    void the_declared_loss_of_a_floats_sign_does_not_allow_that_of_a_double() {
        Set<Loss> declared = Set.of(Loss.FLOAT_NEGATIVE_ZERO_UNSIGNED);

        assertThat(new Comparer(schema(Primitive.FLOAT), declared).compare(RecordValue.of(-0f), RecordValue.of(0f)))
                .isEmpty();
        assertThat(new Comparer(schema(Primitive.DOUBLE), declared).compare(RecordValue.of(-0d), RecordValue.of(0d)))
                .isPresent();
    }

    private static Optional<Mismatch> difference(Type type, Object expected, Object actual) {
        return new Comparer(schema(type), Set.of()).compare(RecordValue.of(expected), RecordValue.of(actual));
    }

    private static Schema schema(Type type) {
        return new Schema(
                "R",
                List.of(
                        new RecordDefinition("R", List.of(new Field("f", type))),
                        new EnumDefinition("E", List.of("A", "B"))));
    }
}
