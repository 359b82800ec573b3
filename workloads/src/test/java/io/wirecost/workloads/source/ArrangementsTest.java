package io.wirecost.workloads.source;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ArrangementsTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @MethodSource("all")
    void records_come_out_of_every_arrangement_and_compression_as_they_went_in(Arranged.Form form, Packings packing)
            throws Exception {
        for (int seed = 1; seed <= 4; seed++) {
            List<JsonNode> records = new RandomJson(seed).records(form == Arranged.Form.LINES ? 500 : 20 * seed);
            Arranged arranged = new Arranged(records, form);

            Read read = Read.of(Files.write(folder.resolve("data"), packing.pack(arranged.bytes())));

            assertThat(read.texts()).hasSameSizeAs(records);
            for (int i = 0; i < records.size(); i++) {
                assertThat(JSON.readTree(read.texts().get(i))).isEqualTo(records.get(i));
            }
            assertThat(read.lines()).isEqualTo(arranged.lines());
            assertThat(read.columns()).isEqualTo(arranged.columns());
        }
    }

    private static Stream<Arguments> all() {
        return Stream.of(Arranged.Form.values())
                .flatMap(form -> Stream.of(Packings.values()).map(packing -> Arguments.of(form, packing)));
    }
}
