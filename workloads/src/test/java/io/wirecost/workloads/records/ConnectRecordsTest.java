package io.wirecost.workloads.records;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.JsonAsGiven;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records as Kafka Connect's JSON converter writes them. */
class ConnectRecordsTest {
    private static final String SCHEMA = "{\"type\":\"struct\",\"name\":\"a}\\\"b\",\"fields\":[{\"payload\":1}]}";

    @TempDir
    private Path folder;

    @Test
    void the_payload_is_the_record_and_what_stands_around_it_is_counted() throws Exception {
        String first = "{ \"schema\" : " + SCHEMA + " , \"payload\" : {\"x\": 1} }";
        String deleted = "{\"schema\":null,\"payload\":null}";
        String second = "{\"payload\":{\"x\":22},\"schema\":null}";

        Dataset dataset = input().read(Input.schema("\"long\""), String.join("\n", first, deleted, second));

        assertThat(dataset.records()).extracting(record -> record.get(0)).containsExactly(1L, 22L);
        JsonAsGiven given = dataset.given().orElseThrow();
        List<Integer> payloads = List.of("{\"x\": 1}".length(), "{\"x\":22}".length());
        assertThat(given.fileBytes()).isEqualTo(payloads);
        assertThat(given.notes().envelopeBytes())
                .isEqualTo(first.length() + second.length() - payloads.get(0) - payloads.get(1));
    }

    @Test
    void a_record_without_the_envelope_of_those_before_is_refused_with_its_line() {
        String wrapped = "{\"schema\":null,\"payload\":{\"x\":1}}";

        assertThat(input().problemsOf(Input.schema("\"long\""), wrapped + "\n{\"x\":2}"))
                .containsExactly(
                        "orders.ndjson:2: expected an object with \"schema\" and \"payload\", as Kafka Connect writes the records before");
    }

    @Test
    void a_problem_in_a_payload_is_told_at_its_place() {
        assertThat(input().problemsOf(Input.schema("\"long\""), "{\"schema\":null,\"payload\":{\"x\":true}}"))
                .singleElement()
                .asString()
                .startsWith("orders.ndjson: record 1 (line 1): x: expected long");
    }

    @Test
    void a_record_with_members_beside_schema_and_payload_is_none_of_connect() throws Exception {
        String schema = """
                {"type":"record","name":"R","fields":[{"name":"schema","type":["null","string"]},
                {"name":"payload","type":"int"},{"name":"id","type":"int"}]}""";

        assertThat(input().read(schema, "{\"schema\":null,\"payload\":1,\"id\":2}")
                        .records())
                .hasSize(1);
    }

    private Input input() {
        return new Input(folder, JsonEncoding.PLAIN_JSON);
    }
}
