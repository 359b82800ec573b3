package io.wirecost.inference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.SchemaFindings.FindingKind;
import io.wirecost.core.dataset.SchemaFindings.Kinds;
import io.wirecost.core.dataset.SchemaFindings.Place;
import io.wirecost.core.dataset.SchemaFindings.Widening;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Type;
import io.wirecost.inference.guess.TypeHints;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InferenceTest {
    @TempDir
    private Path folder;

    @Test
    void integers_are_int_or_long_or_decimal_by_their_size() throws InputException {
        assertThat(Given.values(folder, 10, i -> "" + i).type()).isEqualTo("int");
        assertThat(Given.values(folder, 10, i -> "" + (1_500_000_000L + i)).type())
                .as("close to the limit of an int")
                .isEqualTo("long");
        assertThat(Given.values(folder, 10, i -> "1844674407370955161" + i).type())
                .isEqualTo("decimal(38,0)");
    }

    @Test
    void fractions_are_double_unless_that_would_lose_digits_or_they_are_written_like_money() throws InputException {
        assertThat(Given.values(folder, List.of("1.5", "2", "2.25", "1e3")).type())
                .isEqualTo("double");
        assertThat(Given.values(folder, List.of("12.50", "3.99", "100.00")).type())
                .isEqualTo("decimal(9,2)");
        assertThat(Given.values(folder, List.of("0.1234567890123456789", "2.5")).type())
                .isEqualTo("decimal(38,19)");
        assertThat(Given.values(folder, List.of("1.0", "2.0")).type()).isEqualTo("double");
    }

    @Test
    void texts_are_what_all_of_them_hold() throws InputException {
        Random random = new Random(1);
        assertThat(Given.values(folder, 20, i -> quoted(new UUID(random.nextLong(), i).toString()))
                        .type())
                .isEqualTo("uuid");
        assertThat(Given.values(folder, 20, i -> quoted("2024-02-%02d".formatted(1 + i)))
                        .type())
                .isEqualTo("date");
        assertThat(Given.values(folder, 20, i -> quoted("2024-02-03T10:00:%02d.125Z".formatted(i)))
                        .type())
                .isEqualTo("timestamp-millis");
        assertThat(Given.values(folder, 20, i -> quoted("2024-02-03 10:00:%02d.125001".formatted(i)))
                        .type())
                .isEqualTo("local-timestamp-micros");
        assertThat(Given.values(folder, 20, i -> quoted("2024-02-03T10:00:%02d.125001003Z".formatted(i)))
                        .type())
                .isEqualTo("timestamp-nanos");
        assertThat(Given.values(folder, 20, i -> quoted("%d-02-03T10:00:00.125001003Z".formatted(2260 + i)))
                        .type())
                .as("64 bits count no nanoseconds of all these years")
                .isEqualTo("string");
        assertThat(Given.values(folder, 20, i -> quoted("Wed Aug 27 13:08:%02d +0000 2008".formatted(i)))
                        .type())
                .isEqualTo("timestamp-millis");
        assertThat(Given.values(folder, 20, i -> quoted("10:00:%02d".formatted(i)))
                        .type())
                .isEqualTo("time-millis");
        assertThat(Given.values(folder, 20, i -> quoted("" + (100 + i))).type()).isEqualTo("int");
        assertThat(Given.values(folder, 20, i -> quoted("%d.50".formatted(i))).type())
                .isEqualTo("decimal(9,2)");
        assertThat(Given.values(folder, 20, i -> quoted("a0B1c2D3e4F5g6H7aGVsbA=="))
                        .type())
                .isEqualTo("bytes");
        assertThat(Given.values(folder, 2, i -> quoted("a0B1c2D3e4F5g6H7/GVs".repeat(100)))
                        .type())
                .as("few, but long")
                .isEqualTo("bytes");
        assertThat(Given.values(folder, 2, i -> quoted("a0B1c2D3e4F5g6H7/GVs")).type())
                .as("few and short")
                .isEqualTo("string");
        assertThat(Given.values(folder, 20, i -> quoted("/images/UE0AAAAACEKo6QAAAAZDSVRN"))
                        .type())
                .as("a path")
                .isNotEqualTo("bytes");
    }

    @Test
    void hexadecimal_digits_of_one_even_length_are_bytes() throws InputException {
        Random random = new Random(3);
        Given traces =
                Given.values(folder, 20, i -> quoted("%016x%016x".formatted(random.nextLong(), random.nextLong())));

        assertThat(traces.type()).isEqualTo("fixed of 16 bytes");
        assertThat(traces.inferred().findings().proof().different()).isZero();
        assertThat(traces.inferred().schema().root().fields().get(0).type()).hasToString("fixed(inferred.Hex16,16)");
        assertThat(Given.values(folder, 20, i -> quoted("%016x".formatted(i))).type())
                .as("has letters")
                .isEqualTo("fixed of 8 bytes");
        assertThat(Given.values(folder, 10, i -> quoted("%016x".formatted(i))).type())
                .as("decimal digits only")
                .isEqualTo("string");
        assertThat(Given.values(folder, 20, i -> quoted((i == 7 ? "%018x" : "%016x").formatted(i)))
                        .type())
                .as("of two lengths")
                .isEqualTo("string");
        assertThat(Given.values(folder, 20, i -> quoted("%016X".formatted(i))).type())
                .as("in large letters")
                .isEqualTo("string");
    }

    @Test
    void fields_of_which_each_object_has_exactly_one_are_a_union_by_convention() throws InputException {
        List<String> three = List.of("\"card\":1", "\"iban\":\"a\"", "\"voucher\":{\"code\":2}");
        Inferred payments = Given.values(
                        folder,
                        60,
                        i -> "{\"id\":1%s,%s}".formatted(i % 2 == 0 ? ",\"note\":\"x\"" : "", three.get(i % 3)))
                .inferred();

        assertThat(Given.place(payments, "v.iban").absence())
                .isEqualTo(
                        "absent in 40 of 60; exactly one of card, iban, voucher is always there: a union by convention");
        assertThat(Given.place(payments, "v.note").absence()).isEqualTo("absent in 30 of 60");
    }

    @Test
    void fields_of_which_one_object_has_two_or_none_are_no_union() throws InputException {
        Inferred both = Given.values(
                        folder, 60, i -> i == 59 ? "{\"a\":1,\"b\":1}" : i % 2 == 0 ? "{\"a\":1}" : "{\"b\":1}")
                .inferred();
        Inferred none = Given.values(folder, 60, i -> i == 58 ? "{}" : i % 2 == 0 ? "{\"a\":1}" : "{\"b\":1}")
                .inferred();

        assertThat(Given.place(both, "v.a").absence()).doesNotContain("union");
        assertThat(Given.place(none, "v.a").absence()).doesNotContain("union");
    }

    @Test
    void text_that_is_json_in_every_record_is_told() throws InputException {
        Inferred all =
                Given.values(folder, 30, i -> "\"{\\\"a\\\":%d}\"".formatted(i)).inferred();
        Inferred most = Given.values(folder, 30, i -> i == 9 ? "\"{a\"" : "\"[%d]\"".formatted(i))
                .inferred();

        assertThat(Given.place(all, "v").type()).isEqualTo("string");
        assertThat(Given.place(all, "v").instead())
                .isEqualTo("the object or array that each text holds as JSON, which --type 'v=json' reads;"
                        + " as a text it costs what JSON costs, 7 characters on average");
        assertThat(Given.place(most, "v").instead()).isEmpty();
    }

    @Test
    void booleans_in_quotes_are_booleans_and_no_enum() throws InputException {
        Given flags = Given.values(folder, 100, i -> quoted(i % 3 == 0 ? "true" : "false"));

        assertThat(flags.type()).isEqualTo("boolean");
        assertThat(flags.inferred().findings().proof().different()).isZero();
        assertThat(Given.values(folder, 100, i -> quoted(i % 3 == 0 ? "true" : "maybe"))
                        .type())
                .isEqualTo("enum of 2");
    }

    @Test
    void times_in_several_spellings_stay_text_and_say_what_they_could_be() throws InputException {
        Inferred inferred = Given.values(
                        folder, 20, i -> quoted("2024-02-03T10:00:00%s".formatted(i % 2 == 0 ? "Z" : "+01:00")))
                .inferred();

        Place place = Given.place(inferred, "v");
        assertThat(place.type()).isEqualTo("string");
        assertThat(place.instead()).contains("timestamps");
    }

    @Test
    void few_texts_in_many_records_are_an_enum_unless_new_ones_keep_coming() throws InputException {
        assertThat(Given.values(folder, 100, i -> quoted(i % 3 == 0 ? "OPEN" : "PAID"))
                        .type())
                .isEqualTo("enum of 2");
        assertThat(Given.values(folder, 100, i -> quoted(i % 3 == 0 ? "in progress" : "done"))
                        .type())
                .as("no names")
                .isEqualTo("string");
        assertThat(Given.values(folder, 100, i -> quoted(i < 95 ? "OPEN" : "OTHER" + i))
                        .type())
                .isEqualTo("string");
        assertThat(Given.place(
                                Given.values(folder, 100, i -> quoted(i % 3 == 0 ? "OPEN" : "PAID"))
                                        .inferred(new Requests(
                                                new TypeHints(Map.of(), Set.of(), false, true), List.of())),
                                "v")
                        .type())
                .isEqualTo("string");
    }

    @Test
    void objects_whose_keys_keep_coming_are_maps_and_others_are_records() throws InputException {
        Random random = new Random(2);
        assertThat(Given.values(
                                folder,
                                100,
                                i -> "{\"k%d\":1,\"k%d\":2}"
                                        .formatted(random.nextInt(1000), 1000 + random.nextInt(1000)))
                        .type())
                .isEqualTo("map of int");
        assertThat(Given.values(folder, 100, i -> "{\"2024-01-%02d\":1}".formatted(1 + i % 28))
                        .type())
                .isEqualTo("map of int");
        assertThat(Given.values(folder, 100, i -> "{\"a\":1,\"b\":2%s}".formatted(i % 2 == 0 ? ",\"c\":3" : ""))
                        .type())
                .isEqualTo("record of 3");
    }

    @Test
    void values_of_several_kinds_become_text_as_plainly_as_nothing_is_confused() throws InputException {
        Place plain = Given.place(
                Given.values(folder, List.of("1", "\"n/a\"", "true")).inferred(), "v");
        Place ambiguous =
                Given.place(Given.values(folder, List.of("1", "\"2\"")).inferred(), "v");
        Place nested =
                Given.place(Given.values(folder, List.of("[1]", "2.5", "\"3\"")).inferred(), "v");

        assertThat(plain.type()).isEqualTo("string");
        assertThat(plain.spelling()).contains("scalar");
        assertThat(plain.why()).contains("1 text, 1 number, 1 boolean".split(", "));
        assertThat(ambiguous.type()).isEqualTo("JSON text");
        assertThat(nested.type()).isEqualTo("JSON text");
        assertThat(nested.ifWrong()).contains("costs");
    }

    @Test
    void keys_that_are_no_names_are_kept_as_keys() throws InputException {
        List<Field> fields = Given.lines(folder, List.of("{\"event-id\":1,\"$ref\":2,\"event_id\":3,\"日\":4}"))
                .inferred()
                .schema()
                .root()
                .fields();

        assertThat(fields).extracting(Field::wireName).containsExactly("event-id", "$ref", "event_id", "日");
        assertThat(fields).extracting(Field::name).containsExactly("event_id_2", "ref", "event_id", "field");
    }

    @Test
    void null_and_absent_are_counted_apart() throws InputException {
        Place place = Given.place(
                Given.lines(folder, List.of("{\"v\":1}", "{\"v\":null}", "{}", "{}"))
                        .inferred(),
                "v");

        assertThat(place.absence()).isEqualTo("absent in 2 and null in 1 of 4");
    }

    @Test
    void kinds_of_objects_are_told_apart_by_the_field_that_names_them() throws InputException {
        Inferred inferred = Given.values(
                        folder,
                        40,
                        i -> i % 4 == 0
                                ? "{\"type\":\"push\",\"commits\":%d}".formatted(i)
                                : "{\"type\":\"a watch\",\"action\":\"started\"}")
                .inferred();

        assertThat(inferred.findings().kinds())
                .containsExactly(new Kinds(
                        "v",
                        java.util.Optional.of("type"),
                        List.of(
                                new FindingKind("a watch", 0.75, List.of("action")),
                                new FindingKind("push", 0.25, List.of("commits")))));
    }

    @Test
    void what_does_not_fit_in_the_other_half_is_named_with_its_records_and_made_to_fit() throws InputException {
        List<String> lines = new ArrayList<>();
        for (int i = 1; i <= 100; i++) {
            lines.add(
                    switch (i) {
                        case 10 -> "{\"n\":1.5,\"s\":\"x\"}";
                        case 20 -> "{\"n\":5000000000,\"s\":\"x\",\"new\":true}";
                        case 30 -> "{\"s\":\"x\"}";
                        default -> "{\"n\":%d,\"s\":\"x\"}".formatted(i);
                    });
        }

        Inferred inferred = Given.lines(folder, lines).inferred();

        assertThat(inferred.findings().halves().widenings())
                .contains(
                        new Widening("n", "int", "an integer of 64 bits", 1, List.of(20L), "double, optional"),
                        new Widening("n", "int", "a number with a fraction", 1, List.of(10L), "double, optional"),
                        new Widening("n", "int", "no value", 1, List.of(30L), "double, optional"),
                        new Widening("new", "no such key", "a new key", 1, List.of(20L), "boolean, optional"));
        assertThat(inferred.findings().proof().different()).isZero();
    }

    @Test
    void a_field_can_be_left_out_and_a_type_be_asked_for() throws InputException {
        Inferred inferred = Given.lines(
                        folder, List.of("{\"a\":{\"b\":1,\"c\":2},\"d\":[{\"e\":1,\"f\":2}],\"p\":1.5}"))
                .inferred(new Requests(
                        new TypeHints(Map.of("p", Type.leaf("decimal(9,2)").orElseThrow()), Set.of(), true, true),
                        List.of("a.b", "d[].f")));

        assertThat(inferred.findings().places())
                .extracting(Place::path)
                .containsExactly("a", "a.c", "d", "d[]", "d[].e", "p");
        assertThat(Given.place(inferred, "p").type()).isEqualTo("decimal(9,2)");
        assertThat(inferred.findings().omitted()).containsExactly("a.b", "d[].f");
    }

    @Test
    void texts_that_hold_json_are_read_as_what_they_hold_if_asked_for() throws InputException {
        Given given = Given.lines(
                folder,
                List.of(
                        "{\"p\":\"{\\\"a\\\":1,\\\"b\\\":[\\\"x\\\"]}\",\"q\":[{\"r\":\"[true]\"}]}",
                        "{\"p\":null,\"q\":[]}"));

        Inferred inferred = given.inferred(new Requests(TypeHints.NONE, List.of(), List.of("p", "q[].r")));

        assertThat(inferred.findings().places())
                .extracting(place -> place.path() + " " + place.type())
                .contains("p record of 2", "p.a int", "p.b array of string", "q[].r array of boolean");
        assertThat(inferred.findings().proof().different()).isZero();
        assertThat(inferred.taken().records().get(0)).hasToString("[[1, [x]], [[[true]]]]");
        assertThatThrownBy(() -> given.inferred(new Requests(TypeHints.NONE, List.of(), List.of("pp"))))
                .hasMessageContaining("pp: the records have no such place");
        assertThatThrownBy(() -> Given.lines(folder, List.of("{\"p\":\"{a\"}"))
                        .inferred(new Requests(TypeHints.NONE, List.of(), List.of("p"))))
                .hasMessageContaining("record 1 (line 1)")
                .hasMessageContaining("p: expected a text that holds JSON");
    }

    @Test
    void a_type_that_does_not_hold_the_values_is_refused_with_each_of_them() {
        Given given = Given.values(folder, List.of("1", "2.5", "\"x\""));

        assertThatThrownBy(() -> given.inferred(
                        new Requests(new TypeHints(Map.of("v", Type.Primitive.INT), Set.of(), true, true), List.of())))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("record 2 (line 2): v: ")
                .hasMessageContaining("record 3 (line 3): v: ");
    }

    @Test
    void a_wish_for_a_place_that_there_is_not_is_refused() {
        Given given = Given.lines(folder, List.of("{\"price\":1}"));

        assertThatThrownBy(() -> given.inferred(new Requests(
                        new TypeHints(Map.of("prize", Type.Primitive.INT), Set.of(), true, true), List.of())))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("prize")
                .hasMessageContaining("price");
    }

    private static String quoted(String text) {
        return "\"" + text + "\"";
    }
}
