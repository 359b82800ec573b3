package io.wirecost.workloads;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.builtin.Workloads;
import io.wirecost.workloads.parameter.WorkloadParameter;
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

    @Test
    void records_differ_from_each_other() {
        for (Workload workload : Workloads.all()) {
            assertThat(workload.dataset(1).records().stream().map(RecordValue::toString))
                    .as(workload.name())
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void other_settings_give_other_data() {
        for (Workload workload : Workloads.all()) {
            for (WorkloadParameter parameter : workload.settings().parameters()) {
                Workload other = workload.with(workload.settings().with(parameter.name(), neighbour(parameter)));

                assertThat(other.dataset(1).checksum())
                        .as(workload.name() + " " + parameter.name())
                        .isNotEqualTo(workload.dataset(1).checksum());
            }
        }
    }

    private static int neighbour(WorkloadParameter parameter) {
        int next = parameter.standard() + 1;
        return parameter.takes(next) ? next : parameter.standard() - 1;
    }

    /** Changed values make older runs incomparable: change them on purpose only. */
    @ParameterizedTest
    @CsvSource({
        "transactions, 021fd054ea35e235bd6700f2294c572ddda98259e7dc30d7c08d3f760303d00d",
        "records-mixed, 85f7a95e23cdd82f54131506382196fdbb86d3e30769dfdbe09c0f03917b3d8e",
        "records-longs, e5f1e06dc31afb8434ff14481137d2f94037e4df1d74dc7772369bc0cc00a28c",
        "records-strings, d5d783f14e100863e2134fcde5505bacb1b4168de0b63cf1d272a50855c21479",
        "school, f9ad718659773b3c0681622a0bc1809f4a8950353f9af13505277f8a9cacc758",
        "shop, 4009072cc976abc609ebe9bcd6bda23ab95e8231f08a64648d937ff1ac9fe013",
        "tiny, c162b4c5b5523c45fd8509b59657778600e6f3388413b1f6c3548f022e2a0c5c",
        "envelope, fbc426c8dfb2ae9c886a7d08d386082766b0b7bba934c719fb4cd5c5728489cd",
        "nested, 674600fc6c676dc737041fb3ba9fb9eb2a8ba969d293dc0640c39bf5831a2ea4",
        "kitchen-sink, 0aaeeeee5b39a7fdeb475bbba58367a6e2b084b84f2565c393736ae666177a82",
        "edge-values, cec0a82bae9f5351b47eec09d718ef9037b4be22f6bad0c5e456e50e4f762bde"
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
