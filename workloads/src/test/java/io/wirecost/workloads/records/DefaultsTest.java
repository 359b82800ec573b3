package io.wirecost.workloads.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.core.InputException;
import io.wirecost.core.value.RecordValue;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DefaultsTest {
    private static final String ORDER = """
            {"type": "record", "name": "Order", "fields": [
              {"name": "id", "type": "long"},
              {"name": "count", "type": "int", "default": 1},
              {"name": "note", "type": ["string", "null"], "default": "none"},
              {"name": "tag", "type": ["null", "string"], "default": null},
              {"name": "blob", "type": "bytes", "default": "\\u00ff"},
              {"name": "state", "type": {"type": "enum", "name": "State", "symbols": ["OPEN", "DONE"]}, "default": "DONE"},
              {"name": "size", "type": {"type": "record", "name": "Size", "fields": [
                {"name": "w", "type": "int"}, {"name": "h", "type": "int", "default": 7}]}, "default": {"w": 3}},
              {"name": "tags", "type": {"type": "array", "items": "string"}, "default": ["a"]}
            ]}
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource
    void a_field_that_is_missing_takes_its_default(JsonEncoding encoding) throws Exception {
        RecordValue record = read(ORDER, "{\"id\": 5}", encoding);

        assertThat(record.get(0)).isEqualTo(5L);
        assertThat(record.get(1)).isEqualTo(1);
        assertThat(record.get(2)).isEqualTo("none");
        assertThat(record.get(3)).isNull();
        assertThat((byte[]) record.get(4)).containsExactly(0xff);
        assertThat(record.get(5)).isEqualTo("DONE");
        assertThat(record.get(6)).hasToString("[3, 7]");
        assertThat(record.get(7)).isEqualTo(List.of("a"));
    }

    @Test
    void what_is_there_wins_and_null_is_there() throws Exception {
        RecordValue record = read(ORDER, "{\"id\": 5, \"count\": 2, \"note\": null}", JsonEncoding.PLAIN_JSON);

        assertThat(record.get(1)).isEqualTo(2);
        assertThat(record.get(2)).isNull();
    }

    @Test
    void defaults_that_do_not_fit_are_left_out_with_a_word_and_complete_records_are_read() throws Exception {
        String schema = """
                {"type": "record", "name": "A", "fields": [
                  {"name": "i", "type": "int", "default": "one"},
                  {"name": "s", "type": ["null", "string"], "default": 3},
                  {"name": "d", "type": {"type": "bytes", "logicalType": "decimal", "precision": 4, "scale": 2},
                   "default": 1.5},
                  {"name": "next", "type": ["A", "null"], "default": {"i": 1, "s": null, "d": "\\u0001"}}
                ]}
                """;

        Path schemaFile = Files.writeString(folder.resolve("schema.avsc"), schema);
        ReadSchema read = SchemaReaders.read(SchemaRequest.of(schemaFile));
        assertThat(read.oddities())
                .containsExactly(
                        "schema.avsc:2:43: default of A.i: expected int, found the string \"one\"",
                        "schema.avsc:3:56: default of A.s: expected string, found 3",
                        "schema.avsc:5:15: default of A.d: expected bytes as characters from U+0000 to U+00FF, found 1.5",
                        "schema.avsc:6:54: default of A.next: contains itself without end");
        assertThat(read.schema().root().fields())
                .allSatisfy(field -> assertThat(field.defaultValue()).isEmpty());
        List<String> said = new ArrayList<>();
        Path records =
                Files.writeString(folder.resolve("a.ndjson"), "{\"i\":1,\"s\":null,\"d\":\"1.00\",\"next\":null}");
        UserRecords.read(
                Optional.of(SchemaRequest.of(schemaFile)),
                records,
                JsonEncoding.PLAIN_JSON,
                UnknownFields.REFUSED,
                Input.SAMPLING,
                said::add);
        assertThat(said)
                .containsExactly(
                        "The schema is read without what makes no sense in it: schema.avsc:2:43: default of A.i:"
                                + " expected int, found the string \"one\"; and 3 more");
        assertThatThrownBy(() -> read(schema, "{\"s\":null}", JsonEncoding.PLAIN_JSON))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("i");
    }

    @Test
    void a_default_that_does_fit_stays_beside_one_that_does_not() throws Exception {
        RecordValue record = read(
                "{\"type\":\"record\",\"name\":\"A\",\"fields\":[{\"name\":\"i\",\"type\":\"int\",\"default\":\"one\"},{\"name\":\"n\",\"type\":\"int\",\"default\":7}]}",
                "{\"i\":1}",
                JsonEncoding.PLAIN_JSON);

        assertThat(record.get(1)).isEqualTo(7);
    }

    private RecordValue read(String schema, String record, JsonEncoding encoding) throws Exception {
        Path schemaFile = Files.writeString(folder.resolve("schema.avsc"), schema);
        Path records = Files.writeString(folder.resolve("records.ndjson"), record);
        return UserRecords.read(Optional.of(schemaFile), records, encoding, Input.SAMPLING)
                .records()
                .get(0);
    }
}
