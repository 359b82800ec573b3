package io.wirecost.compressions.brotli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.aayushatharva.brotli4j.decoder.BrotliInputStream;
import com.aayushatharva.brotli4j.encoder.BrotliOutputStream;
import com.aayushatharva.brotli4j.encoder.Encoder;
import io.wirecost.compressions.ClaimedLength;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class BrotliCompressionTest {
    private static final byte[] TEXT = "lorem ipsum ".repeat(30).getBytes(StandardCharsets.UTF_8);

    private final BrotliCompression brotli = new BrotliCompression(6);

    @Test
    void the_librarys_stream_reads_it() throws Exception {
        assertThat(new BrotliInputStream(new ByteArrayInputStream(brotli.compress(TEXT))).readAllBytes())
                .isEqualTo(TEXT);
    }

    @Test
    void more_than_a_message_may_have_is_refused() throws Exception {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        byte[] zeros = new byte[1 << 20];
        try (BrotliOutputStream out = new BrotliOutputStream(compressed, Encoder.Parameters.create(1))) {
            for (int i = 0; i <= ClaimedLength.MOST_BYTES / zeros.length; i++) {
                out.write(zeros);
            }
        }

        assertThat(compressed.size()).isLessThan(zeros.length);
        assertThatThrownBy(() -> brotli.decompress(compressed.toByteArray())).isInstanceOf(IOException.class);
    }
}
