package io.wirecost.workloads.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class JsonSourcesTest {
    @TempDir
    private Path folder;

    @Test
    void a_broken_line_does_not_swallow_the_next_ones() throws Exception {
        assertThat(read("{\"a\":1}\n{\"a\":{\n{\"a\":3}\n\"open\n{\"a\":5}").texts())
                .containsExactly("{\"a\":1}", "{\"a\":{", "{\"a\":3}", "\"open", "{\"a\":5}");
    }

    @Test
    void a_record_separator_ends_a_broken_record() throws Exception {
        assertThat(read("\u001e{\"a\":[1}\n\u001e{\"a\":2}\n").texts()).containsExactly("{\"a\":[1}\n", "{\"a\":2}");
    }

    @Test
    void arrays_may_follow_one_another_and_an_array_in_an_array_is_a_record() throws Exception {
        assertThat(read("[{},[1,[2]]] [] [3]").texts()).containsExactly("{}", "[1,[2]]", "3");
    }

    @Test
    void a_record_that_is_cut_off_is_handed_out_for_the_reader_of_json_to_judge() throws Exception {
        assertThat(read("{\n\"a\":1}{\"a\":").texts()).containsExactly("{\n\"a\":1}", "{\"a\":");
    }

    @Test
    void no_depth_is_too_deep() throws Exception {
        String deep = "[".repeat(10_000) + "]".repeat(10_000);

        assertThat(read("{\"a\":" + deep + "}{}").texts()).containsExactly("{\"a\":" + deep + "}", "{}");
    }

    @Test
    void nothing_is_no_record() throws Exception {
        assertThat(read("").texts()).isEmpty();
        assertThat(read("\ufeff").texts()).isEmpty();
        assertThat(read(" \n\n").texts()).isEmpty();
        assertThat(read("[ ]").texts()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            [{"a":1},{"a":2}          | x.json:1:17: the array does not end; expected "," or "]" in the array; is the file cut off?
            [{"a":1} {"a":2}]         | x.json:1:10: unexpected "{" between records; expected "," or "]" in the array
            [{"a":1},]                | x.json:1:10: unexpected "]" between records; expected a record behind the comma
            [,]                       | x.json:1:2: unexpected "," between records; expected a record or "]"
            {"a":1},{"a":2}           | x.json:1:8: unexpected "," between records; expected a record
            {"a":1}} {"a":2}          | x.json:1:8: unexpected "}" between records; expected a record
            """)
    void what_is_wrong_between_records_is_said_with_line_and_column(String text, String problem) throws Exception {
        assertThat(problems("x.json", text)).containsExactly(problem);
    }

    @Test
    void a_record_without_end_is_refused_before_it_fills_the_memory() throws Exception {
        byte[] endless = new byte[Window.MOST_BYTES + 10];
        Arrays.fill(endless, (byte) 'x');
        byte[] start = "{\"a\":1}\n{\"a\":\"".getBytes(StandardCharsets.UTF_8);
        System.arraycopy(start, 0, endless, 0, start.length);

        assertThat(problems(Files.write(folder.resolve("lines.json"), Packings.GZIP.pack(endless))))
                .containsExactly(
                        "lines.json:2: the record is larger than 64 MiB; is a closing quote, bracket or line end"
                                + " missing? Otherwise split it into smaller records");
        endless[0] = '[';
        endless[1] = '\n';
        endless[2] = '"';
        assertThat(problems(Files.write(folder.resolve("array.json"), endless)))
                .singleElement()
                .asString()
                .startsWith("array.json:");
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void a_compressed_file_that_is_cut_off_or_damaged_is_refused(Packings packing) throws Exception {
        byte[] whole = packing.pack(new Arranged(new RandomJson(7).records(50), Arranged.Form.LINES).bytes());
        Path cut = Files.write(folder.resolve("cut.json"), Arrays.copyOf(whole, whole.length - 9));
        byte[] damaged = whole.clone();
        Arrays.fill(damaged, whole.length / 3, whole.length / 3 + 20, (byte) 0x55);

        assertThat(problems(cut)).singleElement().asString().contains("cut.json", "cut off or damaged");
        assertThat(problems(Files.write(folder.resolve("damaged.json"), damaged)))
                .singleElement()
                .asString()
                .contains("damaged.json", "cut off or damaged");
        assertThat(problems(Files.write(folder.resolve("head.json"), Arrays.copyOf(whole, 5))))
                .singleElement()
                .asString()
                .contains("head.json");
    }

    @Test
    void the_files_of_a_folder_are_read_by_name_and_others_ignored() throws Exception {
        Path orders = Files.createDirectory(folder.resolve("orders"));
        Files.writeString(orders.resolve("b.json"), "{\"b\":\n1}{\"b\":2}");
        Files.write(orders.resolve("A.JSONL.GZ"), Packings.GZIP.pack("{\"a\":1}\n".getBytes(StandardCharsets.UTF_8)));
        Files.write(orders.resolve("c.ndjson.zst"), Packings.ZSTD.pack("{}".getBytes(StandardCharsets.UTF_8)));
        Files.writeString(orders.resolve(".hidden.json"), "{}");
        Files.writeString(orders.resolve("README.md"), "x");
        Files.writeString(orders.resolve("d.json"), "");
        Files.createDirectory(orders.resolve("more.json"));
        Files.createSymbolicLink(orders.resolve("loop.json"), orders);

        Read read = Read.of(orders);

        assertThat(read.texts()).containsExactly("{\"a\":1}", "{\"b\":\n1}", "{\"b\":2}", "{}");
        assertThat(read.places())
                .containsExactly("orders/A.JSONL.GZ:1", "orders/b.json:1", "orders/b.json:2", "orders/c.ndjson.zst:1");
        assertThat(JsonSources.of(orders).name()).isEqualTo("orders");
    }

    @Test
    void a_folder_without_records_is_refused() throws Exception {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Files.writeString(empty.resolve("notes.txt"), "x");
        Files.createSymbolicLink(empty.resolve("a.json"), empty.resolve("b.json"));
        Files.createSymbolicLink(empty.resolve("b.json"), empty.resolve("a.json"));

        assertThat(problems(empty))
                .containsExactly(empty + ": is a folder without records; expected files that end with .json, .ndjson or"
                        + " .jsonl, or with .gz or .zst behind that; it holds 3 of other kinds");
    }

    @Test
    void what_is_not_there_is_said_with_what_could_be() throws Exception {
        assertThat(problems(folder.resolve("none")))
                .singleElement()
                .asString()
                .contains("none: no such file or folder; expected JSON records");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            orders.csv     | id,name            | is CSV
            orders.txt     | 1;2                | is CSV
            orders.csv     | one column         | is CSV
            orders.xml     | <orders/>          | is XML
            orders         | <?xml?>            | is XML
            orders.parquet | PAR1xxx            | is a Parquet file
            orders         | PAR1xxx            | is a Parquet file
            orders.proto   | // an order        | is a Protocol Buffers schema
            orders         | syntax = "proto3"; | is a Protocol Buffers schema
            orders.yaml    | id: 1              | is YAML
            orders.json    | BZh91AY            | is compressed with bzip2
            """)
    void what_is_no_json_is_named(String name, String text, String problem) throws Exception {
        assertThat(problems(name, text))
                .singleElement()
                .asString()
                .startsWith(name + ": " + problem)
                .endsWith("; expected " + JsonSources.EXPECTED);
    }

    @Test
    void json_is_json_whatever_its_file_is_called() throws Exception {
        assertThat(Read.of(Files.writeString(folder.resolve("orders.csv"), "{\"a\":\"b,c\"}"))
                        .texts())
                .hasSize(1);
    }

    private Read read(String text) throws IOException, InputException {
        return Read.of(Files.writeString(folder.resolve("x.json"), text));
    }

    private List<String> problems(String name, String text) throws IOException {
        return problems(Files.writeString(folder.resolve(name), text));
    }

    private static List<String> problems(Path path) {
        return catchThrowableOfType(InputException.class, () -> Read.of(path)).problems();
    }
}
