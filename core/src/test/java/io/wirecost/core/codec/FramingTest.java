package io.wirecost.core.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FramingTest {
    @ParameterizedTest
    @EnumSource(Framing.class)
    void records_of_any_length_come_back(Framing framing) throws Exception {
        List<byte[]> records = new ArrayList<>();
        Random random = new Random(9);
        for (int length : new int[] {0, 1, 127, 128, 300, 65_535, 65_536, 200_000}) {
            byte[] record = new byte[length];
            random.nextBytes(record);
            for (int i = 0; i < length; i++) {
                record[i] = record[i] == '\n' ? 0 : record[i];
            }
            records.add(record);
        }

        assertThat(readAll(framing, write(framing, records))).containsExactlyElementsOf(records);
    }

    @ParameterizedTest
    @EnumSource(Framing.class)
    void a_file_that_was_cut_is_told_from_one_that_ends(Framing framing) throws Exception {
        byte[] record = "0123456789".repeat(30).getBytes(StandardCharsets.UTF_8);
        byte[] file = write(framing, List.of(record));

        for (int length = 1; length < file.length; length++) {
            byte[] cut = Arrays.copyOf(file, length);
            assertThatThrownBy(() -> readAll(framing, cut))
                    .as("%d bytes", length)
                    .isInstanceOf(EOFException.class);
        }
        assertThat(readAll(framing, new byte[0])).isEmpty();
    }

    @Test
    void no_room_is_made_for_a_length_that_cannot_be() {
        byte[] file = {0x7f, -1, -1, -1, 1, 2, 3};

        assertThatThrownBy(() -> readAll(Framing.LENGTHS, file))
                .hasMessage("its length is 2,147,483,647 bytes, expected 0 to 1,073,741,824");
        byte[] less = {0x3f, -1, -1, -1, 1, 2, 3};
        assertThatThrownBy(() -> readAll(Framing.LENGTHS, less))
                .hasMessage("its length is 1,073,741,823 bytes, and the file ends after 3");
        assertThatThrownBy(() -> readAll(Framing.LENGTHS, new byte[] {-1, -1, -1, -1, 1}))
                .isInstanceOf(EOFException.class);
        assertThatThrownBy(() -> readAll(Framing.VARINTS, new byte[] {-1, -1, -1, -1, -1, -1, -1, 1}))
                .isInstanceOf(EOFException.class);
    }

    @Test
    void a_record_with_a_line_break_is_no_line() {
        assertThatThrownBy(() -> write(Framing.LINES, List.of("a\nb".getBytes(StandardCharsets.UTF_8))))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("line break");
    }

    @Test
    void lengths_are_those_that_their_formats_know() throws Exception {
        assertThat(write(Framing.LENGTHS, List.of(new byte[] {9, 9}))).containsExactly(0, 0, 0, 2, 9, 9);
        assertThat(Arrays.copyOf(write(Framing.VARINTS, List.of(new byte[300])), 2))
                .containsExactly((byte) 0xac, 0x02);
        assertThat(write(Framing.VARINTS, List.of(new byte[127])))
                .startsWith(127)
                .hasSize(1 + 127);
        assertThat(write(Framing.LINES, List.of(new byte[] {'1'}, new byte[] {'2'})))
                .containsExactly('1', '\n', '2', '\n');
    }

    private static byte[] write(Framing framing, List<byte[]> records) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (byte[] record : records) {
            framing.write(record, out);
        }
        return out.toByteArray();
    }

    private static List<byte[]> readAll(Framing framing, byte[] file) throws IOException {
        List<byte[]> records = new ArrayList<>();
        try (RecordInput in = new RecordInput(new ByteArrayInputStream(file))) {
            for (Optional<byte[]> next = framing.read(in); next.isPresent(); next = framing.read(in)) {
                records.add(next.get());
            }
        }
        return records;
    }
}
