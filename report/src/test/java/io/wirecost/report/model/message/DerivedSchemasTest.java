package io.wirecost.report.model.message;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.report.SampleRuns;
import io.wirecost.report.model.message.DerivedSchema.SchemaFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DerivedSchemasTest {
    @TempDir
    private Path folder;

    @Test
    void each_target_has_its_files_and_the_codecs_that_use_it() throws Exception {
        write("schemas/protobuf-java/schema.proto", "message Order {\n\tint64 id = 1;\n}\n");
        write("schemas/protobuf-java/notes.txt", "id is named id2\u202e\n");
        write("schemas/protobuf-java/Order.java", "class Order {}\n");

        assertThat(DerivedSchemas.read(folder, SampleRuns.full()))
                .containsExactly(new DerivedSchema(
                        "protobuf-java",
                        List.of("protobuf-java"),
                        List.of(
                                new SchemaFile("Order.java", "(a class of 15 bytes, in the run's folder)"),
                                new SchemaFile("notes.txt", "id is named id2\\u202e"),
                                new SchemaFile("schema.proto", "message Order {\n    int64 id = 1;\n}"))));
    }

    @Test
    void a_run_without_schemas_has_none() throws Exception {
        assertThat(DerivedSchemas.read(folder, SampleRuns.full())).isEmpty();
    }

    @Test
    void what_a_link_points_to_is_not_read() throws Exception {
        write("secret", "of somebody else");
        write("schemas/avro/schema.avsc", "{}");
        Files.createSymbolicLink(folder.resolve("schemas/avro/link"), folder.resolve("secret"));

        assertThat(DerivedSchemas.read(folder, SampleRuns.full()).get(0).files())
                .extracting(SchemaFile::path)
                .containsExactly("schema.avsc");
    }

    @Test
    void what_would_make_the_report_heavy_is_left_out_and_said() throws Exception {
        write("schemas/avro/a.avsc", "x".repeat(60_000));
        write("schemas/avro/b.avsc", "y".repeat(50_000));

        assertThat(DerivedSchemas.read(folder, SampleRuns.full()).get(0).files())
                .extracting(SchemaFile::text)
                .containsExactly("x".repeat(60_000), "(50,000 bytes, left out here: it is in the run's folder)");
    }

    private void write(String path, String text) throws Exception {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
