package io.wirecost.bench.plain;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.builtin.Workloads;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceLoader;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import wirecost.domain.TransactionData;

class PlainBenchmarksTest {
    private static final Dataset DATASET =
            Workloads.byName("transactions").orElseThrow().dataset(7);

    @TempDir
    static Path folder;

    @BeforeAll
    static void writeTheRecords() throws Exception {
        Path file = folder.resolve("dataset");
        try (OutputStream out = Files.newOutputStream(file)) {
            DatasetFile.write(DATASET, out);
        }
        System.setProperty(PlainBenchmark.DATASET, file.toString());
    }

    static Iterable<String> codecs() {
        return PlainBenchmarks.codecs();
    }

    @ParameterizedTest
    @MethodSource("codecs")
    void code_written_by_hand_returns_every_record(String codec) throws Exception {
        PlainBenchmark benchmark = plain(codec);
        benchmark.load();
        assertThat(benchmark.firstNotReturned()).isEqualTo(-1);
        assertThat(benchmark.serialize()).isNotEmpty();
        assertThat(benchmark.deserialize()).isNotNull();
    }

    @ParameterizedTest
    @MethodSource("codecs")
    void its_messages_are_as_long_as_the_codecs(String codec) throws Exception {
        PlainBenchmark benchmark = plain(codec);
        Binding<TransactionData> binding = binding(codec);
        Codec<TransactionData> twin = provider(codec).open(info(codec), binding);
        for (RecordValue record : DATASET.records()) {
            TransactionData data = binding.domain().toDomain(record);
            assertThat(benchmark.serialize(data)).hasSameSizeAs(twin.serialize(data));
        }
    }

    private static PlainBenchmark plain(String codec) throws ReflectiveOperationException {
        return PlainBenchmarks.of(codec).getConstructor().newInstance();
    }

    private static Binding<TransactionData> binding(String codec) {
        return new Binding<>(DATASET.schema(), info(codec), PlainBenchmarksTest.class.getClassLoader());
    }

    private static CodecInfo info(String codec) {
        return provider(codec).codecs().stream()
                .filter(info -> info.name().equals(codec))
                .findFirst()
                .orElseThrow();
    }

    private static CodecProvider provider(String codec) {
        return ServiceLoader.load(CodecProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(provider ->
                        provider.codecs().stream().anyMatch(info -> info.name().equals(codec)))
                .findFirst()
                .orElseThrow();
    }
}
