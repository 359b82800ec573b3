package io.wirecost.workloads;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
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
        "transactions, 0bf161b5f9d2ce7a60115691d88f0b74471ce6c66e43a9bb243efa1075f98de6",
        "kitchen-sink, f505276f503e0fd13310669cd96ee1d88b9e37d20e8256eb8eb5ff0822cf8f59",
        "edge-values, 008c4bbccdb935fda21b0d66704329741db0844bc1b65470d032e014d42ae23a"
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
