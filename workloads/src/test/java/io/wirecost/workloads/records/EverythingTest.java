package io.wirecost.workloads.records;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.avro.AvroSchemaText;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.value.Comparer;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.builtin.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.apache.avro.file.CodecFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every type and every edge in each kind of file comes in as it was. */
class EverythingTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"kitchen-sink", "edge-values", "transactions"})
    void an_avro_file_is_read_value_for_value(String workload) throws IOException, InputException {
        Dataset given = dataset(workload);

        assertSame(
                given,
                UserRecords.read(
                        Optional.empty(),
                        new AvroData(given).container(folder.resolve("Plain.avro"), CodecFactory.nullCodec()),
                        JsonEncoding.PLAIN_JSON,
                        Input.SAMPLING));
        assertSame(
                given,
                UserRecords.read(
                        Optional.of(schema(given)),
                        new AvroData(given).container(folder.resolve("small"), CodecFactory.deflateCodec(6)),
                        JsonEncoding.PLAIN_JSON,
                        Input.SAMPLING));
    }

    @ParameterizedTest
    @ValueSource(strings = {"kitchen-sink", "edge-values", "transactions"})
    void avro_json_is_read_value_for_value(String workload) throws IOException, InputException {
        Dataset given = dataset(workload);
        Path file = new AvroData(given).json(folder.resolve("records.ndjson"));

        assertSame(given, UserRecords.read(Optional.of(schema(given)), file, JsonEncoding.AVRO_JSON, Input.SAMPLING));
    }

    @ParameterizedTest
    @ValueSource(strings = {"kitchen-sink", "edge-values", "transactions"})
    void plain_json_is_read_value_for_value(String workload) throws IOException, InputException {
        Dataset given = dataset(workload);
        Path file = new PlainData(given).json(folder.resolve("records.ndjson"));

        assertSame(given, UserRecords.read(Optional.of(schema(given)), file, JsonEncoding.PLAIN_JSON, Input.SAMPLING));
    }

    private static Dataset dataset(String workload) {
        return Workloads.byName(workload).map((Workload w) -> w.dataset(3)).orElseThrow();
    }

    private Path schema(Dataset dataset) throws IOException {
        return Files.writeString(folder.resolve("schema.avsc"), AvroSchemaText.emit(dataset.schema()));
    }

    private static void assertSame(Dataset given, Dataset read) {
        Comparer comparer = new Comparer(given.schema(), Set.of());
        assertThat(read.schema()).isEqualTo(given.schema());
        assertThat(read.records()).hasSameSizeAs(given.records());
        for (int i = 0; i < given.records().size(); i++) {
            assertThat(comparer.compare(given.records().get(i), read.records().get(i)))
                    .as("record %d", i + 1)
                    .isEmpty();
        }
    }
}
