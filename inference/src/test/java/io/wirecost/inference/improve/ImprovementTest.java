package io.wirecost.inference.improve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.ProtoHint;
import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaNotes;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.MapType;
import io.wirecost.core.schema.Type.OptionalType;
import io.wirecost.core.value.RecordValue;
import io.wirecost.inference.improve.Hint.Kind;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ImprovementTest {
    private static final Type TEXT = Type.Primitive.STRING;
    private static final Type OPTIONAL = new OptionalType(TEXT);
    private static final Field ID = new Field("id", Type.Primitive.INT);

    @Test
    void a_field_that_is_never_there_can_go() {
        assertHint(OPTIONAL, i -> null, Kind.ALWAYS_ABSENT, "id int", null);
    }

    @Test
    void a_field_that_always_has_the_same_value_can_go() {
        assertHint(TEXT, i -> "EUR", Kind.CONSTANT, "id int", null);
    }

    @Test
    void an_optional_that_is_always_there_need_not_be_one() {
        assertHint(OPTIONAL, i -> "note " + i, Kind.ALWAYS_THERE, "x string", "note 7");
    }

    @Test
    void a_field_of_few_texts_can_be_an_enum() {
        assertHint(TEXT, i -> i % 2 == 0 ? "PAID" : "OPEN", Kind.FEW_TEXTS, "x enum(OrderX)", "OPEN");
    }

    @Test
    void an_enum_that_is_sometimes_absent_stays_optional() {
        assertHint(
                OPTIONAL,
                i -> i % 3 == 0 ? null : i % 2 == 0 ? "PAID" : "OPEN",
                Kind.FEW_TEXTS,
                "x optional(enum(OrderX))",
                "OPEN");
    }

    @Test
    void times_as_text_can_be_timestamps() {
        assertHint(
                TEXT,
                i -> "2026-01-02T03:04:%02dZ".formatted(i % 60),
                Kind.TIME_AS_TEXT,
                "x timestamp-millis",
                Instant.parse("2026-01-02T03:04:07Z"));
    }

    @Test
    void times_with_microseconds_or_nanoseconds_keep_them() {
        assertHint(
                TEXT,
                i -> "2026-01-02T03:04:%02d.000001Z".formatted(i % 60),
                Kind.TIME_AS_TEXT,
                "x timestamp-micros",
                Instant.parse("2026-01-02T03:04:07.000001Z"));
        assertHint(
                TEXT,
                i -> "2026-01-02T03:04:%02d.000000001Z".formatted(i % 60),
                Kind.TIME_AS_TEXT,
                "x timestamp-nanos",
                Instant.parse("2026-01-02T03:04:07.000000001Z"));
    }

    @Test
    void a_map_with_the_same_keys_in_all_records_can_be_a_record() {
        Schema schema = schema(new MapType(TEXT));
        List<RecordValue> records = records(i -> Map.of("width", "w" + i, "height", "h" + i));
        List<Hint> hints = Improvement.hints(schema, records);
        Dataset better = Improvement.follow(schema, records, "orders", hints, records);
        assertThat(hints).extracting(Hint::kind).containsExactly(Kind.FIXED_KEYS);
        assertThat(better.schema().record("OrderX").fields())
                .containsExactly(new Field("height", TEXT), new Field("width", TEXT));
        assertThat(better.records().get(7))
                .hasToString(RecordValue.of(7, RecordValue.of("h7", "w7")).toString());
    }

    @Test
    void maps_whose_keys_differ_and_texts_that_hardly_repeat_stay() {
        assertThat(Improvement.hints(schema(new MapType(TEXT)), records(i -> Map.of("sku" + i, "1"))))
                .isEmpty();
        assertThat(Improvement.hints(schema(TEXT), records(i -> "name" + i))).isEmpty();
    }

    @Test
    void a_field_behind_the_fifteenth_that_is_often_there_gets_a_lower_number() {
        List<Field> fields = IntStream.range(0, 20)
                .mapToObj(i -> new Field("f" + i, new OptionalType(Type.Primitive.INT)))
                .toList();
        Schema schema = new Schema("Order", List.of(new RecordDefinition("Order", fields)));
        List<RecordValue> records = IntStream.range(0, 40)
                .mapToObj(i -> new RecordValue(IntStream.range(0, 20)
                        .mapToObj(field -> field == 18 || (i + field) % 2 == 0 ? (Integer) i : null)
                        .toList()))
                .toList();
        List<Hint> hints = Improvement.hints(schema, records).stream()
                .filter(hint -> hint.kind() == Kind.RARE_FIRST)
                .toList();
        assertThat(hints).extracting(Hint::path).containsExactly("Order.f18");
        assertThat(Improvement.follow(schema, records, hints)
                        .root()
                        .fields()
                        .get(0)
                        .name())
                .isEqualTo("f18");
    }

    @Test
    void a_field_of_a_proto_that_is_always_there_changes_its_number_with_the_one_that_is_there_least_often() {
        Schema schema = numbered(16);
        List<RecordValue> records = IntStream.range(0, 40)
                .mapToObj(i -> new RecordValue(IntStream.range(0, 16)
                        .mapToObj(field -> field == 15 || (i + field) % (field == 3 ? 4 : 2) == 0 ? (Integer) i : null)
                        .toList()))
                .toList();
        List<Hint> hints = rareFirst(schema, records);
        Schema better = Improvement.follow(schema, records, hints);

        assertThat(hints)
                .extracting(Hint::path, Hint::seen)
                .containsExactly(tuple("Order.f15", "number 16, 40 times there"));
        assertThat(number(better, "f15")).isEqualTo(4);
        assertThat(number(better, "f3")).isEqualTo(16);
        assertThat(number(better, "f2")).isEqualTo(3);
    }

    @Test
    void
            a_free_number_goes_before_a_change_with_another_field_and_all_stays_where_the_first_fifteen_are_there_as_often() {
        SchemaNotes.Builder notes = new SchemaNotes.Builder();
        notes.hint("Order", "id", ProtoHint.numbered(1));
        notes.hint("Order", "x", ProtoHint.numbered(20));
        Schema gap = new Schema("Order", schema(TEXT).definitions(), notes.build());
        List<RecordValue> texts = records(i -> "text " + i);
        Schema full = numbered(16);
        List<RecordValue> always = IntStream.range(0, 40)
                .mapToObj(i -> new RecordValue(Collections.<Object>nCopies(16, i)))
                .toList();

        assertThat(number(Improvement.follow(gap, texts, rareFirst(gap, texts)), "x"))
                .isEqualTo(2);
        assertThat(rareFirst(full, always)).isEmpty();
    }

    /** A message of optional numbers, numbered from 1. */
    private static Schema numbered(int fields) {
        SchemaNotes.Builder notes = new SchemaNotes.Builder();
        IntStream.range(0, fields).forEach(i -> notes.hint("Order", "f" + i, ProtoHint.numbered(i + 1)));
        return new Schema(
                "Order",
                List.of(new RecordDefinition(
                        "Order",
                        IntStream.range(0, fields)
                                .mapToObj(i -> new Field("f" + i, new OptionalType(Type.Primitive.INT)))
                                .toList())),
                notes.build());
    }

    private static List<Hint> rareFirst(Schema schema, List<RecordValue> records) {
        return Improvement.hints(schema, records).stream()
                .filter(hint -> hint.kind() == Kind.RARE_FIRST)
                .toList();
    }

    private static int number(Schema schema, String field) {
        return schema.notes().hint("Order", field).orElseThrow().number();
    }

    @Test
    void a_wrapper_of_protocol_buffers_that_is_sometimes_absent_can_be_an_optional_field() {
        SchemaNotes.Builder notes = new SchemaNotes.Builder();
        notes.hint("Order", "id", new ProtoHint(1, ProtoKind.SINT32, ProtoKind.USUAL, false, true));
        notes.hint("Order", "x", ProtoHint.numbered(2).withKind(ProtoKind.STRING_VALUE));
        Schema schema = new Schema("Order", schema(OPTIONAL).definitions(), notes.build());
        List<RecordValue> records = records(i -> i % 2 == 0 ? "text " + i : null);
        List<Hint> hints = Improvement.hints(schema, records);
        Schema better = Improvement.follow(schema, records, hints);

        assertThat(hints)
                .extracting(Hint::kind, Hint::seen)
                .containsExactly(tuple(Kind.WRAPPER, "google.protobuf.StringValue, 20 of 40 there"));
        assertThat(better).isEqualTo(schema);
        assertThat(better.notes().hint("Order", "x")).contains(ProtoHint.numbered(2));
        assertThat(better.notes().hint("Order", "id")).isEqualTo(schema.notes().hint("Order", "id"));
    }

    @Test
    void fields_of_a_proto_that_become_a_union_become_a_oneof_with_their_numbers() {
        Schema schema = numbered(2);
        List<RecordValue> records = IntStream.range(0, 40)
                .mapToObj(i -> new RecordValue(i % 2 == 0 ? Arrays.asList(i, null) : Arrays.asList(null, i)))
                .toList();
        Schema better = Improvement.follow(schema, records, Improvement.hints(schema, records));

        assertThat(better.notes().isOneof(better.record("OrderF0"))).isTrue();
        assertThat(better.notes().hint("OrderF0", "f1")).contains(ProtoHint.numbered(2));
    }

    @Test
    void numbers_below_zero_are_written_with_their_sign_in_protocol_buffers_and_the_type_stays() {
        Schema schema = schema(Type.Primitive.LONG);
        List<RecordValue> records = records(i -> (long) (i % 4 == 0 ? -i - 1 : i));
        List<Hint> hints = Improvement.hints(schema, records);
        assertThat(hints)
                .extracting(Hint::kind, Hint::seen)
                .containsExactly(tuple(Kind.NEGATIVE, "10 of 40 are negative: 10 bytes each in Protocol Buffers"));
        Schema better = Improvement.follow(schema, records, hints);
        assertThat(better).isEqualTo(schema);
        assertThat(better.notes().hint("Order", "x"))
                .contains(new ProtoHint(2, ProtoKind.SINT64, ProtoKind.USUAL, false, false));
    }

    @Test
    void numbers_that_are_rarely_below_zero_stay_as_they_are_where_a_sign_costs_more() {
        assertThat(Improvement.hints(schema(Type.Primitive.LONG), records(i -> i == 0 ? -1L : 100L + i % 20)))
                .isEmpty();
    }

    @Test
    void numbers_of_a_schema_of_protocol_buffers_stay_theirs() {
        SchemaNotes.Builder notes = new SchemaNotes.Builder();
        notes.hint("Order", "id", new ProtoHint(8, ProtoKind.SINT32, ProtoKind.USUAL, false, false));
        notes.hint("Order", "x", new ProtoHint(7, ProtoKind.USUAL, ProtoKind.USUAL, false, false));
        Schema schema = new Schema("Order", schema(TEXT).definitions(), notes.build());
        List<RecordValue> records = records(i -> i % 2 == 0 ? "PAID" : "OPEN");
        Schema better = Improvement.follow(schema, records, Improvement.hints(schema, records));
        assertThat(better.notes().hint("Order", "id")).isEqualTo(schema.notes().hint("Order", "id"));
        assertThat(better.notes().hint("Order", "x")).isEqualTo(schema.notes().hint("Order", "x"));
    }

    @Test
    void a_union_keeps_branches_that_these_records_do_not_take() {
        RecordDefinition union =
                new RecordDefinition("Change", List.of(new Field("set", OPTIONAL), new Field("unset", OPTIONAL)), true);
        Schema schema = new Schema(
                "Order",
                List.of(
                        new RecordDefinition("Order", List.of(ID, new Field("x", new Type.RecordRef("Change")))),
                        union));
        List<RecordValue> records = records(i -> new RecordValue(Arrays.asList("text " + i, null)));
        assertThat(Improvement.hints(schema, records)).isEmpty();
        assertThat(Improvement.follow(schema, records, List.of())).isEqualTo(schema);
    }

    @Test
    void optional_fields_of_which_each_record_has_exactly_one_can_be_a_union() {
        Field card = new Field("card", OPTIONAL);
        Field iban = new Field("iban", OPTIONAL);
        Schema schema = new Schema(
                "Order", List.of(new RecordDefinition("Order", List.of(ID, card, new Field("note", OPTIONAL), iban))));
        List<RecordValue> records = IntStream.range(0, 40)
                .mapToObj(i -> new RecordValue(Arrays.asList(
                        i, i % 3 == 0 ? "c" + i : null, i % 2 == 0 ? "n" + i : null, i % 3 == 0 ? null : "i" + i)))
                .toList();
        List<Hint> hints = Improvement.hints(schema, records);
        Dataset better = Improvement.follow(schema, records, "orders", hints, records);

        assertThat(hints)
                .extracting(Hint::kind, Hint::path, Hint::seen)
                .containsExactly(tuple(Kind.EXCLUSIVE, "Order.card", "card, iban"));
        assertThat(better.schema().record("OrderCard"))
                .isEqualTo(new RecordDefinition("OrderCard", List.of(card, iban), true));
        assertThat(better.records().get(3)).hasToString("[3, [c3, null], null]");
        assertThat(better.records().get(4)).hasToString("[4, [null, i4], n4]");
    }

    @Test
    void fields_that_are_once_together_or_once_both_absent_are_no_union() {
        Schema schema = new Schema(
                "Order",
                List.of(new RecordDefinition("Order", List.of(new Field("a", OPTIONAL), new Field("b", OPTIONAL)))));

        for (List<String> odd : List.of(Arrays.asList("x", "y"), Arrays.<String>asList(null, null))) {
            List<RecordValue> records = IntStream.range(0, 40)
                    .mapToObj(i -> new RecordValue(
                            i == 7 ? odd : Arrays.asList(i % 2 == 0 ? "a" + i : null, i % 2 == 0 ? null : "b" + i)))
                    .toList();
            assertThat(Improvement.hints(schema, records)).isEmpty();
        }
    }

    private static void assertHint(Type type, IntFunction<Object> value, Kind kind, String field, Object seventh) {
        Schema schema = schema(type);
        List<RecordValue> records = records(value);
        List<Hint> hints = Improvement.hints(schema, records);
        Dataset better = Improvement.follow(schema, records, "orders", hints, records);
        assertThat(hints).extracting(Hint::kind).containsExactly(kind);
        assertThat(better.schema().toString()).contains(field);
        assertThat(better.records().get(7))
                .hasToString(new RecordValue(Stream.of(7, seventh)
                                .filter(member -> member != null)
                                .toList())
                        .toString());
    }

    private static Schema schema(Type type) {
        return new Schema("Order", List.of(new RecordDefinition("Order", List.of(ID, new Field("x", type)))));
    }

    private static List<RecordValue> records(IntFunction<Object> value) {
        return IntStream.range(0, 40)
                .mapToObj(i -> new RecordValue(Arrays.asList(i, value.apply(i))))
                .toList();
    }
}
