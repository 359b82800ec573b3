package io.wirecost.robustness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.wirecost.accounts.account.ByteAccount;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.ByteSpan;
import io.wirecost.accounts.account.ByteStretch;
import io.wirecost.accounts.ion.IonParser;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.run.DamageKind;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** References that lead elsewhere, and counts of elements without bytes. */
class ReferenceDamageTest {
    private static final HexFormat HEX = HexFormat.of();

    /** A struct with a text and a list of one struct with a number. */
    private static final String CAPNPROTO = "0000000006000000" + "0000000000000200" + "050000001a000000"
            + "050000000f000000" + "6162000000000000" + "0400000001000000" + "0700000000000000";

    /** A table with the symbol a, which has the number 10. */
    private static final String ION = "e00100eae78183d487b28161";

    private static final List<ByteSpan> POINTERS = List.of(
            span(8, 8, "", ByteKind.POINTER),
            span(16, 8, "name", ByteKind.POINTER),
            span(24, 8, "items", ByteKind.POINTER));

    @Test
    void a_pointer_of_capnproto_leads_where_another_one_leads() {
        DamageSet set = set("Cap'n Proto", "unpacked", HEX.parseHex(CAPNPROTO), POINTERS, DamageKind.REFERENCE);

        assertThat(set.possible()).isEqualTo(3 * 2);
        assertThat(set.inputs())
                .extracting(damaged -> HEX.formatHex(damaged.bytes()))
                .contains(CAPNPROTO.replace("050000001a000000", "090000000f000000"))
                .doesNotContain(CAPNPROTO);
    }

    @Test
    void a_list_of_capnproto_claims_elements_that_take_no_bytes() {
        DamageSet set = set("Cap'n Proto", "unpacked", HEX.parseHex(CAPNPROTO), POINTERS, DamageKind.EMPTY_ELEMENTS);

        assertThat(set.inputs())
                .extracting(damaged -> HEX.formatHex(damaged.bytes()))
                .containsExactlyInAnyOrder(
                        CAPNPROTO.replace("050000001a000000", "05000000f8ffffff"),
                        CAPNPROTO.replace("050000000f000000", "05000000f8ffffff"),
                        CAPNPROTO
                                .replace("050000000f000000", "0500000007000000")
                                .replace("0400000001000000", "fcffff7f00000000"));
    }

    @Test
    void a_field_of_thrift_that_is_skipped_claims_elements_of_a_type_without_values() {
        assertThat(set("Thrift", "binary protocol", HEX.parseHex("00"), List.of(), DamageKind.EMPTY_ELEMENTS)
                        .inputs())
                .extracting(damaged -> HEX.formatHex(damaged.bytes()))
                .contains("0f03e8007fffffff00");
        assertThat(set("Thrift", "compact protocol", HEX.parseHex("00"), List.of(), DamageKind.EMPTY_ELEMENTS)
                        .inputs())
                .extracting(damaged -> HEX.formatHex(damaged.bytes()))
                .contains("09d00ff0ffffffff0700");
    }

    @Test
    void the_last_element_of_a_list_of_java_becomes_a_handle() {
        byte[] message = HEX.parseHex("7504" + "730102" + "730304" + "78" + "71007e0005");
        DamageSet set = set(
                "Java serialization",
                "",
                message,
                List.of(
                        span(0, 2, "items", ByteKind.FRAME),
                        span(2, 1, "items[]", ByteKind.FRAME),
                        span(3, 2, "items[].name", ByteKind.PAYLOAD),
                        span(5, 1, "items[]", ByteKind.FRAME),
                        span(6, 2, "items[].name", ByteKind.PAYLOAD),
                        span(8, 1, "items", ByteKind.FRAME),
                        span(9, 5, "type", ByteKind.POINTER)),
                DamageKind.REFERENCE);

        assertThat(set.possible()).isEqualTo(2 * 64);
        assertThat(set.inputs())
                .extracting(damaged -> HEX.formatHex(damaged.bytes()))
                .contains("7504730102" + "71007e0000" + "7871007e0005", "7504730102" + "730304" + "78" + "71007e0003");
    }

