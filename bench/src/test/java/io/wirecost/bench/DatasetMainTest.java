package io.wirecost.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.schema.SchemaText;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatasetMainTest {
    @TempDir
    Path folder;

    @Test
    void another_runtime_finds_records_their_schema_what_is_derived_from_it_and_its_classes() throws Exception {
        Path data = folder.resolve("data");
        DatasetMain.main(new String[] {data.toString()});
        Dataset dataset = DatasetFile.read(data.resolve("dataset"));
        assertThat(dataset.groups()).hasSize(1);
        assertThat(dataset.records()).hasSize(240);
        assertThat(SchemaText.parse(Files.readString(data.resolve("schema")))).isEqualTo(dataset.schema());
        assertThat(data.resolve("derived/avro/schema.avsc")).isNotEmptyFile();
        assertThat(data.resolve("derived/protobuf/lowered.json")).isNotEmptyFile();
        assertThat(data.resolve("domain/php/Domain.php")).isNotEmptyFile();
        assertThat(data.resolve("domain/php/domain.json")).isNotEmptyFile();
    }
}
