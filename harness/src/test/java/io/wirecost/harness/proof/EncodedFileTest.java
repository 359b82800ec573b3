package io.wirecost.harness.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.binary.DamagedFileException;
import io.wirecost.core.proof.Encoded;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EncodedFileTest {
    private static final List<Encoded> ALL = List.of(
            new Encoded(new byte[] {1, 2}, Optional.of(new byte[] {3})),
            new Encoded(new byte[0], Optional.empty()),
            new Encoded(new byte[100_000], Optional.of(new byte[0])));

    @TempDir
    private Path folder;

    @Test
    void bytes_come_back_in_their_order() throws IOException {
        Path file = folder.resolve("bytes");
        EncodedFile.write(file, ALL);

        assertThat(EncodedFile.read(file)).usingRecursiveComparison().isEqualTo(ALL);
        assertThat(EncodedFile.sizesBytes(file))
                .containsExactlyElementsOf(
                        ALL.stream().map(encoded -> encoded.whole().length).toList());
    }

    @Test
    void its_bytes_are_those_of_the_description() throws IOException {
        Path file = folder.resolve("bytes");
        EncodedFile.write(file, ALL.subList(0, 2));

        assertThat(Files.readAllBytes(file))
                .startsWith("wirecost encoded".getBytes(java.nio.charset.StandardCharsets.US_ASCII))
                .endsWith(0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 2, 1, 2, 1, 0, 0, 0, 1, 3, 0, 0, 0, 0, 0);
    }

    @Test
    void a_file_that_is_cut_short_is_refused_wherever_the_cut_is() throws IOException {
        Path file = folder.resolve("bytes");
        EncodedFile.write(file, ALL.subList(0, 2));
        byte[] whole = Files.readAllBytes(file);

        for (int length = 0; length < whole.length; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            assertThatThrownBy(() -> EncodedFile.read(file))
                    .as("%d bytes", length)
                    .isInstanceOf(DamagedFileException.class);
        }
    }
}
