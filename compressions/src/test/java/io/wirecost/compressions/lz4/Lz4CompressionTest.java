package io.wirecost.compressions.lz4;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import net.jpountz.lz4.LZ4CompressorWithLength;
import net.jpountz.lz4.LZ4Factory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Lz4CompressionTest {
    private final Lz4Compression lz4 = new Lz4Compression();

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 254, 255, 256, 10_000_000})
    void the_bound_is_the_librarys_and_the_length(int size) {
        assertThat(lz4.mostBytes(size))
                .isEqualTo(4 + LZ4Factory.nativeInstance().fastCompressor().maxCompressedLength(size));
    }

    @Test
    void it_writes_what_the_library_writes_with_a_length() {
        byte[] text = "lorem ipsum ".repeat(30).getBytes(StandardCharsets.UTF_8);
        LZ4CompressorWithLength library =
                new LZ4CompressorWithLength(LZ4Factory.nativeInstance().fastCompressor());

        assertThat(lz4.compress(text)).isEqualTo(library.compress(text));
    }

    @Test
    void a_length_that_the_block_cannot_hold_gets_no_room() {
        assertThatThrownBy(() -> lz4.decompress(new byte[] {-1, -1, -1, 0x7f, 0, 0}))
                .hasMessage("lz4: 2 compressed bytes say that they hold 2147483647, expected 0 to 510");
        assertThatThrownBy(() -> lz4.decompress(new byte[] {-1, -1, -1, -1, 0, 0}))
                .hasMessage("lz4: 2 compressed bytes say that they hold -1, expected 0 to 510");
    }
}
