package io.wirecost.workloads.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
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
    void json_that_is_not_one_record_a_line_is_refused_with_the_way_out() {
        assertThat(problems("orders.json", "[\n{\"x\":1}\n]"))
                .containsExactly("orders.json: starts with a JSON array; expected one record on each line, as of:"
                        + " jq -c '.[]' FILE");
        assertThat(problems("orders.json", "{\n\"x\":1\n}"))
                .containsExactly("orders.json: the first record is spread over several lines; expected one record on"
                        + " each line, as of: jq -c . FILE");
    }

    @Test
    void a_file_that_cannot_be_read_is_reported() throws IOException {
        Path latin = Files.write(folder.resolve("latin.ndjson"), new byte[] {'{', '}', '\n', (byte) 0xe9, '\n'});

        assertThat(problems("empty.ndjson", ""))
                .singleElement()
                .asString()
                .contains("empty.ndjson: is empty; expected at least one record");
        assertThat(problems("blank.ndjson", "\n \n")).singleElement().asString().contains("blank.ndjson: is empty");
        assertThat(problems(folder.resolve("none.ndjson")))
                .singleElement()
                .asString()
                .contains("none.ndjson: no such file; expected records");
        assertThat(problems(folder)).singleElement().asString().contains(": is a folder; expected a file");
        assertThat(problems(latin))
                .containsExactly("latin.ndjson:2: is not UTF-8 text; expected one JSON record on each line");
    }

    @Test
    void json_records_need_a_schema() throws IOException {
        Path file = Files.writeString(folder.resolve("orders.ndjson"), "{\"x\":1}");

        assertThat(catchThrowableOfType(
                                InputException.class,
                                () -> UserRecords.read(Optional.empty(), file, Encoding.PLAIN_JSON))
                        .problems())
                .singleElement()
                .asString()
                .endsWith("orders.ndjson: JSON records need a schema: add --schema FILE.avsc");
    }

    @Test
    void more_records_than_memory_should_hold_are_refused() {
        assertThat(problems("orders.ndjson", "{\"x\":1}\n".repeat(UserRecords.MOST_RECORDS + 1)))
                .containsExactly("orders.ndjson: holds more than 100000 records; use a sample of them");
    }

    private Dataset read(String name, String records) throws IOException, InputException {
        Path file = Files.writeString(folder.resolve(name), records);
        return UserRecords.read(Optional.of(schema), file, Encoding.PLAIN_JSON);
    }

    private List<String> problems(String name, String records) {
        return catchThrowableOfType(InputException.class, () -> read(name, records))
                .problems();
    }

    private List<String> problems(Path file) {
        return catchThrowableOfType(
                        InputException.class, () -> UserRecords.read(Optional.of(schema), file, Encoding.PLAIN_JSON))
                .problems();
    }
}
