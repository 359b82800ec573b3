package io.wirecost.bench.plain;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.workloads.Workloads;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PlainBenchmarksTest {
    @TempDir
    static Path folder;

    @BeforeAll
    static void writeTheRecords() throws Exception {
        Path file = folder.resolve("dataset");
        try (OutputStream out = Files.newOutputStream(file)) {
            DatasetFile.write(Workloads.byName("transactions").orElseThrow().dataset(7), out);
        }
        System.setProperty(PlainBenchmark.DATASET, file.toString());
    }

    static Iterable<String> codecs() {
        return PlainBenchmarks.codecs();
    }

    @ParameterizedTest
    @MethodSource("codecs")
    void code_written_by_hand_returns_every_record(String codec) throws Exception {
        PlainBenchmark benchmark = PlainBenchmarks.of(codec).getConstructor().newInstance();
        benchmark.load();
        assertThat(benchmark.firstNotReturned()).isEqualTo(-1);
        assertThat(benchmark.serialize()).isNotEmpty();
        assertThat(benchmark.deserialize()).isNotNull();
    }
}
