package io.wirecost.compressions.zstd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.luben.zstd.Zstd;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ZstdCompressionTest {
    private final ZstdCompression zstd = new ZstdCompression(3);

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2_047, 2_048, 131_071, 131_072, 10_000_000})
    void the_bound_is_the_librarys(int size) {
        assertThat(zstd.mostBytes(size)).isEqualTo(Zstd.compressBound(size));
    }

    @Test
    void it_writes_what_the_librarys_one_call_writes() {
        byte[] bytes = new byte[1_000];

        assertThat(zstd.compress(bytes)).isEqualTo(Zstd.compress(bytes, 3));
    }

    @Test
    void a_frame_that_claims_more_than_it_can_hold_gets_no_room() {
        byte[] claims = {0x28, (byte) 0xb5, 0x2f, (byte) 0xfd, (byte) 0xa0, -1, -1, -1, 0x7f, 1, 0, 0};

        assertThatThrownBy(() -> zstd.decompress(claims))
                .hasMessage("zstd: 12 compressed bytes say that they hold 2147483647, expected 0 to 393216");
    }

    @Test
    void a_frame_that_may_be_skipped_is_refused_behind_another() {
        byte[] frame = zstd.compress(new byte[10]);
        byte[] longer = Arrays.copyOf(frame, frame.length + 8);
        System.arraycopy(new byte[] {0x50, 0x2a, 0x4d, 0x18}, 0, longer, frame.length, 4);

        assertThatThrownBy(() -> zstd.decompress(longer)).hasMessageStartingWith("zstd: expected a frame of ");
    }
}