    @Test
    void a_value_of_yaml_is_an_alias_of_the_message_that_it_stands_in() {
        byte[] message = "---\na: 1\nb: \"x\"\n".getBytes(StandardCharsets.UTF_8);

        assertThat(set(
                                "YAML",
                                "",
                                message,
                                List.of(span(7, 1, "a", ByteKind.PAYLOAD), span(13, 1, "b", ByteKind.PAYLOAD)),
                                DamageKind.REFERENCE)
                        .inputs())
                .extracting(damaged -> new String(damaged.bytes(), StandardCharsets.UTF_8))
                .containsExactly("--- &whole\na: *whole\nb: \"x\"\n");
    }

    @Test
    void a_decimal_in_a_binary_format_gets_a_huge_exponent_and_keeps_its_length() {
        byte[] message = "\u000712345.6".getBytes(StandardCharsets.ISO_8859_1);

        assertThat(set("BSON", "", message, List.of(span(1, 7, "price", ByteKind.PAYLOAD)), DamageKind.HUGE_NUMBER)
                        .inputs())
                .extracting(damaged -> new String(damaged.bytes(), StandardCharsets.ISO_8859_1))
                .containsExactly("\u00071e99999");
    }

    @Test
    void an_enum_gets_a_number_or_a_name_that_the_schema_does_not_have() {
        assertThat(set(
                                "Thrift",
                                "binary protocol",
                                new byte[] {8, 0, 2, 0, 0, 0, 1, 0},
                                List.of(span(3, 4, "state", ByteKind.PAYLOAD)),
                                DamageKind.ENUM_OUTSIDE)
                        .inputs())
                .extracting(damaged -> HEX.formatHex(damaged.bytes()))
                .containsExactly("080002ffffff7f00");
        byte[] names = "{\"name\":\"OPEN\",\"states\":[\"PAID\"]}".getBytes(StandardCharsets.UTF_8);
        assertThat(set(
                                "JSON",
                                "",
                                names,
                                List.of(
                                        span(9, 4, "name", ByteKind.PAYLOAD),
                                        span(26, 4, "states[]", ByteKind.PAYLOAD)),
                                DamageKind.ENUM_OUTSIDE)
                        .inputs())
                .extracting(damaged -> new String(damaged.bytes(), StandardCharsets.UTF_8))
                .containsExactly("{\"name\":\"OPEN\",\"states\":[\"ZZZZ\"]}");
    }

    @Test
    void a_field_stands_there_twice_and_the_message_says_how_many_it_has() {
        byte[] json = "{\"a\":1,\"b\":2}".getBytes(StandardCharsets.UTF_8);
        assertThat(set(
                                "JSON",
                                "",
                                json,
                                List.of(span(1, 5, "a", ByteKind.NAME), span(6, 6, "b", ByteKind.NAME)),
                                DamageKind.DUPLICATE)
                        .inputs())
                .extracting(damaged -> new String(damaged.bytes(), StandardCharsets.UTF_8))
                .containsExactly("{\"a\":1,\"b\":2,\"b\":2}");
        List<ByteSpan> field = List.of(span(1, 3, "a", ByteKind.NAME));
        assertThat(duplicated("MessagePack", "81a16101", field)).containsExactly("82a16101a16101");
        assertThat(duplicated("CBOR", "a1616101", field)).containsExactly("a2616101616101");
        assertThat(duplicated("CBOR", "bf616101ff", field)).containsExactly("bf616101616101ff");
        assertThat(duplicated("BSON", "080000000a610000", List.of(span(4, 3, "a", ByteKind.NAME))))
                .containsExactly("0b0000000a61000a610000");
    }

