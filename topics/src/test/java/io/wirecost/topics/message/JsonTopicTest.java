package io.wirecost.topics.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.TopicReading.Skipped;
import io.wirecost.topics.registry.HttpRegistry;
import io.wirecost.workloads.records.JsonEncoding;
import io.wirecost.workloads.records.UserRecords;
import io.wirecost.workloads.source.Sampling;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JsonTopicTest {
    private static final String SCHEMA = """
            {"$schema":"http://json-schema.org/draft-07/schema#","title":"Order","type":"object","required":["id"],
             "properties":{"id":{"type":"integer","minimum":1},"total":{"$ref":"https://acme.org/money.json"}}}""";
    private static final String MONEY =
            "{\"title\":\"Money\",\"type\":\"object\",\"required\":[\"cents\"],\"properties\":{\"cents\":{\"type\":\"integer\"}}}";

    @TempDir
    private Path folder;

    private HttpRegistry registry;
    private Topic topic;

    @BeforeEach
    void start() throws Exception {
        registry = HttpRegistry.start();
        registry.register(1, "money", 1, "JSON", MONEY, Map.of());
        registry.register(2, "orders-value", 1, "JSON", SCHEMA, Map.of("https://acme.org/money.json", "money"));
        topic = new Topic(folder.resolve("schema"));
    }

    @AfterEach
    void stop() {
        registry.close();
    }

    @Test
    void records_behind_a_frame_have_the_same_values_as_from_a_file() throws Exception {
        topic.of(registry.client());
        List<String> lines = new ArrayList<>();
        for (int i = 1; i <= 20; i++) {
            String line =
                    i % 3 == 0 ? "{\"id\":" + i + "}" : "{ \"id\" : " + i + ", \"total\" : {\"cents\":" + 7 * i + "}}";
            lines.add(line);
            topic.framed(2, line);
        }
        Path schemas = Files.createDirectories(folder.resolve("given"));
        Files.writeString(
                schemas.resolve("money.json"),
                MONEY.replaceFirst("\\{", "{\"\\$id\":\"https://acme.org/money.json\","));
        Path schema = Files.writeString(schemas.resolve("order.json"), SCHEMA);
        Path records = Files.write(folder.resolve("orders.ndjson"), lines);
        Dataset given = UserRecords.read(
                Optional.of(new io.wirecost.compiler.read.SchemaRequest(
                        List.of(schema),
                        List.of(schemas),
                        Optional.empty(),
                        io.wirecost.compiler.read.WaysOut.NONE,
                        Topic.TOOLS)),
                records,
                JsonEncoding.PLAIN_JSON,
                io.wirecost.workloads.records.UnknownFields.REFUSED,
                new Sampling(100, 1));

        Dataset read = topic.read().dataset();

        assertThat(read.schema()).isEqualTo(given.schema());
        assertThat(Topic.json(read)).isEqualTo(Topic.json(given)).hasSize(20);
        assertThat(read.given().orElseThrow().compactBytes())
                .isEqualTo(given.given().orElseThrow().compactBytes());
    }

    @Test
    void a_message_that_breaks_a_rule_of_the_schema_is_skipped() throws Exception {
        TopicRecords.Result result = topic.of(registry.client())
                .framed(2, "{\"id\":1}")
                .framed(2, "{\"id\":0}")
                .framed(2, "{")
                .read();

        assertThat(result.dataset().records()).hasSize(1);
        assertThat(result.dataset().sent().orElseThrow().reading().skipped())
                .containsExactly(new Skipped("that do not fit their schema 2", 2));
    }

    @Test
    void the_schema_of_plain_json_is_inferred() throws Exception {
        for (int i = 0; i < 30; i++) {
            topic.add("{\"id\":" + i + ",\"at\":\"2026-01-0" + (1 + i % 9) + "\"}");
        }
        TopicRecords.Result result = topic.add("no JSON").add("[1]").read();

        assertThat(result.dataset().schema().root().fields())
                .extracting(Object::toString)
                .hasSize(2);
        assertThat(result.dataset().records()).hasSize(30);
        assertThat(result.dataset().given().orElseThrow().findings()).isPresent();
        assertThat(result.dataset().sent().orElseThrow().reading().form()).isEqualTo("JSON");
        assertThat(result.dataset().sent().orElseThrow().reading().skipped())
                .containsExactly(new Skipped("that are no JSON object", 2));
        assertThat(folder.resolve("schema/orders.avsc")).exists();
    }

    @Test
    void plain_json_is_read_by_the_schema_that_the_user_gives() throws Exception {
        Path schema = Files.writeString(
                folder.resolve("order.avsc"),
                "{\"type\":\"record\",\"name\":\"Order\",\"fields\":[{\"name\":\"id\",\"type\":\"long\"}]}");
        TopicRecords.Result result = topic.schema(schema)
                .add("{\"id\":7}")
                .add("{\"id\":\"seven\"}")
                .add("{\"id\":8,\"x\":1}")
                .read();

        assertThat(Topic.json(result.dataset())).containsExactly("{\"id\":7}");
        assertThat(result.dataset().sent().orElseThrow().reading().skipped())
                .containsExactly(new Skipped("that do not fit the schema", 2));
    }

    @Test
    void a_redacted_topic_tells_no_value_of_what_was_skipped_or_found() throws Exception {
        topic.redacted();
        for (int i = 0; i < 60; i++) {
            topic.add("{\"id\":" + (70_000 + i) + ",\"name\":\"Lovelace" + i % 3 + "\"}");
        }
        TopicRecords.Result result = topic.add("Lovelace is no JSON").read();

        assertThat(result.news()).noneMatch(line -> line.contains("Lovelace"));
        assertThat(result.dataset().given().orElseThrow().findings().toString()).doesNotContain("Lovelace", "70");
        assertThat(Topic.json(result.dataset()))
                .hasSize(60)
                .noneMatch(line -> line.contains("Lovelace"))
                .allMatch(line -> line.length() == "{\"id\":70000,\"name\":\"Lovelace0\"}".length());
    }

    @Test
    void a_topic_without_any_record_says_why() {
        assertThatThrownBy(() -> topic.add("1").add("two").read())
                .isInstanceOf(InputException.class)
                .hasMessageContaining("none of 2 messages can be measured")
                .hasMessageContaining("that are no JSON object");
    }
}
