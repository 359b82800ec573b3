package io.wirecost.topics.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.CodedOutputStream;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.read.WaysOut;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.TopicReading.TopicSchema;
import io.wirecost.topics.registry.HttpRegistry;
import io.wirecost.workloads.records.JsonEncoding;
import io.wirecost.workloads.records.UnknownFields;
import io.wirecost.workloads.records.UserRecords;
import io.wirecost.workloads.source.Sampling;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProtobufTopicTest {
    private static final String COMMON = "syntax = \"proto3\"; package acme; message Money { int64 cents = 1; }";
    private static final String ORDER = """
            syntax = "proto3"; package acme; import "acme/common.proto";
            message Other { string text = 1; }
            message Order { message Line { int32 count = 1; } string id = 1; Money total = 2; repeated Line lines = 3; }
            """;
    private static final String OLDER = ORDER.replace("string id = 1;", "string id = 1; string note = 9;");
    private static final byte[] ORDER_INDEXES = {2, 2};
    private static final byte[] LINE_INDEXES = {4, 2, 0};

    @TempDir
    private Path folder;

    private HttpRegistry registry;
    private Topic topic;

    @BeforeEach
    void start() throws Exception {
        registry = HttpRegistry.start();
        registry.register(1, "common", 1, "PROTOBUF", COMMON, Map.of());
        registry.register(2, "orders-value", 1, "PROTOBUF", OLDER, Map.of("acme/common.proto", "common"));
        registry.register(3, "orders-value", 2, "PROTOBUF", ORDER, Map.of("acme/common.proto", "common"));
        topic = new Topic(folder.resolve("schema")).of(registry.client());
    }

    @AfterEach
    void stop() {
        registry.close();
    }

    @Test
    void records_have_the_same_values_as_from_a_file() throws Exception {
        ByteArrayOutputStream delimited = new ByteArrayOutputStream();
        for (int i = 0; i < 20; i++) {
            byte[] order = order("o" + i, 100 + i, Optional.empty());
            delimited.write(order.length);
            delimited.writeBytes(order);
            topic.framed(3, joined(ORDER_INDEXES, order));
        }
        Files.write(folder.resolve("orders.pb"), delimited.toByteArray());
        Files.createDirectories(folder.resolve("proto/acme"));
        Files.writeString(folder.resolve("proto/acme/common.proto"), COMMON);
        Path file = Files.writeString(folder.resolve("proto/order.proto"), ORDER);
        Dataset given = UserRecords.read(
                Optional.of(new SchemaRequest(
                        List.of(file),
                        List.of(folder.resolve("proto")),
                        Optional.of("acme.Order"),
                        WaysOut.NONE,
                        Topic.TOOLS)),
                folder.resolve("orders.pb"),
                JsonEncoding.PLAIN_JSON,
                UnknownFields.REFUSED,
                new Sampling(100, 1));

        Dataset read = topic.read().dataset();

        assertThat(read.schema()).isEqualTo(given.schema());
        assertThat(Topic.json(read)).isEqualTo(Topic.json(given)).hasSize(20);
        assertThat(read.schema().notes().hint("acme.Order", "total")).isPresent();
    }

    @Test
    void fields_that_the_newest_version_has_dropped_are_left_out_of_older_messages() throws Exception {
        TopicRecords.Result result = topic.framed(2, joined(ORDER_INDEXES, order("a", 1, Optional.of("old"))))
                .framed(3, joined(ORDER_INDEXES, order("b", 2, Optional.empty())))
                .read();

        assertThat(Topic.json(result.dataset()))
                .containsExactly(
                        "{\"id\":\"a\",\"total\":{\"cents\":1},\"lines\":[]}",
                        "{\"id\":\"b\",\"total\":{\"cents\":2},\"lines\":[]}");
        assertThat(result.dataset().sent().orElseThrow().reading().schemas())
                .containsExactly(new TopicSchema(2, 1, false), new TopicSchema(3, 1, true));
    }

    @Test
    void indexes_say_which_message_of_a_file_it_is_also_within_another() throws Exception {
        assertThat(Topic.json(topic.framed(3, joined(LINE_INDEXES, new byte[] {8, 7}))
                        .read()
                        .dataset()))
                .containsExactly("{\"count\":7}");
    }

    @Test
    void a_schema_that_is_not_supported_is_refused_with_its_place() {
        registry.register(
                4,
                "any-value",
                1,
                "PROTOBUF",
                "syntax = \"proto3\"; import \"google/protobuf/any.proto\"; message A { google.protobuf.Any it = 1; }",
                Map.of());
        topic.framed(4, new byte[] {0, 10, 0});

        assertThatThrownBy(topic::read)
                .isInstanceOf(InputException.class)
                .hasMessageContaining("schema 4 of the registry: ")
                .hasMessageContaining("--without A.it");
    }

    private static byte[] order(String id, long cents, Optional<String> note) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        CodedOutputStream out = CodedOutputStream.newInstance(bytes);
        out.writeString(1, id);
        ByteArrayOutputStream money = new ByteArrayOutputStream();
        CodedOutputStream inner = CodedOutputStream.newInstance(money);
        inner.writeInt64(1, cents);
        inner.flush();
        out.writeByteArray(2, money.toByteArray());
        if (note.isPresent()) {
            out.writeString(9, note.get());
        }
        out.flush();
        return bytes.toByteArray();
    }

    private static byte[] joined(byte[] indexes, byte[] body) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(indexes);
        bytes.writeBytes(body);
        return bytes.toByteArray();
    }
}
