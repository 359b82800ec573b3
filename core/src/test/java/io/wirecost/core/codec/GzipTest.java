package io.wirecost.core.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GzipTest {
    private static final byte[] TEXT = "<price>17.50</price>".repeat(40).getBytes(StandardCharsets.UTF_8);

    private final Gzip gzip = new Gzip();

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 100, 16_383, 16_384, 70_000, 1_000_000})
    void what_was_compressed_comes_back_and_is_never_larger_than_itself_and_framing(int size) throws Exception {
        byte[] noise = new byte[size];
        new Random(size).nextBytes(noise);

        for (byte[] bytes : new byte[][] {noise, new byte[size]}) {
            byte[] compressed = gzip.compress(bytes);

            assertThat(gzip.decompress(compressed)).isEqualTo(bytes);
            assertThat(jdkDecompress(compressed)).isEqualTo(bytes);
            assertThat((long) compressed.length).isLessThanOrEqualTo(gzip.mostBytes(size));
        }
    }

    @Test
    void what_the_jdk_has_compressed_is_read() throws Exception {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(compressed)) {
            out.write(TEXT);
        }

        assertThat(gzip.decompress(compressed.toByteArray())).isEqualTo(TEXT);
    }

    @Test
    void every_result_is_fresh() throws Exception {
        byte[] first = gzip.compress(TEXT);
        byte[] kept = first.clone();
        byte[] back = gzip.decompress(first);

        gzip.compress("something else".getBytes(StandardCharsets.UTF_8));

        assertThat(first).isEqualTo(kept).isNotSameAs(gzip.compress(TEXT));
        assertThat(back).isEqualTo(TEXT).isNotSameAs(gzip.decompress(first));
    }

    @Test
    void repetition_takes_fewer_bytes() {
        assertThat(gzip.compress(TEXT).length).isLessThan(TEXT.length / 10);
    }

    @Test
    void a_flipped_bit_is_refused_or_tells_of_the_writer_or_pads_but_never_changes_what_comes_back() throws Exception {
        byte[] compressed = gzip.compress(TEXT);
        int refused = 0;
        for (int bit = 0; bit < 8 * compressed.length; bit++) {
            byte[] damaged = compressed.clone();
            damaged[bit / 8] ^= (byte) (1 << bit % 8);
            try {
                assertThat(gzip.decompress(damaged)).as("bit " + bit).isEqualTo(TEXT);
            } catch (ZipException e) {
                assertThat(e).hasMessageStartingWith("gzip: ");
                refused++;
            }
        }
        int tellingOfTheWriter = 8 * 6;
        int padding = 7;
        assertThat(refused)
                .isBetween(
                        8 * compressed.length - tellingOfTheWriter - padding,
                        8 * compressed.length - tellingOfTheWriter);
        assertThat(gzip.decompress(compressed)).as("after all that").isEqualTo(TEXT);
    }

    @Test
    void what_is_cut_off_anywhere_is_refused() {
        byte[] compressed = gzip.compress(TEXT);
        for (int length = 0; length < compressed.length; length++) {
            byte[] cut = Arrays.copyOf(compressed, length);

            assertThatThrownBy(() -> gzip.decompress(cut)).as(length + " bytes").isInstanceOf(ZipException.class);
        }
    }

    @Test
    void bytes_behind_the_end_are_refused_even_if_they_repeat_the_trailer() {
        byte[] compressed = gzip.compress(TEXT);
        byte[] longer = Arrays.copyOf(compressed, compressed.length + 8);
        System.arraycopy(compressed, compressed.length - 8, longer, compressed.length, 8);

        assertThatThrownBy(() -> gzip.decompress(longer))
                .hasMessage(
                        "gzip: expected 800 bytes and their end, got 800 and their end, with 8 deflated bytes left");
    }

    @Test
    void more_than_so_many_bytes_can_hold_is_refused_before_room_is_made_for_it() {
        byte[] claiming = gzip.compress(TEXT);
        claiming[claiming.length - 1] = (byte) 0xff;

        assertThatThrownBy(() -> gzip.decompress(claiming))
                .hasMessageMatching(
                        "gzip: the trailer says that \\d\\d deflated bytes hold 4278190880, expected at most \\d{5}");
    }

    @Test
    void more_than_is_said_is_not_inflated() {
        byte[] modest = gzip.compress(TEXT);
        modest[modest.length - 4] = 10;
        modest[modest.length - 3] = 0;

        assertThatThrownBy(() -> gzip.decompress(modest))
                .hasMessageStartingWith("gzip: expected 10 bytes and their end, got 10, with ");
    }

    private static byte[] jdkDecompress(byte[] compressed) throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(compressed))) {
            return in.readAllBytes();
        }
    }
}
