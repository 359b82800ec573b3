package io.wirecost.pipeline.broker;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;

/** Kafka in this process: broker and controller in one. */
final class Kafka {
    private final KafkaRaftServer server;

    private Kafka(KafkaRaftServer server) {
        this.server = server;
    }

    /** Makes the folder a broker's and starts it; clients can connect when this returns. */
    static Kafka start(Assignment assignment) throws Exception {
        probe(KafkaSettings.HOST, assignment.clientPort());
        probe(KafkaSettings.HOST, assignment.controllerPort());
        for (BrokerListener listener : assignment.listeners()) {
            probe(listener.host(), listener.port());
        }
        Properties settings = KafkaSettings.of(assignment);
        format(assignment.data().toString());
        KafkaRaftServer server = new KafkaRaftServer(new KafkaConfig(settings), Time.SYSTEM);
        server.startup();
        return new Kafka(server);
    }

    void stop() {
        server.shutdown();
        server.awaitShutdown();
    }

    /** Returns when Kafka has stopped, for whatever reason. */
    void awaitEnd() {
        server.awaitShutdown();
    }

    /** Kafka itself would take its ports at the very end, and find out seconds later that it cannot. */
    private static void probe(String host, int port) throws IOException {
        new ServerSocket(port, 1, InetAddress.getByName(host)).close();
    }

    private static void format(String data) throws Exception {
        new Formatter()
                .setPrintStream(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8))
                .setClusterId(Uuid.randomUuid().toString())
                .setNodeId(KafkaSettings.NODE)
                .addDirectory(data)
                .setMetadataLogDirectory(data)
                .setControllerListenerName(KafkaSettings.CONTROLLER)
                .run();
    }
}
