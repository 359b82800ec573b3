package io.wirecost.workloads.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Sampled;
import io.wirecost.workloads.source.Sampling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordsFileTest {
    @TempDir
    private Path folder;

    private Path schema;

    @BeforeEach
    void setUp() throws IOException {
        schema = Files.writeString(folder.resolve("order.avsc"), Input.schema("\"int\""));
    }

    @Test
    void blank_lines_windows_line_ends_and_a_byte_order_mark_are_no_records() throws IOException, InputException {
        Dataset dataset = read("Orders (May) 2024.ndjson", "\ufeff{\"x\":1}\r\n\r\n  \n{\"x\":2}");

        assertThat(dataset.name()).isEqualTo("orders-may-2024");
        assertThat(dataset.groups()).hasSize(1);
        assertThat(dataset.groups().get(0).label()).isEqualTo("records");
        assertThat(dataset.records().stream().map(r -> r.get(0))).containsExactly(1, 2);
        assertThat(dataset.seed()).isEmpty();
    }

    @Test
    void the_text_of_every_record_is_measured_as_it_stood_and_without_white_space() throws IOException, InputException {
        Dataset dataset = read("orders.ndjson", "{\"x\": 1}\r\n\n  { \"x\" : 1.0 }\n{\"\\u0078\":1e0}");

        assertThat(dataset.given().orElseThrow().fileBytes()).containsExactly(8, 13, 14);
        assertThat(dataset.given().orElseThrow().compactBytes()).containsExactly(7, 9, 9);
    }

    @Test
    void all_problems_of_a_file_are_reported_with_record_and_line() {
        assertThat(problems("orders.ndjson", "{\"x\":1}\n\n{\"x\":\"a\",\"y\":2}\n{\"x\":}\n{\"x\":1,\"x\":1}\n[1]"))
                .containsExactly(
                        "orders.ndjson: record 2 (line 3): x: expected int, found the string \"a\"",
                        "orders.ndjson: record 2 (line 3): no field \"y\" in acme.Order",
                        "orders.ndjson:4:6: invalid JSON: unexpected \"}\"",
                        "orders.ndjson:5:8: the key \"x\" stands twice in one object; keep one",
                        "orders.ndjson: record 5 (line 6): expected an object with the fields of acme.Order,"
                                + " found an array");
    }

    @Test
    void many_problems_are_counted_and_not_listed() {
        List<String> problems = problems("orders.ndjson", "{\"x\":true}\n".repeat(57));

        assertThat(problems).hasSize(21).last().isEqualTo("orders.ndjson: and 37 more");
    }

    @Test
    void records_in_another_arrangement_have_their_problems_on_their_own_lines() {
        assertThat(problems("orders.json", "[\n{\"x\":1},\n{\n  \"x\":true},{\"x\":}\n]"))
                .containsExactly(
                        "orders.json: record 2 (line 3): x: expected int, found true",
                        "orders.json:4:18: invalid JSON: unexpected \"}\"");
    }

    @Test
    void what_is_wrong_between_records_is_told_with_what_is_wrong_in_front_of_it() {
        assertThat(problems("orders.json", "{\"x\":1,\n\"y\":2},{\"x\":true}"))
                .containsExactly(
                        "orders.json: record 1 (line 1): no field \"y\" in acme.Order",
                        "orders.json:2:7: unexpected \",\" between records; expected a record");
    }

    @Test
    void problems_of_a_folder_name_its_files() throws IOException {
        Path orders = Files.createDirectory(folder.resolve("orders"));
        Files.writeString(orders.resolve("a.json"), "{\"x\":1}");
        Files.writeString(orders.resolve("b.json"), "{\"x\":1}\n{\"x\":true}\n{}\n{{");

        assertThat(problems(orders))
                .containsExactly(
                        "orders/b.json: record 3 (line 2): x: expected int, found true",
                        "orders/b.json: record 4 (line 3): x: is missing; expected int",
                        "orders/b.json:4:2: invalid JSON: unexpected \"{\"");
    }

    @Test
    void hostile_records_are_refused_each_for_its_reason() {
        String deep = "{\"x\":" + "[".repeat(10_000) + "]".repeat(10_000) + "}";
        String longKey = "{\"" + "k".repeat(10_000_000) + "\":1}";
        String digits = "{\"x\":" + "1".repeat(10_000) + "}";
        String many = "{\"x\":[" + "0,".repeat(3_000_000) + "0]}";
        String twice = "{" + "\"x\":1,".repeat(100_000) + "\"x\":1}";

        List<String> problems = problems("orders.json", String.join("\n", deep, longKey, digits, many, twice));

        assertThat(problems).hasSize(21);
        assertThat(problems.get(0)).contains("orders.json:1:", "nested deeper than 500 levels");
        assertThat(problems.get(1)).contains("orders.json:2:", "a key of more than 50000 characters");
        assertThat(problems.get(2)).contains("orders.json:3:", "a number of more than 2000 digits");
        assertThat(problems.get(3)).contains("orders.json:4:", "more than 2000000 values, keys and brackets");
        assertThat(problems.get(4)).contains("orders.json:5:", "the key \"x\" stands twice");
    }

    @Test
    void more_records_than_are_wanted_are_sampled_by_size() throws IOException, InputException {
        StringBuilder records = new StringBuilder();
        for (int i = 0; i < 1_000; i++) {
            records.append("{\"x\":").append(i % 4 == 0 ? 1_000_000 : i % 10).append("}\n");
        }
        Path file = Files.writeString(folder.resolve("orders.ndjson"), records);

        Dataset dataset = UserRecords.read(Optional.of(schema), file, JsonEncoding.PLAIN_JSON, new Sampling(100, 1));

        assertThat(dataset.records()).hasSize(100);
        assertThat(dataset.records().stream().filter(record -> record.get(0).equals(1_000_000)))
                .hasSize(25);
        assertThat(dataset.sampled()).contains(new Sampled(1_000, records.length() - 1_000));
        assertThat(dataset.given().orElseThrow().fileBytes()).hasSize(100);
    }

    @Test
    void records_that_are_not_in_the_sample_are_checked_too() throws IOException {
        Path file = Files.writeString(folder.resolve("orders.ndjson"), "{\"x\":1}\n".repeat(99) + "{\"x\":true}");

        assertThat(catchThrowableOfType(
                                InputException.class,
                                () -> UserRecords.read(
                                        Optional.of(schema), file, JsonEncoding.PLAIN_JSON, new Sampling(1, 1)))
                        .problems())
                .containsExactly("orders.ndjson: record 100 (line 100): x: expected int, found true");
    }

    @Test
    void a_file_that_cannot_be_read_is_reported() throws IOException {
        Path latin = Files.write(folder.resolve("latin.ndjson"), new byte[] {'1', '\n', '"', (byte) 0xe9, '"', '\n'});

        assertThat(problems("empty.ndjson", ""))
                .singleElement()
                .asString()
                .contains("empty.ndjson: is empty; expected at least one record");
        assertThat(problems("blank.ndjson", "\n \n")).singleElement().asString().contains("blank.ndjson: is empty");
        assertThat(problems(folder.resolve("none.ndjson")))
                .singleElement()
                .asString()
                .contains("none.ndjson: no such file or folder; expected JSON records");
        assertThat(problems(latin))
                .hasSize(2)
                .last()
                .isEqualTo("latin.ndjson:2:2: the byte 0xe9 is no UTF-8; expected JSON in UTF-8");
    }

    @Test
    void json_records_need_a_schema() throws IOException {
        Path file = Files.writeString(folder.resolve("orders.ndjson"), "{\"x\":1}");

        assertThat(catchThrowableOfType(
                                InputException.class,
                                () -> UserRecords.read(Optional.empty(), file, JsonEncoding.PLAIN_JSON, Input.SAMPLING))
                        .problems())
                .singleElement()
                .asString()
                .endsWith("orders.ndjson: JSON records need a schema: add --schema FILE");
    }

    private Dataset read(String name, String records) throws IOException, InputException {
        Path file = Files.writeString(folder.resolve(name), records);
        return UserRecords.read(Optional.of(schema), file, JsonEncoding.PLAIN_JSON, Input.SAMPLING);
    }

    private List<String> problems(String name, String records) {
        return catchThrowableOfType(InputException.class, () -> read(name, records))
                .problems();
    }

    private List<String> problems(Path file) {
        return catchThrowableOfType(
                        InputException.class,
                        () -> UserRecords.read(Optional.of(schema), file, JsonEncoding.PLAIN_JSON, Input.SAMPLING))
                .problems();
    }
}
