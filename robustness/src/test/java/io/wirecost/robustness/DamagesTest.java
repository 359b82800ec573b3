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
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DamagesTest {
    private static final HexFormat HEX = HexFormat.of();

    /** Of which the tests' messages have some fields. */
    static final Schema SCHEMA = SchemaText.parse("""
            root test.Order
            record test.Order
              name string
              state optional(enum(test.State))
              states array(enum(test.State))
            enum test.State
              OPEN
              PAID
            """);

    /** A text of three bytes with its length, in field 1. */
    private static final byte[] MESSAGE = HEX.parseHex("0a03616263");

    @Test
    void the_same_seed_draws_the_same_damages() {
        assertThat(shown(sets("Protocol Buffers", 7, 20)))
                .isEqualTo(shown(sets("Protocol Buffers", 7, 20)))
                .isNotEqualTo(shown(sets("Protocol Buffers", 8, 20)));
    }

    @Test
    void a_few_places_are_all_tried() {
        assertThat(set("Protocol Buffers", DamageKind.CUT).inputs())
                .extracting(damaged -> HEX.formatHex(damaged.bytes()))
                .containsExactlyInAnyOrder("0a", "0a03", "0a0361", "0a036162");
        assertThat(set("Protocol Buffers", DamageKind.FLIPPED).inputs())
                .hasSize(40)
                .extracting(damaged -> HEX.formatHex(damaged.bytes()))
                .doesNotHaveDuplicates()
                .doesNotContain(HEX.formatHex(MESSAGE));
    }

    @Test
    void of_many_places_a_sample_is_tried_and_their_number_is_known() {
        DamageSet inserted = set("Protocol Buffers", DamageKind.INSERTED);
        assertThat(inserted.possible()).isEqualTo(6 * 256);
        assertThat(inserted.inputs()).hasSize(100).doesNotHaveDuplicates();
    }

    @Test
    void a_length_that_the_account_knows_promises_more_than_follows() {
        assertThat(set("Protocol Buffers", DamageKind.LARGEST_LENGTH).inputs())
                .extracting(damaged -> HEX.formatHex(damaged.bytes()))
                .containsExactlyInAnyOrder("0affffffff07616263", "0affffffffffffffff7f616263");
        assertThat(set("Protocol Buffers", DamageKind.LONGER_LENGTH).inputs())
                .extracting(damaged -> HEX.formatHex(damaged.bytes()))
                .containsExactly("0a04616263");
    }

    @Test
    void the_heads_of_messagepack_and_cbor_get_the_widest_length() {
        byte[] text = HEX.parseHex("a3616263");
        assertThat(set("MessagePack", text, DamageKind.LARGEST_LENGTH).inputs())
                .extracting(damaged -> HEX.formatHex(damaged.bytes()))
                .containsExactlyInAnyOrder("dbffffffff616263", "db7fffffff616263");
        assertThat(set("CBOR", HEX.parseHex("63616263"), DamageKind.LONGER_LENGTH)
                        .inputs())
                .extracting(damaged -> HEX.formatHex(damaged.bytes()))
                .containsExactly("7b0000000000000004616263");
    }

    @Test
    void without_an_account_lengths_are_sought_at_every_place() {
        DamageSet sought = set("Kryo", DamageKind.SOUGHT_LENGTH);
        assertThat(sought.possible()).isEqualTo(5 * 6);
        assertThat(sought.inputs()).hasSize(30).allMatch(damaged -> damaged.bytes().length >= MESSAGE.length);
    }

    @Test
    void fields_that_a_reader_has_to_skip_lie_in_each_other() {
        assertThat(set("Protocol Buffers", DamageKind.NESTED).inputs())
                .filteredOn(damaged -> damaged.levels().getAsInt() == 10)
                .extracting(damaged -> HEX.formatHex(damaged.bytes()))
                .containsExactly("0a03616263" + "c33e".repeat(10) + "c43e".repeat(10));
    }

    @ParameterizedTest
    @CsvSource({
        "Ion, e00100eae78183d487b28161d38a2105, e00100eae78183d487b28161de868a210589b10f",
        "JSONB, a64a61afa5, a659NAME95af4a61afa5",
        "UBJSON, 7b5501615a7d, 7b5510NAME5b5a5d5501615a7d",
        "Hessian 2, 430141910162604e, 43014192016210NAME604e794e"
    })
    void a_list_in_a_further_field_stands_where_the_format_has_its_fields(String format, String message, String with) {
        assertThat(set(format, HEX.parseHex(message), DamageKind.UNKNOWN_FIELD).inputs())
                .extracting(damaged -> HEX.formatHex(damaged.bytes()))
                .contains(with.replace("NAME", HEX.formatHex(UnknownField.text(UnknownField.NAME))));
    }

    /** Their order is that of a list: a map's would be another one in each JVM, and so would be the case that is kept. */
    @Test
    void bad_texts_are_drawn_in_the_same_order_by_every_jvm() {
        assertThat(set("Protocol Buffers", DamageKind.BAD_TEXT).inputs())
                .extracting(damaged -> HEX.formatHex(damaged.bytes()))
                .containsExactly("0a03ff6263", "0a03eda080", "0a03c08063");
    }

    private static DamageSet set(String format, DamageKind kind) {
        return set(format, MESSAGE, kind);
    }

    private static DamageSet set(String format, byte[] message, DamageKind kind) {
        return Damages.of(sources(format, message), new DamageSampler(7, 100)).stream()
                .filter(set -> set.kind() == kind)
                .findFirst()
                .orElseThrow();
    }

    private static List<DamageSet> sets(String format, long seed, int most) {
        return Damages.of(sources(format, MESSAGE), new DamageSampler(seed, most));
    }

    private static List<String> shown(List<DamageSet> sets) {
        return sets.stream()
                .flatMap(set -> set.inputs().stream().map(damaged -> HEX.formatHex(damaged.bytes())))
                .toList();
    }

    private static Sources sources(String format, byte[] message) {
        CodecInfo codec = CodecInfo.of("codec", format, Family.SCHEMA_DRIVEN, "java.base", Object.class);
        return new Sources(
                codec, SCHEMA, List.of(new Undamaged(message, account(format, message))), List.of(), List.of());
    }

    private static Optional<ByteAccount> account(String format, byte[] message) {
        BytePlace place = new BytePlace("name");
        int tag = format.equals("Protocol Buffers") ? 1 : 0;
        ByteSpan length = new ByteSpan(new ByteStretch(tag, 1), place, ByteKind.LENGTH);
        ByteSpan value = new ByteSpan(new ByteStretch(tag + 1, 3), place, ByteKind.PAYLOAD);
        List<ByteSpan> spans = tag == 0
                ? List.of(length, value)
                : List.of(new ByteSpan(new ByteStretch(0, 1), place, ByteKind.TAG), length, value);
        return tag + 4 == message.length ? Optional.of(new ByteAccount(message.length, spans)) : Optional.empty();
    }
}
