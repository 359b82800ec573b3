package io.wirecost.compressions;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Compression;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.Compressions;
import io.wirecost.core.codec.Wrapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every compression promises for honest bytes. */
class RoundTripTest {
    private static final List<Integer> SMALL =
            List.of(0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 70);

    /** Around the sizes of blocks and chunks. */
    private static final List<Integer> LARGE =
            List.of(255, 256, 1_000, 16_383, 16_384, 16_385, 65_535, 65_536, 131_073);

    private static final int LARGEST = 1_000_000;

    @Test
    void every_method_has_a_library_or_is_the_jdks_and_says_whether_it_is_native() {
        assertThat(Compressions.in(RoundTripTest.class.getClassLoader()).backEnds())
                .containsOnlyKeys(CompressionMethod.values())
                .allSatisfy((method, backEnd) -> assertThat(backEnd)
                        .matches(
                                method.isOfJdk()
                                        ? "native zlib of the JDK"
                                        : "(native lib\\w+|pure Java), [\\w -]+ \\d+\\.\\d+[\\d.-]*"));
    }

    @ParameterizedTest
    @MethodSource("io.wirecost.compressions.Samples#wrappers")
    void what_was_compressed_comes_back_and_keeps_within_the_bound(Wrapper wrapper) throws Exception {
        assertComesBack(wrapper, SMALL);
        assertComesBack(wrapper, LARGE);
    }

    @ParameterizedTest
    @MethodSource("io.wirecost.compressions.Samples#wrappers")
    @Tag("nightly")
    void it_comes_back_at_every_small_size_and_at_the_largest(Wrapper wrapper) throws Exception {
        assertComesBack(wrapper, IntStream.rangeClosed(0, 70).boxed().toList());
        assertComesBack(wrapper, List.of(LARGEST));
    }

    private static void assertComesBack(Wrapper wrapper, List<Integer> sizes) throws Exception {
        Compression compression = Samples.open(wrapper);
        for (int size : sizes) {
            for (byte[] bytes : List.of(Samples.noise(size), new byte[size], Samples.text(size))) {
                byte[] compressed = compression.compress(bytes);

                assertThat(compressed.length)
                        .as("%s of %d bytes", wrapper, size)
                        .isBetween(1, (int) compression.mostBytes(size));
                assertThat(compression.decompress(compressed)).isEqualTo(bytes);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("io.wirecost.compressions.Samples#levels")
    void noise_keeps_within_the_bound_at_every_level(Wrapper wrapper) throws Exception {
        Compression compression = Samples.open(wrapper);
        for (int size = 0; size < 70_000; size += 1 + size / 3) {
            byte[] noise = Samples.noise(size);

            assertThat((long) compression.compress(noise).length)
                    .as("%s of %d bytes", wrapper, size)
                    .isLessThanOrEqualTo(compression.mostBytes(size));
        }
    }

    @ParameterizedTest
    @MethodSource("io.wirecost.compressions.Samples#wrappers")
    void every_result_is_fresh_and_text_takes_fewer_bytes(Wrapper wrapper) throws Exception {
        Compression compression = Samples.open(wrapper);
        byte[] first = compression.compress(Samples.TEXT);
        byte[] kept = first.clone();
        byte[] back = compression.decompress(first);

        compression.compress(Samples.noise(2_000));

        assertThat(first).isEqualTo(kept).isNotSameAs(compression.compress(Samples.TEXT));
        assertThat(back).isEqualTo(Samples.TEXT).isNotSameAs(compression.decompress(first));
        assertThat(first.length).isLessThan(Samples.TEXT.length / 5);
    }

    @ParameterizedTest
    @MethodSource("io.wirecost.compressions.Samples#wrappers")
    void a_stream_comes_back_and_never_whole_if_it_was_cut(Wrapper wrapper) throws Exception {
        Compression compression = Samples.open(wrapper);
        for (byte[] bytes : List.of(new byte[0], Samples.TEXT, Samples.noise(5_000), Samples.text(150_000))) {
            ByteArrayOutputStream compressed = new ByteArrayOutputStream();
            try (OutputStream out = compression.compressing(compressed)) {
                out.write(bytes);
            }
            byte[] whole = compressed.toByteArray();

            assertThat(decompressed(compression, whole)).isEqualTo(bytes);
            for (int length = 0; length < whole.length && bytes.length > 0; length += 1 + whole.length / 50) {
                byte[] cut = Arrays.copyOf(whole, length);
                assertThat(bytesBeforeTheCut(compression, cut))
                        .as("%s: %d of %d bytes", wrapper, length, whole.length)
                        .isLessThan(bytes.length);
            }
        }
    }

    /** An error is the better answer; without one, a codec's records tell that some are missing. */
    private static int bytesBeforeTheCut(Compression compression, byte[] cut) {
        try {
            return decompressed(compression, cut).length;
        } catch (IOException e) {
            return -1;
        }
    }

    private static byte[] decompressed(Compression compression, byte[] bytes) throws IOException {
        try (InputStream in = compression.decompressing(new ByteArrayInputStream(bytes))) {
            return in.readAllBytes();
        }
    }
}
