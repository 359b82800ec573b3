package io.wirecost.robustness;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.accounts.account.ByteAccount;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.ByteSpan;
import io.wirecost.accounts.account.ByteStretch;
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

    private static DamageSet set(String format, String layout, byte[] message, List<ByteSpan> spans, DamageKind kind) {
        CodecInfo codec = CodecInfo.of("codec", format, Family.SCHEMA_DRIVEN, "java.base", Object.class)
                .withLayout(layout);
        Undamaged undamaged =
                new Undamaged(message, Optional.of(new ByteAccount(message.length, filled(message.length, spans))));
        Sources sources = new Sources(codec, List.of(undamaged), List.of(), List.of());
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
