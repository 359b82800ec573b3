package io.wirecost.topics.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.TopicReading;
import io.wirecost.core.dataset.TopicReading.Skipped;
import io.wirecost.core.dataset.TopicReading.TopicSchema;
import io.wirecost.topics.registry.HttpRegistry;
import io.wirecost.workloads.records.JsonEncoding;
import io.wirecost.workloads.records.UserRecords;
import io.wirecost.workloads.source.Sampling;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.Schema;
import org.apache.avro.file.DataFileWriter;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.generic.GenericRecordBuilder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.EncoderFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AvroTopicTest {
    private static final String OLD = """
            {"type":"record","name":"Order","namespace":"acme","fields":[
              {"name":"id","type":"long"},{"name":"name","type":"string"},{"name":"dropped","type":"int"}]}""";
    private static final String NEW = """
            {"type":"record","name":"Order","namespace":"acme","fields":[
              {"name":"id","type":"long"},{"name":"customer","aliases":["name"],"type":"string"},
              {"name":"state","type":{"type":"enum","name":"State","symbols":["OPEN","PAID"]},"default":"PAID"}]}""";
    private static final String OTHER =
            "{\"type\":\"record\",\"name\":\"Gone\",\"namespace\":\"acme\",\"fields\":[{\"name\":\"id\",\"type\":\"long\"}]}";

    @TempDir
    private Path folder;

    private HttpRegistry registry;
    private Topic topic;

    @BeforeEach
    void start() throws Exception {
        registry = HttpRegistry.start();
        // The older version has the higher id: a registry gives ids by content, and versions by subject.
        registry.register(9, "orders-value", 1, "", OLD, Map.of());
        registry.register(7, "orders-value", 2, "", NEW, Map.of());
        registry.register(5, "gone-value", 1, "", OTHER, Map.of());
        topic = new Topic(folder.resolve("schema")).of(registry.client());
    }

    @AfterEach
    void stop() {
        registry.close();
    }

    @Test
    void records_have_the_same_values_as_from_a_file() throws Exception {
        Path file = folder.resolve("orders.avro");
        Schema schema = schema(NEW);
        try (DataFileWriter<GenericRecord> writer = new DataFileWriter<>(new GenericDatumWriter<>())) {
            writer.create(schema, file.toFile());
            for (int i = 0; i < 30; i++) {
                GenericRecord order = order(schema, i);
                writer.append(order);
                topic.framed(7, bytes(order));
            }
        }
        Dataset given = UserRecords.read(Optional.empty(), file, JsonEncoding.PLAIN_JSON, new Sampling(100, 1));

        Dataset read = topic.read().dataset();

        assertThat(read.schema()).isEqualTo(given.schema());
        assertThat(Topic.json(read)).isEqualTo(Topic.json(given)).hasSize(30);
        assertThat(read.sent().orElseThrow().bytes().get(0)).isEqualTo(5 + bytes(order(schema, 0)).length);
    }

    @Test
    void older_messages_are_resolved_to_the_newest_version_with_aliases_and_defaults() throws Exception {
        GenericRecord old = new GenericRecordBuilder(schema(OLD))
                .set("id", 1L)
                .set("name", "Ada")
                .set("dropped", 3)
                .build();
        TopicRecords.Result result = topic.framed(9, bytes(old))
                .framed(7, bytes(order(schema(NEW), 2)))
                .read();

        assertThat(Topic.json(result.dataset()))
                .containsExactly(
                        "{\"id\":1,\"customer\":\"Ada\",\"state\":\"PAID\"}",
                        "{\"id\":2,\"customer\":\"c2\",\"state\":\"OPEN\"}");
        assertThat(reading(result).schemas())
                .containsExactly(new TopicSchema(7, 1, true), new TopicSchema(9, 1, false));
        assertThat(result.news())
                .contains("They have several schemas: 7 (1 message), 9 (1 message); all are read as the newest, 7.");
    }

    @Test
    void messages_that_cannot_be_read_are_counted_by_reason() throws Exception {
        byte[] good = bytes(order(schema(NEW), 1));
        TopicRecords.Result result = topic.framed(7, good)
                .framed(7, good)
                .framed(7, new byte[] {2, 4})
                .framed(99, good)
                .framed(5, new byte[] {2})
                .add(new byte[] {0, 0})
                .add("{\"id\":1}")
                .read();

        assertThat(result.dataset().records()).hasSize(2);
        assertThat(reading(result).skipped())
                .extracting(Skipped::reason)
                .containsExactlyInAnyOrder(
                        "that do not fit their schema 7",
                        "whose schema 99 the registry does not know",
                        "of type acme.Gone and not acme.Order (--root chooses)",
                        "whose frame is cut off",
                        "without a registry's frame");
        assertThat(result.news()).anyMatch(line -> line.contains("the first at partition 0, offset 2"));
    }

    @Test
    void another_type_of_the_topic_is_chosen_by_name() throws Exception {
        topic.framed(7, bytes(order(schema(NEW), 1)))
                .framed(7, bytes(order(schema(NEW), 2)))
                .framed(5, new byte[] {6});

        assertThat(Topic.json(topic.root("Gone").read().dataset())).containsExactly("{\"id\":3}");
    }

    @Test
    void a_type_that_no_message_is_of_is_an_error() throws Exception {
        topic.framed(7, bytes(order(schema(NEW), 1))).root("Nothing");

        assertThatThrownBy(topic::read)
                .isInstanceOf(InputException.class)
                .hasMessageContaining("--root Nothing")
                .hasMessageContaining("acme.Order");
    }

    @Test
    void references_of_a_schema_are_resolved() throws Exception {
        String money =
                "{\"type\":\"record\",\"name\":\"Money\",\"namespace\":\"acme\",\"fields\":[{\"name\":\"cents\",\"type\":\"int\"}]}";
        String bill =
                "{\"type\":\"record\",\"name\":\"Bill\",\"namespace\":\"acme\",\"fields\":[{\"name\":\"total\",\"type\":\"acme.Money\"}]}";
        registry.register(20, "money", 1, "", money, Map.of());
        registry.register(21, "bills", 1, "", bill, Map.of("acme.Money", "money"));

        assertThat(Topic.json(topic.framed(21, new byte[] {84}).read().dataset()))
                .containsExactly("{\"total\":{\"cents\":42}}");
    }

    @Test
    void a_topic_of_which_nothing_can_be_read_says_why() {
        topic.framed(98, new byte[] {1}).framed(99, new byte[] {1});

        assertThatThrownBy(topic::read)
                .isInstanceOf(InputException.class)
                .hasMessageContaining("--topic orders: none of 2 messages can be measured")
                .hasMessageContaining("whose schema 98 the registry does not know; the first at partition 0, offset 0")
                .hasMessageContaining("whose schema 99");
    }

    @Test
    void messages_of_a_registry_need_its_address() {
        assertThatThrownBy(() -> new Topic(folder).framed(7, new byte[] {1}).read())
                .isInstanceOf(InputException.class)
                .hasMessageContaining("add --registry URL");
    }

    private static TopicReading reading(TopicRecords.Result result) {
        return result.dataset().sent().orElseThrow().reading();
    }

    private static Schema schema(String text) {
        return new Schema.Parser().parse(text);
    }

    private static GenericRecord order(Schema schema, int number) {
        return new GenericRecordBuilder(schema)
                .set("id", (long) number)
                .set("customer", "c" + number)
                .set(
                        "state",
                        new org.apache.avro.generic.GenericData.EnumSymbol(
                                schema.getField("state").schema(), "OPEN"))
                .build();
    }

    private static byte[] bytes(GenericRecord record) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(bytes, null);
        new GenericDatumWriter<GenericRecord>(record.getSchema()).write(record, encoder);
        encoder.flush();
        return bytes.toByteArray();
    }
}
