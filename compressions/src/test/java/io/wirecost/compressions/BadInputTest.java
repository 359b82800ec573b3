package io.wirecost.compressions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.codec.Compression;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.Wrapper;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every compression promises for bytes of strangers: an IOException, or some bytes, and nothing else. */
class BadInputTest {
    private static final int TRIES = 3_000;
    private static final List<byte[]> HONEST = List.of(Samples.TEXT, Samples.noise(300), Samples.text(70_000));

    @ParameterizedTest
    @MethodSource("io.wirecost.compressions.Samples#wrappers")
    void garbage_ends_with_an_error_or_with_few_bytes(Wrapper wrapper) throws Exception {
        Compression compression = Samples.open(wrapper);
        Random random = new Random(22);
        for (int i = 0; i < TRIES; i++) {
            byte[] garbage = new byte[random.nextInt(200)];
            random.nextBytes(garbage);

            decompressed(compression, garbage);
        }
        requireIntact(compression);
    }

    @ParameterizedTest
    @MethodSource("io.wirecost.compressions.Samples#wrappers")
    void changed_bytes_end_with_an_error_or_are_other_bytes_where_there_is_no_checksum(Wrapper wrapper)
            throws Exception {
        Compression compression = Samples.open(wrapper);
        Random random = new Random(23);
        for (byte[] honest : HONEST) {
            byte[] compressed = compression.compress(honest);
            for (int i = 0; i < TRIES / 10; i++) {
                byte[] changed = compressed.clone();
                for (int j = 0; j <= random.nextInt(3); j++) {
                    changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(8));
                }
                Optional<byte[]> result = decompressed(compression, changed);
                if (wrapper.method() == CompressionMethod.XZ) {
                    assertThat(result.orElse(honest)).isEqualTo(honest);
                }
            }
        }
        requireIntact(compression);
    }

    @ParameterizedTest
    @MethodSource("io.wirecost.compressions.Samples#wrappers")
    void what_is_cut_off_anywhere_is_refused(Wrapper wrapper) throws Exception {
        Compression compression = Samples.open(wrapper);
        byte[] compressed = compression.compress(Samples.TEXT);
        for (int length = 0; length < compressed.length; length++) {
            byte[] cut = Arrays.copyOf(compressed, length);

            assertThatThrownBy(() -> compression.decompress(cut))
                    .as("%s: %d of %d bytes", wrapper, length, compressed.length)
                    .isInstanceOf(IOException.class);
        }
        requireIntact(compression);
    }

    @ParameterizedTest
    @MethodSource("io.wirecost.compressions.Samples#wrappers")
    void bytes_behind_the_end_are_refused_even_if_they_are_the_same_once_more(Wrapper wrapper) throws Exception {
        Compression compression = Samples.open(wrapper);
        for (byte[] honest : List.of(new byte[0], new byte[1], Samples.TEXT, Samples.noise(300))) {
            byte[] compressed = compression.compress(honest);
            byte[] twice = Samples.longer(compressed, compressed.length);
            System.arraycopy(compressed, 0, twice, compressed.length, compressed.length);
            for (byte[] longer : List.of(Samples.longer(compressed, 1), Samples.longer(compressed, 100), twice)) {
                assertThatThrownBy(() -> compression.decompress(longer))
                        .as("%s: %d bytes behind %d", wrapper, longer.length - compressed.length, compressed.length)
                        .isInstanceOf(IOException.class);
            }
        }
        requireIntact(compression);
    }

    private static Optional<byte[]> decompressed(Compression compression, byte[] bytes) {
        try {
            return Optional.of(compression.decompress(bytes));
        } catch (IOException e) {
            assertThat(e).hasMessageMatching("(?s).+");
            return Optional.empty();
        }
    }

    private static void requireIntact(Compression compression) throws Exception {
        assertThat(compression.decompress(compression.compress(Samples.TEXT)))
                .as("after all that")
                .isEqualTo(Samples.TEXT);
    }
}
