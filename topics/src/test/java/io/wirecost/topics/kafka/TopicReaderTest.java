package io.wirecost.topics.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.InputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TopicReaderTest {
    @TempDir
    private static Path folder;

    private static TopicBroker broker;

    @BeforeAll
    static void start() throws Exception {
        broker = TopicBroker.start(folder);
    }

    @AfterAll
    static void stop() {
        broker.close();
    }

    @Test
    void the_newest_messages_are_read_of_each_partition_in_its_share() throws Exception {
        broker.create("shares", 2);
        broker.send("shares", 0, numbered(300));
        broker.send("shares", 1, numbered(100));

        TopicMessages read = TopicReader.read(broker.client(), "shares", ReadLimits.of(40));

        assertThat(read.messages()).hasSize(40);
        assertThat(offsets(read, 0)).hasSize(30).startsWith(270L).endsWith(299L);
        assertThat(offsets(read, 1)).hasSize(10).startsWith(90L).endsWith(99L);
        assertThat(read.keys()).isEqualTo(40);
        assertThat(read.stopped()).isEmpty();
    }

    @Test
    void tombstones_are_counted_and_older_messages_take_their_place() throws Exception {
        broker.create("stones", 1);
        broker.send("stones", 0, numbered(50));
        List<byte[]> stones = new ArrayList<>();
        IntStream.range(0, 30).forEach(i -> stones.add(null));
        broker.send("stones", 0, stones);

        TopicMessages read = TopicReader.read(broker.client(), "stones", ReadLimits.of(10));

        assertThat(read.tombstones()).isEqualTo(30);
        assertThat(offsets(read, 0)).hasSize(10).isSorted().allMatch(offset -> offset < 50);
    }

    @Test
    void messages_of_aborted_and_of_open_transactions_are_not_read() throws Exception {
        broker.create("transactions", 1);
        try (Producer<byte[], byte[]> producer = broker.producer(Map.of("transactional.id", "writer"))) {
            producer.initTransactions();
            transaction(producer, "committed");
            producer.commitTransaction();
            transaction(producer, "aborted");
            producer.abortTransaction();
            transaction(producer, "open");

            TopicMessages read = TopicReader.read(broker.client(), "transactions", ReadLimits.of(100));

            assertThat(read.messages())
                    .extracting(message -> new String(message.value(), StandardCharsets.UTF_8))
                    .containsExactly("committed");
            producer.abortTransaction();
        }
    }

    @Test
    void reading_writes_nothing_to_the_cluster() throws Exception {
        broker.create("untouched", 3);
        broker.send("untouched", 1, numbered(20));
        Map<String, String> before = broker.state();

        TopicReader.read(broker.client(), "untouched", ReadLimits.of(100));
        assertThatThrownBy(() -> TopicReader.read(broker.client(), "untuched", ReadLimits.of(100)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("did you mean \"untouched\"?");

        assertThat(broker.state()).isEqualTo(before).containsEntry("untouched-1", "20");
    }

    @Test
    void bytes_and_time_bound_what_is_read_and_the_bound_is_named() throws Exception {
        broker.create("bounds", 1);
        broker.send("bounds", 0, List.of(new byte[1 << 19], new byte[1 << 19], new byte[1 << 19]));

        TopicMessages few =
                TopicReader.read(broker.client(), "bounds", new ReadLimits(10, 1 << 20, Duration.ofMinutes(1)));
        TopicMessages early = TopicReader.read(broker.client(), "bounds", new ReadLimits(10, 1 << 30, Duration.ZERO));

        assertThat(few.messages()).hasSize(2);
        assertThat(few.stopped()).contains("at 1 MiB");
        assertThat(early.stopped()).contains("after 0 s");
    }

    @Test
    void a_header_that_names_the_schema_comes_with_the_message_and_no_other_does() throws Exception {
        broker.create("headers", 1);
        try (Producer<byte[], byte[]> producer = broker.producer(Map.of())) {
            for (List<String> names :
                    List.of(List.of("trace", "__value_schema_id"), List.of("trace", "__key_schema_id"))) {
                ProducerRecord<byte[], byte[]> record = new ProducerRecord<>("headers", new byte[] {42});
                names.forEach(name -> record.headers().add(name, new byte[] {1, 2, 3}));
                producer.send(record).get();
            }
        }

        List<TopicMessage> read =
                TopicReader.read(broker.client(), "headers", ReadLimits.of(10)).messages();

        assertThat(read.get(0).header().orElseThrow().name()).isEqualTo("__value_schema_id");
        assertThat(read.get(0).header().orElseThrow().value()).containsExactly(1, 2, 3);
        assertThat(read.get(0).sentBytes()).isEqualTo(1 + 1 + "__value_schema_id".length() + 1 + 3);
        assertThat(read.get(1).header()).isEmpty();
        assertThat(read.get(1).sentBytes()).isEqualTo(1);
    }

    @Test
    void a_topic_without_a_message_is_named() throws Exception {
        broker.create("nothing", 2);

        assertThatThrownBy(() -> TopicReader.read(broker.client(), "nothing", ReadLimits.of(10)))
                .isInstanceOf(InputException.class)
                .hasMessage("--topic nothing: has no committed message; expected at least one");
    }

    private static void transaction(Producer<byte[], byte[]> producer, String text) throws Exception {
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("transactions", text.getBytes(StandardCharsets.UTF_8)))
                .get();
    }

    private static List<byte[]> numbered(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> String.valueOf(i).getBytes(StandardCharsets.UTF_8))
                .toList();
    }

    private static List<Long> offsets(TopicMessages read, int partition) {
        return read.messages().stream()
                .filter(message -> message.partition() == partition)
                .map(TopicMessage::offset)
                .toList();
    }
}
