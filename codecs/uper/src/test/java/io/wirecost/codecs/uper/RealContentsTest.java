package io.wirecost.codecs.uper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Octets worked out by hand from the text of X.690, 8.5 and 11.3. */
class RealContentsTest {
    @ParameterizedTest
    @CsvSource({
        "0.0, 00",
        "-0.0, 01 43",
        "NaN, 01 42",
        "Infinity, 01 40",
        "-Infinity, 01 41",
        "1.0, 03 80 00 01",
        "-1.0, 03 c0 00 01",
        "-1.5, 03 c0 ff 03",
        "2.0, 03 80 01 01",
        "10.0, 03 80 01 05",
        "255.0, 03 80 00 ff",
        "257.0, 04 80 00 01 01",
        "0.1, 09 80 c9 0c cc cc cc cc cc cd",
        "0x1p127, 03 80 7f 01",
        "0x1p128, 04 81 00 80 01",
        "0x1p-128, 03 80 80 01",
        "0x1p-129, 04 81 ff 7f 01",
        "0x1p-1074, 04 81 fb ce 01",
        "0x1.fffffffffffffp1023, 0a 81 03 cb 1f ff ff ff ff ff ff",
        "-0x0.fffffffffffffp-1022, 0a c1 fb ce 0f ff ff ff ff ff ff"
    })
    void a_number_is_an_odd_mantissa_and_a_power_of_2(double number, String octets) throws IOException {
        assertThat(HexFormat.ofDelimiter(" ").formatHex(written(number))).isEqualTo(octets);
        assertThat((Object) read(octets)).isEqualTo(number);
    }

    @Test
    void every_double_comes_back_in_ten_octets_at_most() throws IOException {
        Random random = new Random(1);
        for (int i = 0; i < 20_000; i++) {
            double number = Double.longBitsToDouble(random.nextLong() << random.nextInt(Long.SIZE));

            byte[] bytes = written(number);

            assertThat(bytes).hasSizeLessThanOrEqualTo(11);
            assertThat((Object) new UperInput(bytes).readReal()).isEqualTo(number);
        }
    }

    @Test
    void every_float_comes_back_by_way_of_a_double() throws IOException {
        Random random = new Random(1);
        for (int i = 0; i < 20_000; i++) {
            float number = Float.intBitsToFloat(random.nextInt() << random.nextInt(Integer.SIZE));

            assertThat((Object) (float) new UperInput(written(number)).readReal())
                    .isEqualTo(number);
        }
    }

    @Test
    void a_zero_octet_before_the_mantissa_is_read_although_it_is_never_written() throws IOException {
        assertThat(read("04 80 00 00 ff")).isEqualTo(255);
    }

    /** Decimal digits, base 8, a scale, three octets of exponent, no mantissa, eight octets of it, an unknown special value. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "02 01 31",
                "03 90 00 01",
                "03 84 00 01",
                "05 82 00 00 00 01",
                "02 80 00",
                "0a 80 00 01 02 03 04 05 06 07 08",
                "01 44"
            })
    void forms_that_the_canonical_rules_do_not_have_or_doubles_do_not_need_are_refused(String octets) {
        assertThatThrownBy(() -> read(octets))
                .isInstanceOf(IOException.class)
                .hasMessage("a REAL begins with 0x%s, which is not among its canonical forms", octets.split(" ")[1]);
    }

    private static byte[] written(double number) {
        UperOutput out = new UperOutput();
        out.writeReal(number);
        return out.finish();
    }

    private static double read(String octets) throws IOException {
        return new UperInput(Bits.ofOctets(octets).bytes()).readReal();
    }
}
