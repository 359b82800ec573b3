package io.wirecost.pipeline.service;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;

/** A real broker, in this JVM. */
public final class TestBroker implements AutoCloseable {
    private final KafkaRaftServer server;
    private final String address;
    private final Path folder;

    private TestBroker(KafkaRaftServer server, String address, Path folder) {
        this.server = server;
        this.address = address;
        this.folder = folder;
    }

    /** @param folder empty, for its files */
    public static TestBroker start(Path folder) throws Exception {
        int controllerPort = freePort();
        String address = "127.0.0.1:" + freePort();
        Properties settings = new Properties();
        settings.put("process.roles", "broker,controller");
        settings.put("node.id", "1");
        settings.put("controller.quorum.voters", "1@127.0.0.1:" + controllerPort);
        settings.put("listeners", "PLAINTEXT://" + address + ",CONTROLLER://127.0.0.1:" + controllerPort);
        settings.put("advertised.listeners", "PLAINTEXT://" + address);
        settings.put("controller.listener.names", "CONTROLLER");
        settings.put("inter.broker.listener.name", "PLAINTEXT");
        settings.put("listener.security.protocol.map", "CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT");
        settings.put("log.dirs", folder.toString());
        settings.put("auto.create.topics.enable", "false");
        format(folder);
        KafkaRaftServer server = new KafkaRaftServer(new KafkaConfig(settings), Time.SYSTEM);
        server.startup();
        return new TestBroker(server, address, folder);
    }

    private static void format(Path folder) throws Exception {
        try (PrintStream silence = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8)) {
            new Formatter()
                    .setPrintStream(silence)
                    .setClusterId(Uuid.randomUuid().toString())
                    .setNodeId(1)
                    .addDirectory(folder.toString())
                    .setMetadataLogDirectory(folder.toString())
                    .setControllerListenerName("CONTROLLER")
                    .run();
        }
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

    /** The one file of messages of a topic with one partition. */
    public Path messages(String topic) {
        return folder.resolve(topic + "-0").resolve("00000000000000000000.log");
    }

    @Override
    public void close() {
        server.shutdown();
        server.awaitShutdown();
    }
}
