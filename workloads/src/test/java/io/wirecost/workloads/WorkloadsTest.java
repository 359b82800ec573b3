package io.wirecost.workloads;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.workloads.builtin.Workloads;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WorkloadsTest {
    @Test
    void a_workload_is_found_by_its_name() {
        assertThat(Workloads.all()).extracting(Workload::name).doesNotHaveDuplicates();
        assertThat(Workloads.all())
                .allSatisfy(w -> assertThat(Workloads.byName(w.name())).contains(w));
        assertThat(Workloads.byName("none")).isEmpty();
    }

    /** Changed values make older runs incomparable: change them on purpose only. */
    @ParameterizedTest
    @CsvSource({
        "transactions, 243b3bcb2c700c545451335ea379c4160d0ed0ef63d6b551df23f0c67def9866",
        "kitchen-sink, 0e39248fd6d57c6ccaad4cd8652139cc602b903f4b49e4237d3859ae30694b1b",
        "edge-values, c9a335be9a8f7417b0038dc6f21a7f8c508cbcea02fb339a8c418cfa9a8de3d7"
    })
    void the_same_seed_gives_the_same_values_on_every_machine(String name, String checksum) {
        Workload workload = Workloads.byName(name).orElseThrow();

        assertThat(workload.dataset(7).checksum()).isEqualTo(checksum);
        assertThat(workload.dataset(8).checksum()).isNotEqualTo(checksum);
    }

    @Test
    void every_dataset_survives_the_file_in_which_it_travels() throws IOException {
        for (Workload workload : Workloads.all()) {
            Dataset dataset = workload.dataset(1);
            ByteArrayOutputStream file = new ByteArrayOutputStream();
            DatasetFile.write(dataset, file);

            assertThat(DatasetFile.read(new ByteArrayInputStream(file.toByteArray()))
                            .checksum())
                    .as(workload.name())
                    .isEqualTo(dataset.checksum());
        }
    }
}
