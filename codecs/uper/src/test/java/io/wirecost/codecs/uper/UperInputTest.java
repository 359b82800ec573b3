package io.wirecost.codecs.uper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.EOFException;
import java.io.IOException;
import java.util.Random;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UperInputTest {
    @Test
    void values_come_back_wherever_in_a_byte_they_begin() throws IOException {
        for (int offset = 0; offset < Byte.SIZE; offset++) {
            UperOutput out = new UperOutput();
            out.writeBits(0, offset);
            out.writeInt(Integer.MIN_VALUE);
            out.writeBoolean(true);
            out.writeLong(-1);
            out.writeBits(300, 9);
            out.writeBytes(new byte[] {1, -128, 127}, 3);
            out.writeString("Zoë 🚀");
            out.writeReal(-0.1);
            UperInput in = new UperInput(out.finish());

            assertThat(in.readBits(offset)).isZero();
            assertThat(in.readInt()).isEqualTo(Integer.MIN_VALUE);
            assertThat(in.readBoolean()).isTrue();
            assertThat(in.readLong()).isEqualTo(-1);
            assertThat(in.readBits(9)).isEqualTo(300);
            assertThat(in.readBytes(3)).containsExactly(1, -128, 127);
            assertThat(in.readString()).isEqualTo("Zoë 🚀");
            assertThat(in.readReal()).isEqualTo(-0.1);
            assertThatCode(in::requireEnd).doesNotThrowAnyException();
        }
    }

    @ParameterizedTest
    @ValueSource(
            ints = {0, 1, 127, 128, 16_383, 16_384, 16_385, 32_768, 49_151, 49_152, 65_535, 65_536, 81_920, 1_000_000})
    void a_string_of_any_length_comes_back(int length) throws IOException {
        byte[] bytes = new byte[length];
        new Random(length).nextBytes(bytes);
        UperOutput out = new UperOutput();
        out.writeBits(1, 3);
        out.writeBytes(bytes);
        UperInput in = new UperInput(out.finish());

        assertThat(in.readBits(3)).isEqualTo(1);
        assertThat(in.readBytes()).isEqualTo(bytes);
        in.requireEnd();
    }

    @Test
    void a_character_may_lie_across_two_fragments() throws IOException {
        String text = "x" + "🚀".repeat(20_000);
        UperOutput out = new UperOutput();
        out.writeString(text);

        assertThat(new UperInput(out.finish()).readString()).isEqualTo(text);
    }

    @Test
    void a_fragment_of_a_foreign_writer_need_not_be_the_largest_that_fits() throws IOException {
        byte[] bytes = Bits.ofOctets("c1")
                .thenOctets("ff", 16_384)
                .thenOctets("c1")
                .thenOctets("ff", 16_384)
                .thenOctets("01 ff")
                .bytes();

        assertThat(new UperInput(bytes).readBytes()).hasSize(32_769);
    }

    @Test
    void bytes_that_end_too_early_are_an_error_whatever_is_read() {
        assertEnds(() -> new UperInput(new byte[0]).readBoolean());
        assertEnds(() -> new UperInput(new byte[3]).readInt());
        assertEnds(() -> new UperInput(new byte[7]).readLong());
        assertEnds(() -> new UperInput(new byte[1]).readBytes(2));
        assertEnds(() -> input("02 61").readString());
        assertEnds(() -> input("80").readLength());
        assertEnds(() -> input("c4 00").readBytes());
        assertEnds(() -> input("03 80 00").readReal());
        assertEnds(() -> new UperInput(new byte[0]).requireEnd());
    }

    @Test
    void an_array_is_made_only_for_bytes_that_are_there() {
        assertEnds(() -> new UperInput(new byte[1]).readBytes(Integer.MAX_VALUE));
    }

    @Test
    void bytes_behind_the_value_are_an_error_but_bits_of_its_last_byte_are_not() throws IOException {
        UperInput in = new UperInput(new byte[2]);
        in.readBits(3);

        assertThatThrownBy(in::requireEnd)
                .isInstanceOf(IOException.class)
                .hasMessage("the value ends after 1 of 2 bytes");
        in.readBits(6);
        assertThatCode(in::requireEnd).doesNotThrowAnyException();
    }

    @Test
    void a_value_without_bits_is_one_byte() {
        assertThatCode(() -> new UperInput(new byte[1]).requireEnd()).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(strings = {"c0", "c5", "ff"})
    void a_fragment_of_a_size_that_does_not_exist_is_an_error(String first) {
        assertThatThrownBy(() -> input(first).readLength())
                .isInstanceOf(IOException.class)
                .hasMessage("a length begins with 0x%s, which X.691 does not define", first);
    }

    @Test
    void random_bytes_never_cost_more_than_an_input_exception() {
        Random random = new Random(1);
        for (int i = 0; i < 2_000; i++) {
            byte[] bytes = new byte[random.nextInt(40)];
            random.nextBytes(bytes);
            try {
                UperInput in = new UperInput(bytes);
                in.readBits(random.nextInt(9));
                in.readReal();
                in.readString();
                in.readLong();
                in.requireEnd();
            } catch (IOException e) {
                assertThat(e).hasMessageMatching("(the value|a length|a REAL) .*");
            }
        }
    }

    private static UperInput input(String hex) {
        return new UperInput(Bits.ofOctets(hex).bytes());
    }

    private static void assertEnds(ThrowingCallable read) {
        assertThatThrownBy(read)
                .isInstanceOf(EOFException.class)
                .hasMessageMatching("the value goes on behind its \\d bytes");
    }
}
