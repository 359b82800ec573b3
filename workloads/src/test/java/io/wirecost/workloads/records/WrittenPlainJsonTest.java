package io.wirecost.workloads.records;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.avro.AvroSchemaText;
import io.wirecost.compiler.value.PlainJson;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.value.Comparer;
import io.wirecost.workloads.builtin.Workloads;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WrittenPlainJsonTest {
    @TempDir
    private Path folder;

    @Test
    void it_has_no_blanks_and_leaves_out_what_is_absent() throws Exception {
        Dataset dataset = new Input(folder, JsonEncoding.PLAIN_JSON)
                .read(
                        "{\"type\":\"record\",\"name\":\"Order\",\"fields\":["
                                + "{\"name\":\"id\",\"type\":\"long\"},"
                                + "{\"name\":\"note\",\"type\":[\"null\",\"string\"]},"
                                + "{\"name\":\"total\",\"type\":{\"type\":\"bytes\",\"logicalType\":\"decimal\",\"precision\":9,\"scale\":2}},"
                                + "{\"name\":\"tags\",\"type\":{\"type\":\"array\",\"items\":[\"null\",\"string\"]}}]}",
                        "{ \"id\": 7, \"note\": null, \"total\": \"1.50\", \"tags\": [ \"a\\n\", null ] }");

        assertThat(JsonText.compact(
                        new PlainJson(dataset.schema()).of(dataset.records().get(0))))
                .isEqualTo("{\"id\":7,\"total\":\"1.50\",\"tags\":[\"a\\n\",null]}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"kitchen-sink", "edge-values", "transactions"})
    void it_is_read_back_value_for_value(String workload) throws Exception {
        Dataset given = Workloads.byName(workload).orElseThrow().dataset(1);
        Path schema = Files.writeString(folder.resolve("schema.avsc"), AvroSchemaText.emit(given.schema()));
        List<String> lines = given.records().stream()
                .map(new PlainJson(given.schema())::of)
                .map(JsonText::compact)
                .toList();

        Dataset read = UserRecords.read(
                Optional.of(schema),
                Files.write(folder.resolve("records.ndjson"), lines),
                JsonEncoding.PLAIN_JSON,
                Input.SAMPLING);

        Comparer comparer = new Comparer(given.schema(), Set.of());
        for (int i = 0; i < given.records().size(); i++) {
            assertThat(comparer.compare(given.records().get(i), read.records().get(i)))
                    .isEmpty();
        }
    }
}
