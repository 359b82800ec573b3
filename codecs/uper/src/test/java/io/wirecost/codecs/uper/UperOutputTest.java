package io.wirecost.codecs.uper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Bytes worked out by hand from the text of X.691. */
class UperOutputTest {
    @Test
    void values_follow_each_other_bit_by_bit_and_zeros_fill_the_last_byte() {
        assertThat(written(out -> {
                    out.writeBoolean(true);
                    out.writeBits(5, 4);
                    out.writeBoolean(false);
                    out.writeBits(-1, 5);
                }))
                .isEqualTo(Bits.of("1 0101 0 11111").bytes())
                .hasSize(2);
    }

    @Test
    void a_message_without_a_bit_is_a_zero_byte() {
        assertThat(written(out -> {})).containsExactly(0);
        assertThat(written(out -> out.writeBits(0, 0))).containsExactly(0);
    }

    @Test
    void a_message_that_ends_with_a_byte_gets_no_other() {
        assertThat(written(out -> out.writeBits(0, 8))).containsExactly(0);
        assertThat(written(out -> out.writeBits(0xabc, 16))).containsExactly(0x0a, 0xbc);
    }

    @Test
    void an_integer_is_written_as_its_distance_from_the_least_one() {
        assertThat(written(out -> {
                    out.writeBoolean(true);
                    out.writeInt(Integer.MIN_VALUE);
                    out.writeInt(Integer.MAX_VALUE);
                    out.writeInt(0);
                    out.writeInt(-2);
                }))
                .isEqualTo(Bits.of("1")
                        .thenOctets("00 00 00 00 ff ff ff ff 80 00 00 00 7f ff ff fe")
                        .bytes());
        assertThat(written(out -> {
                    out.writeBoolean(false);
                    out.writeLong(Long.MIN_VALUE);
                    out.writeLong(Long.MAX_VALUE);
                    out.writeLong(150);
                }))
                .isEqualTo(Bits.of("0")
                        .thenOctets("00 00 00 00 00 00 00 00 ff ff ff ff ff ff ff ff 80 00 00 00 00 00 00 96")
                        .bytes());
    }

    @Test
    void a_text_is_counted_in_bytes_not_in_characters() {
        assertThat(written(out -> out.writeString("é🚀"))).isEqualTo(bytes("06 c3 a9 f0 9f 9a 80"));
        assertThat(written(out -> out.writeString(""))).isEqualTo(bytes("00"));
    }

    @Test
    void bytes_of_a_length_that_the_module_tells_are_not_counted() {
        assertThat(written(out -> {
                    out.writeBits(0b101, 3);
                    out.writeBytes(new byte[] {1, -1}, 2);
                    out.writeBytes(new byte[0], 0);
                    out.writeBoolean(true);
                }))
                .isEqualTo(Bits.of("101").thenOctets("01 ff").then("1").bytes());
    }

    @Test
    void bytes_of_another_length_than_the_module_tells_are_refused() {
        assertThatThrownBy(() -> new UperOutput().writeBytes(new byte[3], 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected 2 bytes, got 3");
    }

    @Test
    void a_length_takes_one_byte_up_to_127_and_two_up_to_16383() {
        assertThat(counted(127)).isEqualTo(bytes("7f"));
        assertThat(counted(128)).isEqualTo(bytes("80 80"));
        assertThat(counted(300)).isEqualTo(bytes("81 2c"));
        assertThat(counted(16_383)).isEqualTo(bytes("bf ff"));
    }

    @Test
    void a_string_of_16383_bytes_is_whole() {
        assertThat(written(out -> out.writeBytes(ones(16_383))))
                .isEqualTo(Bits.ofOctets("bf ff").thenOctets("ff", 16_383).bytes());
    }

    @Test
    void a_string_of_16384_bytes_is_one_fragment_with_nothing_behind_it() {
        assertThat(written(out -> out.writeBytes(ones(16_384))))
                .isEqualTo(Bits.ofOctets("c1")
                        .thenOctets("ff", 16_384)
                        .thenOctets("00")
                        .bytes());
    }

    @Test
    void a_string_of_65536_bytes_is_one_fragment_of_the_largest_kind() {
        assertThat(written(out -> out.writeBytes(ones(65_536))))
                .isEqualTo(Bits.ofOctets("c4")
                        .thenOctets("ff", 65_536)
                        .thenOctets("00")
                        .bytes());
    }

    @Test
    void a_longer_string_has_the_largest_fragments_first_and_what_is_left_at_the_end() {
        assertThat(written(out -> {
                    out.writeBoolean(true);
                    out.writeBytes(ones(65_536 + 49_152 + 200));
                }))
                .isEqualTo(Bits.of("1")
                        .thenOctets("c4")
                        .thenOctets("ff", 65_536)
                        .thenOctets("c3")
                        .thenOctets("ff", 49_152)
                        .thenOctets("80 c8")
                        .thenOctets("ff", 200)
                        .bytes());
    }

    @Test
    void an_output_is_as_long_as_its_values_need_however_many_there_are() {
        int count = 100_000;
        byte[] bytes = written(out -> {
            for (int i = 0; i < count; i++) {
                out.writeBits(i, 17);
            }
        });

        assertThat(bytes).hasSize((count * 17 + 7) / 8);
    }

    private static byte[] counted(int length) {
        return written(out -> assertThat(out.writeLength(length)).isEqualTo(length));
    }

    private static byte[] ones(int length) {
        byte[] bytes = new byte[length];
        Arrays.fill(bytes, (byte) -1);
        return bytes;
    }

    private static byte[] bytes(String hex) {
        return Bits.ofOctets(hex).bytes();
    }

    private static byte[] written(Consumer<UperOutput> values) {
        UperOutput out = new UperOutput();
        values.accept(out);
        return out.finish();
    }
}
