package io.wirecost.core.binary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BinaryInputTest {
    private static final FileFormat FORMAT = new FileFormat("some letters", 3);

    @TempDir
    private Path folder;

    @Test
    void what_is_written_comes_back() throws IOException {
        byte[] file = written(out -> {
            out.header(FORMAT);
            out.bool(true);
            out.int32(-2);
            out.int64(Long.MIN_VALUE);
            out.float32(-0f);
            out.float64(Double.NaN);
            out.text("🚀\u0000\uFFFD");
            out.bytes(new byte[] {1, -1});
        });

        BinaryInput in = input(file);
        in.header(FORMAT);
        assertThat(in.bool()).isTrue();
        assertThat(in.int32()).isEqualTo(-2);
        assertThat(in.int64()).isEqualTo(Long.MIN_VALUE);
        assertThat(in.float32()).isEqualTo(-0f);
        assertThat(in.float64()).isNaN();
        assertThat(in.text()).isEqualTo("🚀\u0000\uFFFD");
        assertThat(in.bytes()).containsExactly(1, -1);
        in.end();
    }

    /** The buffers of both sides have 8 KiB, and the old form's limit was 64 KiB. */
    @ParameterizedTest
    @ValueSource(ints = {8_187, 8_188, 8_192, 8_193, 100_000, 3_000_000})
    void texts_and_bytes_of_any_length_come_back(int length) throws IOException {
        String text = "ä".repeat(length / 2);
        byte[] bytes = new byte[length];
        Arrays.fill(bytes, (byte) 7);
        byte[] file = written(out -> {
            out.int32(1);
            out.text(text);
            out.bytes(bytes);
            out.text(text);
        });

        BinaryInput in = input(file);
        assertThat(in.int32()).isEqualTo(1);
        assertThat(in.text()).isEqualTo(text);
        assertThat(in.bytes()).isEqualTo(bytes);
        assertThat(in.text()).isEqualTo(text);
        in.end();
    }

    @Test
    void another_kind_of_file_is_refused() {
        assertThatThrownBy(() -> input("something else".getBytes(StandardCharsets.US_ASCII))
                        .header(FORMAT))
                .isInstanceOf(DamagedFileException.class)
                .hasMessage("file, before byte 12: expected a file that begins with \"some letters\","
                        + " but it begins with \"something el\"");
        assertThatThrownBy(() -> input(new byte[0]).header(FORMAT))
                .isInstanceOf(DamagedFileException.class)
                .hasMessageContaining("it begins with \"\"");
    }

    @Test
    void another_version_is_refused_with_both_versions() throws IOException {
        byte[] later = written(out -> out.header(new FileFormat(FORMAT.magicWord(), 4)));

        assertThatThrownBy(() -> input(later).header(FORMAT))
                .isInstanceOf(DamagedFileException.class)
                .hasMessage("file, before byte 16: expected version 3 of \"some letters\", but found version 4");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 100_000, Integer.MAX_VALUE})
    void a_length_beyond_the_end_takes_no_memory(int length) throws IOException {
        byte[] file = written(out -> {
            out.int32(length);
            out.raw(new byte[1]);
        });

        assertThatThrownBy(() -> input(file).bytes())
                .isInstanceOf(DamagedFileException.class)
                .hasMessageContaining("cut short: at least " + (length - 1) + " bytes are missing");
        assertThatThrownBy(() -> input(file).text()).isInstanceOf(DamagedFileException.class);
        assertThatThrownBy(() -> {
                    BinaryInput in = input(file);
                    in.list(in::bool);
                })
                .isInstanceOf(DamagedFileException.class);
    }

    @Test
    void a_count_of_elements_without_bytes_takes_little_memory() throws IOException {
        byte[] file = written(out -> out.int32(Integer.MAX_VALUE));

        assertThatThrownBy(() -> input(file).list(() -> "nothing"))
                .isInstanceOf(DamagedFileException.class)
                .hasMessageContaining("more than 1,048,576 elements without a byte");
    }

    @Test
    void a_negative_length_is_refused() throws IOException {
        byte[] file = written(out -> out.int32(-1));

        assertThatThrownBy(() -> input(file).bytes())
                .isInstanceOf(DamagedFileException.class)
                .hasMessage("file, before byte 4: expected a length or a count, got -1");
    }

    @Test
    void a_text_that_is_no_utf_8_is_refused() throws IOException {
        byte[] file = written(out -> out.bytes(new byte[] {(byte) 0xed, (byte) 0xa0, (byte) 0x80}));

        assertThatThrownBy(() -> input(file).text())
                .isInstanceOf(DamagedFileException.class)
                .hasMessageContaining("expected a text in UTF-8");
    }

    @Test
    void a_boolean_is_0_or_1() {
        assertThatThrownBy(() -> input(new byte[] {2}).bool())
                .isInstanceOf(DamagedFileException.class)
                .hasMessage("file, before byte 1: expected 0 or 1, got 2");
    }

    @Test
    void what_follows_the_end_is_refused_and_a_message_has_the_files_name() throws IOException {
        Path file = Files.write(folder.resolve("longer"), new byte[2]);

        try (BinaryInput in = BinaryInput.open(file)) {
            in.bool();
            assertThatThrownBy(in::end)
                    .isInstanceOf(DamagedFileException.class)
                    .hasMessage(file + ", before byte 1: expected the end of the file, but more follows");
        }
    }

    private interface Content {
        void write(BinaryOutput out) throws IOException;
    }

    private static byte[] written(Content content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryOutput out = new BinaryOutput(bytes);
        content.write(out);
        out.flush();
        return bytes.toByteArray();
    }

    private static BinaryInput input(byte[] file) {
        return new BinaryInput("file", new ByteArrayInputStream(file));
    }
}
