package io.wirecost.pipeline.driver.broker;

import io.wirecost.pipeline.driver.broker.EmbeddedBroker.Settings;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** The broker of the build, and what the tests want to know of it. */
final class TestBroker {
    static final int MESSAGE_MAX_BYTES = 1 << 20;

    private static final Duration TIMEOUT = Duration.ofMinutes(3);

    private TestBroker() {}

    static Settings settings(Path data, Path work) {
        return settings(data, work, PortSource.FREE);
    }

    static Settings settings(Path data, Path work, PortSource ports) {
        Path jars = Path.of(System.getProperty("wirecost.installation"), "broker");
        return new Settings(jars, data, work, MESSAGE_MAX_BYTES, ports);
    }

    static void createTopic(EmbeddedBroker broker, String topic) throws Exception {
        try (Admin admin = Admin.create(client(broker))) {
            admin.createTopics(List.of(new NewTopic(topic, 1, (short) 1))).all().get();
        }
    }

    static KafkaProducer<byte[], byte[]> producer(EmbeddedBroker broker, Map<String, Object> settings) {
        Map<String, Object> all = new HashMap<>(client(broker));
        all.putAll(settings);
        return new KafkaProducer<>(all, new ByteArraySerializer(), new ByteArraySerializer());
    }

    static Map<String, Object> client(EmbeddedBroker broker) {
        return Map.of("bootstrap.servers", broker.bootstrap());
    }

    static boolean isListening(String bootstrap) {
        int port = Integer.parseInt(bootstrap.substring(bootstrap.indexOf(':') + 1));
        try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getByName("127.0.0.1"))) {
            return !socket.isBound();
        } catch (IOException e) {
            return true;
        }
    }

    static boolean isRunning(long pid) {
        return ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false);
    }

    /** Polls until it is so; gives up only where something is clearly wrong. */
    static void await(String what, Callable<Boolean> condition) throws Exception {
        long deadline = System.nanoTime() + TIMEOUT.toNanos();
        while (!condition.call()) {
            if (System.nanoTime() > deadline) {
                throw new AssertionError("waited in vain until " + what);
            }
            Thread.sleep(50);
        }
    }
}
