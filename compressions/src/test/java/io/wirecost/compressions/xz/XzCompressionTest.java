package io.wirecost.compressions.xz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.MemoryLimitException;
import org.tukaani.xz.XZInputStream;
import org.tukaani.xz.XZOutputStream;

class XzCompressionTest {
    private static final byte[] TEXT = "lorem ipsum ".repeat(30).getBytes(StandardCharsets.UTF_8);

    private final XzCompression xz = new XzCompression(6);

    @Test
    void the_librarys_stream_reads_it_and_is_read() throws Exception {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (XZOutputStream out = new XZOutputStream(compressed, new LZMA2Options(6))) {
            out.write(TEXT);
        }

        assertThat(xz.decompress(compressed.toByteArray())).isEqualTo(TEXT);
        assertThat(new XZInputStream(new ByteArrayInputStream(xz.compress(TEXT))).readAllBytes())
                .isEqualTo(TEXT);
    }

    @Test
    void a_dictionary_larger_than_those_of_its_level_gets_no_room() throws Exception {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (XZOutputStream out = new XZOutputStream(compressed, new LZMA2Options(9))) {
            out.write(TEXT);
        }

        assertThatThrownBy(() -> xz.decompress(compressed.toByteArray())).isInstanceOf(MemoryLimitException.class);
    }

    @Test
    void noise_between_text_keeps_within_the_bound() throws Exception {
        byte[] bytes = new byte[2_000_000];
        java.util.Random random = new java.util.Random(1);
        for (int from = 0; from < bytes.length; from += 5_000) {
            byte[] noise = new byte[from % 10_000 == 0 ? 5_000 : 1];
            random.nextBytes(noise);
            System.arraycopy(noise, 0, bytes, from, noise.length);
        }

        assertThat((long) xz.compress(bytes).length).isLessThan(xz.mostBytes(bytes.length));
        assertThat(xz.decompress(xz.compress(bytes))).isEqualTo(bytes);
    }
}
