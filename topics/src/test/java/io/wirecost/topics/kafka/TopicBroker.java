package io.wirecost.topics.kafka;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.ListTopicsOptions;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;

/** A real broker in this JVM, with topics that tests fill. Like most production clusters it makes any topic that is asked for. */
public final class TopicBroker implements AutoCloseable {
    private final KafkaRaftServer server;
    private final String address;

    private TopicBroker(KafkaRaftServer server, String address) {
        this.server = server;
        this.address = address;
    }

    /** @param folder empty, for its files */
    public static TopicBroker start(Path folder) throws Exception {
        int controller = freePort();
        String address = "127.0.0.1:" + freePort();
        Properties settings = new Properties();
        settings.put("process.roles", "broker,controller");
        settings.put("node.id", "1");
        settings.put("controller.quorum.voters", "1@127.0.0.1:" + controller);
        settings.put("listeners", "PLAINTEXT://" + address + ",CONTROLLER://127.0.0.1:" + controller);
        settings.put("advertised.listeners", "PLAINTEXT://" + address);
        settings.put("controller.listener.names", "CONTROLLER");
        settings.put("listener.security.protocol.map", "CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT");
        settings.put("log.dirs", folder.toString());
        settings.put("auto.create.topics.enable", "true");
        settings.put("offsets.topic.replication.factor", "1");
        settings.put("transaction.state.log.replication.factor", "1");
        settings.put("transaction.state.log.min.isr", "1");
        new Formatter()
                .setPrintStream(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8))
                .setClusterId(Uuid.randomUuid().toString())
                .setNodeId(1)
                .addDirectory(folder.toString())
                .setMetadataLogDirectory(folder.toString())
                .setControllerListenerName("CONTROLLER")
                .run();
        KafkaRaftServer server = new KafkaRaftServer(new KafkaConfig(settings), Time.SYSTEM);
        server.startup();
        return new TopicBroker(server, address);
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    /** What every client has to know. */
    public Map<String, String> client() {
        return Map.of("bootstrap.servers", address);
    }

    void create(String topic, int partitions) throws Exception {
        try (Admin admin = admin()) {
            admin.createTopics(List.of(new NewTopic(topic, partitions, (short) 1)))
                    .all()
                    .get();
        }
    }

    Producer<byte[], byte[]> producer(Map<String, Object> further) {
        Map<String, Object> settings = new TreeMap<>(further);
        settings.putAll(client());
        return new KafkaProducer<>(settings, new ByteArraySerializer(), new ByteArraySerializer());
    }

    /** Sends values to a partition; a null is a tombstone. */
    void send(String topic, int partition, List<byte[]> values) {
        try (Producer<byte[], byte[]> producer = producer(Map.of())) {
            values.forEach(value -> producer.send(new ProducerRecord<>(topic, partition, new byte[] {1}, value)));
        }
    }

    /** All that the cluster holds which a client could have changed: topics, ends of partitions, groups. */
    Map<String, String> state() throws Exception {
        Map<String, String> state = new TreeMap<>();
        try (Admin admin = admin()) {
            List<String> topics = List.copyOf(admin.listTopics(new ListTopicsOptions().listInternal(true))
                    .names()
                    .get());
            Map<TopicPartition, OffsetSpec> asked = admin.describeTopics(topics).allTopicNames().get().values().stream()
                    .flatMap(topic -> topic.partitions().stream()
                            .map(partition -> new TopicPartition(topic.name(), partition.partition())))
                    .collect(Collectors.toMap(partition -> partition, partition -> OffsetSpec.latest()));
            admin.listOffsets(asked)
                    .all()
                    .get()
                    .forEach((partition, end) -> state.put(partition.toString(), String.valueOf(end.offset())));
            state.put("groups", String.valueOf(admin.listGroups().all().get()));
            state.put(
                    "transactions",
                    String.valueOf(admin.listTransactions().all().get()));
        }
        return state;
    }

    private Admin admin() {
        return Admin.create(Map.copyOf(client()));
    }

    @Override
    public void close() {
        server.shutdown();
        server.awaitShutdown();
    }
}
