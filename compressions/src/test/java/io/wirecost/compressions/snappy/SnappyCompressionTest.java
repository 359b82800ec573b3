package io.wirecost.compressions.snappy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xerial.snappy.Snappy;

class SnappyCompressionTest {
    private final SnappyCompression snappy = new SnappyCompression();

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 5, 6, 7, 10_000_000})
    void the_bound_is_the_librarys(int size) {
        assertThat(snappy.mostBytes(size)).isEqualTo(Snappy.maxCompressedLength(size));
    }

    @Test
    void the_most_that_so_many_bytes_can_say_is_read() throws Exception {
        byte[] zeros = new byte[1 << 20];

        byte[] compressed = snappy.compress(zeros);

        assertThat(compressed.length).isLessThan(zeros.length / 20);
        assertThat(snappy.decompress(compressed)).isEqualTo(zeros);
    }

    @Test
    void a_length_that_the_bytes_cannot_hold_gets_no_room() {
        assertThatThrownBy(() -> snappy.decompress(new byte[] {-1, -1, -1, -1, 7, 0}))
                .hasMessage("snappy: 6 compressed bytes say that they hold 2147483647, expected 0 to 132");
        assertThatThrownBy(() -> snappy.decompress(new byte[] {-1, -1, -1, -1, -1, 1}))
                .hasMessage("snappy: expected a length in front, got 6 bytes without one");
    }
}
