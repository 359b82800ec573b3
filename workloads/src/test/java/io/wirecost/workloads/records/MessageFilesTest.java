package io.wirecost.workloads.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.core.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages of Protocol Buffers as teams keep them: one after the other in a file, or one in each file of a folder. */
class MessageFilesTest {
    private static final byte[] ONE = {8, 1};
    private static final byte[] TWO = {8, 2, 18, 1, 'x'};
    private static final byte[] OF_ANOTHER_SCHEMA = {24, 7};
    private static final byte[] CUT_OFF = {18, 9, 'x'};

    @TempDir
    private Path folder;

    private Path schema;

    @BeforeEach
    void setUp() throws IOException {
        schema = Files.writeString(
                folder.resolve("order.proto"),
                "syntax = \"proto3\"; message Order { int32 id = 1; optional string name = 2; }");
    }

    @ParameterizedTest
    @ValueSource(strings = {"orders.pb", "orders.bin", "orders"})
    void messages_behind_their_lengths_are_read_whatever_their_file_is_called(String name) throws Exception {
        Path file = Files.write(folder.resolve(name), new byte[] {2, 8, 1, 0, 5, 8, 2, 18, 1, 'x'});

        assertThat(read(file)).containsExactly("[1, null]", "[0, null]", "[2, x]");
    }

    @ParameterizedTest
    @ValueSource(strings = {".pb", ".bin"})
    void a_folder_has_a_message_in_each_file(String ending) throws Exception {
        Path messages = Files.createDirectory(folder.resolve("messages"));
        Files.write(messages.resolve("a" + ending), ONE);
        Files.write(messages.resolve("b" + ending), TWO);
        Files.writeString(messages.resolve("README.txt"), "What these are.");

        assertThat(read(messages)).containsExactly("[1, null]", "[2, x]");
    }

    @Test
    void a_folder_has_a_message_as_json_in_each_file() throws Exception {
        Path messages = Files.createDirectory(folder.resolve("messages"));
        Files.writeString(messages.resolve("a.json"), "{\n  \"id\": 1\n}\n");
        Files.writeString(messages.resolve("b.json"), "{\"id\":2,\"name\":\"x\"}");

        assertThat(read(messages)).containsExactly("[1, null]", "[2, x]");
    }

    @Test
    void messages_that_cannot_be_read_are_all_told_with_their_files() throws Exception {
        Path messages = Files.createDirectory(folder.resolve("messages"));
        Files.write(messages.resolve("a.pb"), ONE);
        Files.write(messages.resolve("b.pb"), OF_ANOTHER_SCHEMA);
        Files.write(messages.resolve("c.pb"), CUT_OFF);

        assertThat(problems(messages)).hasSize(2);
        assertThat(problems(messages).get(0)).contains("b.pb", "Order has fields that the schema lacks: number 3");
        assertThat(problems(messages).get(1)).contains("c.pb", "is no message Order");
    }

    @Test
    void a_file_that_ends_within_a_message_is_told() throws Exception {
        Path file = Files.write(folder.resolve("orders.pb"), new byte[] {2, 8, 1, 5, 8, 2});

        assertThat(problems(file))
                .singleElement()
                .asString()
                .contains("orders.pb", "ends within message 2", "or a folder with one in each file");
    }

    @Test
    void the_text_format_is_refused_in_words() throws Exception {
        Path file = Files.writeString(folder.resolve("order.textproto"), "id: 1");

        assertThat(problems(file)).singleElement().asString().contains("text format, which is not read");
    }

    private List<String> problems(Path records) {
        return catchThrowableOfType(InputException.class, () -> read(records)).problems();
    }

    private List<String> read(Path records) throws InputException {
        SchemaRequest request =
                SchemaRequest.of(schema, new InstalledTools(Path.of(System.getProperty("wirecost.installation"))));
        return UserRecords.read(
                        Optional.of(request), records, JsonEncoding.PLAIN_JSON, UnknownFields.REFUSED, Input.SAMPLING)
                .records()
                .stream()
                .map(Object::toString)
                .toList();
    }
}