    @Test
    void a_field_stands_there_twice_behind_names_that_others_refer_to() {
        List<ByteSpan> two = List.of(span(5, 3, "a", ByteKind.NAME), span(8, 3, "b", ByteKind.NAME));
        assertThat(duplicated("Smile", "3a290a01fa8061c28062c2fb", two))
                .containsExactlyInAnyOrder("3a290a01fa8061c28062c28061c2fb", "3a290a01fa8061c28062c28062c2fb");
        List<ByteSpan> named = List.of(span(10, 2, "a", ByteKind.NAME), span(13, 3, "a", ByteKind.NAME));
        assertThat(duplicated("Ion", ION + "d38a2105", named)).containsExactly(ION + "de868a21058a2105");
    }

    private static List<String> duplicated(String format, String message, List<ByteSpan> spans) {
        return set(format, "", HEX.parseHex(message), spans, DamageKind.DUPLICATE).inputs().stream()
                .map(damaged -> HEX.formatHex(damaged.bytes()))
                .toList();
    }

    @Test
    void fields_of_smile_lie_in_each_other_at_the_end_of_the_message() {
        byte[] message = HEX.parseHex("3a290a01fa8061c2fb");

        assertThat(set("Smile", "", message, List.of(), DamageKind.NESTED).inputs())
                .filteredOn(damaged -> damaged.levels().getAsInt() == 10)
                .extracting(damaged -> HEX.formatHex(damaged.bytes()))
                .containsExactlyInAnyOrder(
                        "3a290a01fa8061c28f77697265636f73745f756e6b6e6f776e" + "f8".repeat(10) + "f9".repeat(10) + "fb",
                        "3a290a01fa8061c28f77697265636f73745f756e6b6e6f776e"
                                + "fa8061".repeat(10)
                                + "c2"
                                + "fb".repeat(10)
                                + "fb");
    }

    @Test
    void values_of_ion_lie_in_each_other_and_each_has_its_length() {
        List<Damaged> nested = set("Ion", "binary", HEX.parseHex(ION + "d38a2105"), List.of(), DamageKind.NESTED)
                .inputs();

        assertThat(nested)
                .filteredOn(damaged -> damaged.levels().getAsInt() == 10)
                .extracting(damaged -> HEX.formatHex(damaged.bytes()))
                .containsExactlyInAnyOrder(
                        ION + "de998a210589" + "be93be91be8fbe8dbe8bbe89be87be85be83be81" + "0f",
                        ION + "dea38a210589" + "de9d89de9a89de9789de9489de9189de8e89de8b89de8889de8589de8289" + "0f");
        assertThat(nested)
                .filteredOn(damaged -> damaged.levels().getAsInt() == 1_000)
                .hasSize(2)
                .allSatisfy(damaged ->
                        assertThatCode(() -> IonParser.parse(damaged.bytes())).doesNotThrowAnyException());
    }

    private static DamageSet set(String format, String layout, byte[] message, List<ByteSpan> spans, DamageKind kind) {
        CodecInfo codec = CodecInfo.of("codec", format, Family.SCHEMA_DRIVEN, "java.base", Object.class)
                .withLayout(layout);
        Undamaged undamaged =
                new Undamaged(message, Optional.of(new ByteAccount(message.length, filled(message.length, spans))));
        Sources sources = new Sources(codec, DamagesTest.SCHEMA, List.of(undamaged), List.of(), List.of());
        return Damages.of(sources, new DamageSampler(7, 1_000)).stream()
                .filter(set -> set.kind() == kind)
                .findFirst()
                .orElseThrow();
    }

    /** Every byte belongs to a span; the others are frames here. */
    private static List<ByteSpan> filled(int size, List<ByteSpan> spans) {
        List<ByteSpan> all = new ArrayList<>();
        int end = 0;
        for (ByteSpan span : spans) {
            if (span.stretch().offset() > end) {
                all.add(span(end, span.stretch().offset() - end, "", ByteKind.FRAME));
            }
            all.add(span);
            end = span.stretch().end();
        }
        if (end < size) {
            all.add(span(end, size - end, "", ByteKind.FRAME));
        }
        return all;
    }

    private static ByteSpan span(int offset, int length, String path, ByteKind kind) {
        return new ByteSpan(new ByteStretch(offset, length), new BytePlace(path), kind);
    }
}
