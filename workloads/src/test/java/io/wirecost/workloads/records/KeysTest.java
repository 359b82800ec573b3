package io.wirecost.workloads.records;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.value.PlainJson;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.value.RecordValue;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Members of JSON objects by the keys, names and aliases of fields. */
class KeysTest {
    private static final String EVENT = """
            {"type": "record", "name": "Event", "fields": [
              {"name": "event_id", "type": "long", "aliases": ["nr", "event-id", "@id"]},
              {"name": "ref", "type": ["null", {"type": "record", "name": "Ref", "fields": [
                {"name": "a_b", "type": "int", "aliases": ["a b"]}]}], "aliases": ["$ref"]},
              {"name": "day", "type": ["null", "string"], "aliases": ["\\u65e5\\u4ed8"]},
              {"name": "size", "type": "int", "default": 7}
            ]}
            """;

    @TempDir
    private Path folder;

    private Input input;

    @BeforeEach
    void setUp() {
        input = new Input(folder, JsonEncoding.PLAIN_JSON);
    }

    @ParameterizedTest
    @ValueSource(strings = {"event-id", "event_id", "nr", "@id"})
    void a_member_is_found_by_key_name_or_alias(String key) throws IOException, InputException {
        assertThat(read("{\"" + key + "\": 5}").get(0)).isEqualTo(5L);
    }

    @Test
    void keys_may_be_any_text_at_any_depth() throws IOException, InputException {
        RecordValue event = read("{\"event-id\": 1, \"$ref\": {\"a b\": 2}, \"\\u65e5\u4ed8\": \"x\"}");

        assertThat(event.get(1)).hasToString("[2]");
        assertThat(event.get(2)).isEqualTo("x");
        assertThat(event.get(3)).isEqualTo(7);
    }

    @Test
    void two_members_for_one_field_are_a_problem() {
        assertThat(problems("{\"event-id\": 1, \"nr\": 2, \"$ref\": {\"a b\": 1, \"a_b\": 1}}"))
                .containsExactly(
                        "\"event-id\" and \"nr\" both stand for the field event_id of Event; keep one",
                        "\"$ref\": \"a b\" and \"a_b\" both stand for the field a_b of Ref; keep one");
    }

    @Test
    void problems_name_members_as_the_file_has_them() {
        assertThat(problems("{\"nr\": true, \"$ref\": {\"a b\": \"1\"}, \"day\": 1, \"sizes\": 1}"))
                .containsExactly(
                        "nr: expected long, found true",
                        "\"$ref\".\"a b\": expected int, found the string \"1\"",
                        "day: expected string, found 1",
                        "no field \"sizes\" in Event; did you mean \"size\"?");
        assertThat(problems("{\"eventid\": 1}"))
                .containsExactly(
                        "\"event-id\": is missing; expected long",
                        "no field \"eventid\" in Event; did you mean \"event-id\"?");
    }

    @Test
    void compact_json_has_the_keys() throws IOException, InputException {
        Dataset dataset = input.read(EVENT, "{\"nr\": 5, \"ref\": {\"a_b\": 6}, \"day\": \"y\"}");

        assertThat(JsonText.compact(
                        new PlainJson(dataset.schema()).of(dataset.records().get(0))))
                .isEqualTo("{\"event-id\":5,\"$ref\":{\"a b\":6},\"\u65e5\u4ed8\":\"y\",\"size\":7}");
    }

    private RecordValue read(String record) throws IOException, InputException {
        return input.read(EVENT, record).records().get(0);
    }

    private List<String> problems(String record) {
        return input.problemsOf(EVENT, record).stream()
                .map(problem -> problem.replace("orders.ndjson: record 1 (line 1): ", ""))
                .toList();
    }
}
