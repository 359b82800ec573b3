package io.wirecost.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.value.RecordValue;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The example of docs/dataset-format.md is what is written now. */
class DatasetFormatPageTest {
    private static final Path PAGE = Path.of("..", "docs", "dataset-format.md");
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ");
    private static final int BYTES_PER_LINE = 16;

    private static final String SCHEMA = """
            root acme.Order
            record acme.Order
              id long
              note optional(string)
              price decimal(9,2)
              state enum(acme.State)
              tags array(string)
              counts map(int)
            enum acme.State
              OPEN
              PAID
            """;

    /** What the bytes of the example are, in their order. */
    private static final List<Piece> PIECES = List.of(
            new Piece(16, "magic word: wirecost dataset"),
            new Piece(4, "version: 1"),
            new Piece(4, "name: 6 bytes"),
            new Piece(6, "orders"),
            new Piece(4, "schema: %d bytes".formatted(SCHEMA.length())),
            new Piece(SCHEMA.length(), "the text above"),
            new Piece(1, "there is a seed"),
            new Piece(8, "seed: 7"),
            new Piece(4, "filter: 1 condition"),
            new Piece(4, "path: 5 bytes"),
            new Piece(5, "state"),
            new Piece(4, "1 accepted value"),
            new Piece(4, "of 4 bytes"),
            new Piece(4, "PAID"),
            new Piece(4, "1 group"),
            new Piece(4, "label: 3 bytes"),
            new Piece(3, "all"),
            new Piece(4, "2 records"),
            new Piece(8, "id: 1"),
            new Piece(1, "note: present"),
            new Piece(4, "3 bytes"),
            new Piece(3, "né"),
            new Piece(4, "price: 2 bytes"),
            new Piece(2, "unscaled -150, which is -1.50"),
            new Piece(4, "state: 4 bytes"),
            new Piece(4, "PAID"),
            new Piece(4, "tags: 1 element"),
            new Piece(4, "1 byte"),
            new Piece(1, "x"),
            new Piece(4, "counts: 1 entry"),
            new Piece(4, "key: 1 byte"),
            new Piece(1, "k"),
            new Piece(4, "value: 258"),
            new Piece(8, "id: -2"),
            new Piece(1, "note: absent"),
            new Piece(4, "price: 1 byte"),
            new Piece(1, "unscaled 0, which is 0.00"),
            new Piece(4, "state: 4 bytes"),
            new Piece(4, "OPEN"),
            new Piece(4, "tags: none"),
            new Piece(4, "counts: none"));

    @Test
    void its_example_is_what_is_written() throws IOException {
        assertThat(SchemaText.format(SchemaText.parse(SCHEMA))).isEqualTo(SCHEMA);
        assertThat(PAGE)
                .content()
                .contains("```\n" + SCHEMA + "```\n")
                .contains("```\n" + annotated(bytes()) + "```\n");
    }

    private static byte[] bytes() throws IOException {
        Schema schema = SchemaText.parse(SCHEMA);
        List<RecordValue> records = List.of(
                RecordValue.of(1L, "né", new BigDecimal("-1.50"), "PAID", List.of("x"), Map.of("k", 258)),
                RecordValue.of(-2L, null, new BigDecimal("0.00"), "OPEN", List.of(), Map.of()));
        Filter filter = new Filter(List.of(new Filter.Condition(FieldPath.of("state"), Set.of("PAID"))));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DatasetFile.write(
                new Dataset("orders", schema, List.of(new Group("all", records)), OptionalLong.of(7), filter), bytes);
        return bytes.toByteArray();
    }

    private static String annotated(byte[] bytes) {
        assertThat(PIECES.stream().mapToInt(Piece::length).sum()).isEqualTo(bytes.length);
        StringBuilder text = new StringBuilder();
        int from = 0;
        for (Piece piece : PIECES) {
            int end = from + piece.length;
            String note = piece.note;
            for (; from < end; from = Math.min(from + BYTES_PER_LINE, end)) {
                String hex = HEX.formatHex(Arrays.copyOfRange(bytes, from, Math.min(from + BYTES_PER_LINE, end)));
                text.append("%4d  %-47s  %s".formatted(from, hex, note).stripTrailing())
                        .append('\n');
                note = "";
            }
        }
        return text.toString();
    }

    private record Piece(int length, String note) {}
}
