package io.wirecost.pipeline.driver.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.RecordTooLargeException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One broker for all. Of the ports it is given, the first for clients and the second for the controller are taken. */
class EmbeddedBrokerTest {
    @TempDir
    static Path data;

    @TempDir
    static Path work;

    private static final AtomicInteger ASKED = new AtomicInteger();
    private static ServerSocket taken;
    private static EmbeddedBroker broker;

    @BeforeAll
    static void start() throws Exception {
        taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"));
        PortSource ports =
                () -> Set.of(0, 3).contains(ASKED.getAndIncrement()) ? taken.getLocalPort() : PortSource.FREE.next();
        broker = EmbeddedBroker.start(TestBroker.settings(data, work, ports));
    }

    /** What is asserted here is true of each broker, so none is started for it. */
    @AfterAll
    static void a_closed_broker_leaves_no_process_no_data_and_no_port() throws Exception {
        taken.close();
        if (broker != null) {
            broker.close();

            assertThat(TestBroker.isRunning(broker.pid())).isFalse();
            assertThat(TestBroker.isListening(broker.bootstrap())).isFalse();
            assertThat(data).isEmptyDirectory();
            assertThat(broker.death()).as("an end in good order").isEmpty();
            broker.close();
        }
    }

    @Test
    void taken_ports_are_stepped_over() throws Exception {
        assertThat(ASKED.get()).isGreaterThanOrEqualTo(6);
        assertThat(broker.bootstrap()).isNotEqualTo("127.0.0.1:" + taken.getLocalPort());
        assertThat(broker.isAlive()).isTrue();
        assertThat(broker.death()).isEmpty();
        try (Stream<Path> folders = Files.list(data)) {
            assertThat(folders)
                    .as("of attempts that came to nothing, nothing is left")
                    .hasSize(1);
        }
    }

    @Test
    void messages_come_back_as_they_were_sent() throws Exception {
        List<String> sent =
                IntStream.range(0, 500).mapToObj(i -> "message " + i).toList();
        TestBroker.createTopic(broker, "mirror");

        try (KafkaProducer<byte[], byte[]> producer = TestBroker.producer(broker, Map.of())) {
            sent.forEach(text -> producer.send(new ProducerRecord<>("mirror", text.getBytes(StandardCharsets.UTF_8))));
        }

        assertThat(receive("mirror", sent.size())).isEqualTo(sent);
    }

    @Test
    void its_usage_grows() throws Exception {
        BrokerUsage before = broker.usage();
        TestBroker.createTopic(broker, "usage");
        BrokerUsage after = broker.usage();

        assertThat(before.allocatedBytes()).isPositive();
        assertThat(after.cpuNanos()).isGreaterThan(before.cpuNanos());
    }

    @Test
    void a_message_above_its_limit_is_refused() throws Exception {
        TestBroker.createTopic(broker, "limit");
        var settings = Map.<String, Object>of("max.request.size", 10 * TestBroker.MESSAGE_MAX_BYTES);

        try (KafkaProducer<byte[], byte[]> producer = TestBroker.producer(broker, settings)) {
            var record = new ProducerRecord<byte[], byte[]>("limit", new byte[2 * TestBroker.MESSAGE_MAX_BYTES]);
            assertThatThrownBy(() -> producer.send(record).get())
                    .isInstanceOf(ExecutionException.class)
                    .hasCauseInstanceOf(RecordTooLargeException.class);
        }
    }

    @Test
    void a_deleted_topic_gives_its_disk_back() throws Exception {
        TestBroker.createTopic(broker, "deleted");
        try (KafkaProducer<byte[], byte[]> producer = TestBroker.producer(broker, Map.of())) {
            for (int i = 0; i < 40; i++) {
                producer.send(new ProducerRecord<>("deleted", new byte[TestBroker.MESSAGE_MAX_BYTES / 2]));
            }
        }
        assertThat(foldersOf("deleted")).isPositive();

        try (Admin admin = Admin.create(TestBroker.client(broker))) {
            admin.deleteTopics(List.of("deleted")).all().get();
        }

        TestBroker.await("the topic's folder is gone", () -> foldersOf("deleted") == 0);
    }

    private static List<String> receive(String topic, int messages) {
        Map<String, Object> settings =
                Map.of("bootstrap.servers", broker.bootstrap(), "group.id", "test", "auto.offset.reset", "earliest");
        List<String> received = new ArrayList<>();
        try (var consumer = new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer())) {
            consumer.subscribe(List.of(topic));
            for (int silent = 0; received.size() < messages && silent < 60; silent++) {
                consumer.poll(Duration.ofSeconds(2)).forEach(record -> received.add(record.value()));
            }
        }
        return received;
    }

    /** The broker makes and removes files of its own all the time, so only names are read. */
    private static long foldersOf(String topic) {
        return Stream.of(data.toFile().listFiles())
                .flatMap(broker -> Stream.of(broker.list((folder, name) -> name.startsWith(topic))))
                .count();
    }
}
