package io.wirecost.cli.options;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Experiment.Range;
import io.wirecost.workloads.records.JsonEncoding;
import io.wirecost.workloads.records.UserRecords;
import io.wirecost.workloads.source.Sampling;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GivenRecordsTest {
    @TempDir
    private Path folder;

    @Test
    void records_are_counted_and_measured_as_compact_json_and_equal_ones_count_once() throws Exception {
        Dataset dataset = records("{\"id\": 1}", "{\"id\": 22}", "{\"id\": 1}", "{\"id\": 333}");

        assertThat(GivenRecords.of(dataset, 2_000)).isEqualTo(new GivenRecords(4, 3, new Range(8, 10)));
    }

    @Test
    void those_that_are_not_sent_are_not_counted() throws Exception {
        Dataset dataset = records("{\"id\": 1}", "{\"id\": 22}", "{\"id\": 333}");

        assertThat(GivenRecords.of(dataset, 2)).isEqualTo(new GivenRecords(2, 2, new Range(8, 9)));
    }

    private Dataset records(String... lines) throws Exception {
        Path schema = Files.writeString(
                folder.resolve("order.avsc"),
                "{\"type\":\"record\",\"name\":\"Order\",\"fields\":[{\"name\":\"id\",\"type\":\"long\"}]}");
        Path records = Files.writeString(folder.resolve("orders.ndjson"), String.join("\n", lines));
        return UserRecords.read(Optional.of(schema), records, JsonEncoding.PLAIN_JSON, new Sampling(10_000, 1));
    }
}
