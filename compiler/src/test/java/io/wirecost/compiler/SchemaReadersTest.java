package io.wirecost.compiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SchemaReadersTest {
    @TempDir
    private Path folder;

    @Test
    void a_schema_is_read_with_or_without_a_byte_order_mark() throws IOException, InputException {
        Path file = folder.resolve("order.avsc");
        Files.writeString(
                file,
                "\ufeff{\"type\":\"record\",\"name\":\"Order\",\"fields\":[{\"name\":\"id\",\"type\":\"long\"}]}");

        assertThat(SchemaReaders.read(file).schema().root().name()).isEqualTo("Order");
    }

    @Test
    void a_file_that_cannot_be_read_is_reported() throws IOException {
        Path latin = Files.write(folder.resolve("latin.avsc"), new byte[] {'"', (byte) 0xe9, '"'});
        Path empty = Files.createFile(folder.resolve("empty.avsc"));

        assertThat(problems(folder.resolve("none.avsc")))
                .singleElement()
                .asString()
                .endsWith("none.avsc: no such file; expected an Avro schema (.avsc)");
        assertThat(problems(folder)).singleElement().asString().contains(": is a folder; expected");
        assertThat(problems(latin)).singleElement().asString().contains("latin.avsc: is not UTF-8 text");
        assertThat(problems(empty)).containsExactly("empty.avsc: is empty; expected JSON");
    }

    @Test
    void a_name_without_a_known_ending_is_read_as_the_first_language() throws IOException, InputException {
        Path file = Files.writeString(
                folder.resolve("order.json"),
                "{\"type\":\"record\",\"name\":\"Order\",\"fields\":[{\"name\":\"id\",\"type\":\"long\"}]}");

        assertThat(SchemaReaders.read(file).schema().root().name()).isEqualTo("Order");
    }

    @Test
    void each_language_is_found_by_its_name_and_by_a_file_s_name() {
        assertThat(SchemaReaders.all())
                .allSatisfy(reader ->
                        assertThat(SchemaReaders.byLanguage(reader.language())).contains(reader));
        assertThat(SchemaReaders.forFile("ORDER.AVSC").language()).isEqualTo("avro");
        assertThat(SchemaReaders.byLanguage("none")).isEmpty();
    }

    private static List<String> problems(Path file) {
        return catchThrowableOfType(InputException.class, () -> SchemaReaders.read(file))
                .problems();
    }
}
