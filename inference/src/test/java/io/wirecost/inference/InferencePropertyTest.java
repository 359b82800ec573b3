package io.wirecost.inference;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.avro.AvroSchemaText;
import io.wirecost.compiler.value.PlainJson;
import io.wirecost.contract.RandomSchema;
import io.wirecost.contract.RandomValues;
import io.wirecost.core.InputException;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Schema;
import io.wirecost.workloads.records.JsonEncoding;
import io.wirecost.workloads.records.UserRecords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever the records are, the inferred schema accepts all of them and writes back equal JSON. */
class InferencePropertyTest {
    private static final int RECORDS = 60;

    @TempDir
    private Path folder;

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 10);
    }

    static LongStream moreSeeds() {
        return LongStream.rangeClosed(11, 60);
    }

    @Tag("nightly")
    @ParameterizedTest
    @MethodSource("moreSeeds")
    void records_of_more_seeds_are_written_back_too(long seed) throws Exception {
        records_of_any_schema_are_written_back(seed);
        records_without_any_schema_are_written_back(seed);
        the_written_schema_reads_the_records_again(seed);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void records_of_any_schema_are_written_back(long seed) throws InputException {
        Schema schema = RandomSchema.generate(seed, 12);
        RandomValues values = new RandomValues(schema, seed);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < RECORDS; i++) {
            lines.add(JsonText.compact(new PlainJson(schema).of(values.next(i % 12))));
        }

        Inferred inferred = Given.lines(folder, lines).inferred();

        assertThat(inferred.findings().proof().examples()).isEmpty();
        assertThat(inferred.findings().proof().records()).isEqualTo(RECORDS);
        assertThat(inferred.taken().records()).hasSize(RECORDS);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void records_without_any_schema_are_written_back(long seed) throws InputException {
        List<String> lines = new RandomJson(seed)
                .records(RECORDS).stream().map(JsonText::compact).toList();

        Inferred inferred = Given.lines(folder, lines).inferred();

        assertThat(inferred.findings().proof().examples()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void the_written_schema_reads_the_records_again(long seed) throws InputException, IOException {
        List<String> lines = new RandomJson(seed)
                .records(RECORDS).stream().map(JsonText::compact).toList();
        Given given = Given.lines(folder, lines);
        Inferred inferred = given.inferred();
        Path schema = Files.writeString(folder.resolve("events.avsc"), AvroSchemaText.emitWithNotes(inferred.schema()));

        assertThat(UserRecords.read(Optional.of(schema), given.file(), JsonEncoding.PLAIN_JSON, Given.ALL)
                        .schema())
                .isEqualTo(inferred.schema());
    }
}
