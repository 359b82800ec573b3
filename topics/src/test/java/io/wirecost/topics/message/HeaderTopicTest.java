package io.wirecost.topics.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.TopicReading.Skipped;
import io.wirecost.core.dataset.TopicReading.TopicSchema;
import io.wirecost.topics.kafka.SchemaHeader.Kind;
import io.wirecost.topics.registry.HttpRegistry;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Messages whose serializer has put the schema's id into a header. */
class HeaderTopicTest {
    private static final UUID GUID = UUID.fromString("cc0e0e0e-53c1-4a1a-8f1a-000000000001");
    private static final UUID UNKNOWN = UUID.fromString("cc0e0e0e-53c1-4a1a-8f1a-000000000002");
    private static final String BILL =
            "{\"type\":\"record\",\"name\":\"Bill\",\"namespace\":\"acme\",\"fields\":[{\"name\":\"cents\",\"type\":\"int\"}]}";
    private static final String PROTO =
            "syntax = \"proto3\"; package acme; message Other { int32 x = 1; } message Bill { int32 cents = 1; }";
    private static final String JSON =
            "{\"title\":\"Bill\",\"type\":\"object\",\"required\":[\"cents\"],\"properties\":{\"cents\":{\"type\":\"integer\"}}}";
    private static final byte[] FORTY_TWO = {84};

    @TempDir
    private Path folder;

    private HttpRegistry registry;
    private Topic topic;

    @BeforeEach
    void start() throws Exception {
        registry = HttpRegistry.start();
        topic = new Topic(folder.resolve("schema")).of(registry.client());
    }

    @AfterEach
    void stop() {
        registry.close();
    }

    @Test
    void a_guid_in_a_header_names_the_schema_that_a_frame_names_by_its_id() throws Exception {
        registry.register(7, "bills-value", 1, "", BILL, Map.of());
        registry.name(GUID, 7);

        TopicRecords.Result result = topic.headed(Kind.FRAME, guid(GUID), FORTY_TWO)
                .framed(7, FORTY_TWO)
                .read();

        assertThat(Topic.json(result.dataset())).containsExactly("{\"cents\":42}", "{\"cents\":42}");
        assertThat(result.dataset().sent().orElseThrow().reading().schemas())
                .containsExactly(new TopicSchema(7, 2, true));
        assertThat(result.news().get(0))
                .contains("2 messages of Avro with the schema's id in a header or behind a registry's frame");
    }

    @Test
    void a_header_is_a_part_of_what_is_sent() throws Exception {
        registry.register(7, "bills-value", 1, "", BILL, Map.of());
        registry.name(GUID, 7);

        int framed = 5 + FORTY_TWO.length;
        int headed = 1 + "__value_schema_id".length() + 1 + 17 + FORTY_TWO.length;
        assertThat(topic.framed(7, FORTY_TWO)
                        .headed(Kind.FRAME, guid(GUID), FORTY_TWO)
                        .read()
                        .dataset()
                        .sent()
                        .orElseThrow()
                        .bytes())
                .containsExactly(framed, headed);
    }

    @Test
    void indexes_of_protocol_buffers_follow_the_id_in_the_header() throws Exception {
        registry.register(7, "bills-value", 1, "PROTOBUF", PROTO, Map.of());
        registry.name(GUID, 7);
        byte[] header = joined(guid(GUID), new byte[] {2, 2});

        assertThat(Topic.json(topic.headed(Kind.FRAME, header, new byte[] {8, 42})
                        .read()
                        .dataset()))
                .containsExactly("{\"cents\":42}");
    }

    @Test
    void json_with_a_header_is_held_against_its_schema_where_there_is_a_registry() throws Exception {
        registry.register(7, "bills-value", 1, "JSON", JSON, Map.of());
        registry.name(GUID, 7);

        TopicRecords.Result result = topic.headed(Kind.FRAME, guid(GUID), text("{\"cents\":1}"))
                .headed(Kind.FRAME, guid(GUID), text("{}"))
                .read();

        assertThat(Topic.json(result.dataset())).containsExactly("{\"cents\":1}");
        assertThat(result.dataset().sent().orElseThrow().reading().skipped())
                .containsExactly(new Skipped("that do not fit their schema 7", 1));
    }

    @Test
    void without_a_registry_json_is_plain_json_whatever_its_header_says() throws Exception {
        Topic plain = new Topic(folder.resolve("plain"));
        for (int i = 0; i < 5; i++) {
            plain.headed(Kind.FRAME, guid(GUID), text("{\"cents\":" + i + "}"));
        }

        assertThat(plain.read().dataset().records()).hasSize(5);
    }

    @Test
    void messages_that_name_a_schema_and_are_no_json_need_a_registry() {
        assertThatThrownBy(() -> new Topic(folder)
                        .headed(Kind.FRAME, guid(GUID), FORTY_TWO)
                        .read())
                .isInstanceOf(InputException.class)
                .hasMessageContaining("name their schema in the header __value_schema_id; add --registry URL");
    }

    @Test
    void a_content_id_is_the_id_of_the_common_api() throws Exception {
        registry.register(7, "bills-value", 1, "", BILL, Map.of());
        byte[] header = ByteBuffer.allocate(8).putLong(7).array();

        assertThat(Topic.json(
                        topic.headed(Kind.CONTENT_ID, header, FORTY_TWO).read().dataset()))
                .containsExactly("{\"cents\":42}");
    }

    @Test
    void headers_that_name_no_schema_are_counted_by_reason() throws Exception {
        registry.register(7, "bills-value", 1, "", BILL, Map.of());
        registry.name(GUID, 7);
        byte[] eight = ByteBuffer.allocate(8).putLong(7).array();

        TopicRecords.Result result = topic.headed(Kind.FRAME, guid(GUID), FORTY_TWO)
                .headed(Kind.FRAME, guid(UNKNOWN), FORTY_TWO)
                .headed(Kind.FRAME, new byte[] {1, 2, 3}, FORTY_TWO)
                .headed(Kind.FRAME, new byte[] {9, 0, 0, 0, 7}, FORTY_TWO)
                .headed(Kind.GLOBAL_ID, eight, FORTY_TWO)
                .headed(Kind.CONTENT_ID, new byte[] {7}, FORTY_TWO)
                .read();

        assertThat(result.dataset().records()).hasSize(1);
        assertThat(result.dataset().sent().orElseThrow().reading().skipped())
                .containsExactlyInAnyOrder(
                        new Skipped("whose schema " + UNKNOWN + " the registry does not know", 1),
                        new Skipped(withoutId("__value_schema_id"), 2),
                        new Skipped(withoutId("apicurio.value.globalId"), 1),
                        new Skipped(withoutId("apicurio.value.contentId"), 1));
    }

    private static String withoutId(String header) {
        return "whose header " + header + " has no id that the common API of registries knows";
    }

    private static byte[] guid(UUID guid) {
        return ByteBuffer.allocate(17)
                .put((byte) 1)
                .putLong(guid.getMostSignificantBits())
                .putLong(guid.getLeastSignificantBits())
                .array();
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] joined(byte[] head, byte[] tail) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(head);
        bytes.writeBytes(tail);
        return bytes.toByteArray();
    }
}
