package io.wirecost.acceptance;

import io.wirecost.process.Start;
import java.io.IOException;
import java.io.Reader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.common.Uuid;

/**
 * A Kafka whose clients need TLS, a name and a password: Kafka's own commands, with settings as an administrator writes
 * them.
 */
final class SecuredBroker implements AutoCloseable {
    static final String PASSWORD = "correct horse battery staple";

    private static final String USER = "alice";
    private static final String STORE_PASSWORD = "changeit";
    private static final String HOST = "127.0.0.1";
    private static final String LOGIN = "org.apache.kafka.common.security.plain.PlainLoginModule required";

    private final Path folder;
    private final int port = freePort();
    private Process process;

    private SecuredBroker(Path folder) throws IOException {
        this.folder = Files.createDirectories(folder);
    }

    /** @param folder of its own, for its data and the settings of clients */
    static SecuredBroker start(Path folder) throws Exception {
        SecuredBroker broker = new SecuredBroker(folder);
        broker.makeCertificate();
        Path settings = Files.writeString(broker.folder.resolve("server.properties"), broker.settings());
        String cluster = Uuid.randomUuid().toString();
        broker.finish(broker.kafka("kafka.tools.StorageTool", "format", "-t", cluster, "-c", settings.toString()));
        broker.process = broker.kafka("kafka.Kafka", settings.toString());
        return broker;
    }

    String address() {
        return HOST + ":" + port;
    }

    /** The file that a user writes for {@code --kafka-config}. */
    Path clientSettings(String password) throws IOException {
        return Files.writeString(
                folder.resolve("client.properties"), """
                security.protocol=SASL_SSL
                sasl.mechanism=PLAIN
                sasl.jaas.config=%s username="%s" password="%s";
                ssl.truststore.type=PKCS12
                ssl.truststore.location=%s
                ssl.truststore.password=%s
                """.formatted(LOGIN, USER, password, store(), STORE_PASSWORD));
    }

    /** What a client with the right password has to know. */
    Map<String, String> client() throws IOException {
        Properties client = new Properties();
        try (Reader settings = Files.newBufferedReader(clientSettings(PASSWORD))) {
            client.load(settings);
        }
        client.put("bootstrap.servers", address());
        return client.stringPropertyNames().stream().collect(Collectors.toMap(name -> name, client::getProperty));
    }

    /** The names of its topics, once it answers. */
    List<String> topics() throws Exception {
        try (Admin admin = Admin.create(Map.copyOf(client()))) {
            return List.copyOf(admin.listTopics().names().get(1, TimeUnit.MINUTES));
        }
    }

    private String settings() throws IOException {
        int controller = freePort();
        return """
                process.roles=broker,controller
                node.id=1
                controller.quorum.voters=1@%1$s:%2$d
                controller.listener.names=CONTROLLER
                listeners=CLIENTS://%1$s:%3$d,INSIDE://%1$s:%4$d,CONTROLLER://%1$s:%2$d
                advertised.listeners=CLIENTS://%1$s:%3$d,INSIDE://%1$s:%4$d
                inter.broker.listener.name=INSIDE
                listener.security.protocol.map=CLIENTS:SASL_SSL,INSIDE:PLAINTEXT,CONTROLLER:PLAINTEXT
                sasl.enabled.mechanisms=PLAIN
                listener.name.clients.plain.sasl.jaas.config=%5$s user_%6$s="%7$s";
                ssl.keystore.type=PKCS12
                ssl.keystore.location=%8$s
                ssl.keystore.password=%9$s
                log.dirs=%10$s
                offsets.topic.replication.factor=1
                """.formatted(
                        HOST,
                        controller,
                        port,
                        freePort(),
                        LOGIN,
                        USER,
                        PASSWORD,
                        store(),
                        STORE_PASSWORD,
                        folder.resolve("data"));
    }

    private Path store() {
        return folder.resolve("store.p12");
    }

    private void makeCertificate() throws Exception {
        finish(started(
                List.of(
                        java("keytool").toString(),
                        "-genkeypair",
                        "-alias",
                        "broker",
                        "-keyalg",
                        "EC",
                        "-dname",
                        "CN=broker",
                        "-ext",
                        "san=ip:" + HOST,
                        "-storetype",
                        "PKCS12",
                        "-keystore",
                        store().toString(),
                        "-storepass",
                        STORE_PASSWORD),
                "keytool"));
    }

    private Process kafka(String main, String... arguments) throws IOException {
        String jars = Path.of(System.getProperty("wirecost.installation"), "broker") + "/*";
        List<String> command = new ArrayList<>(List.of(
                java("java").toString(), "-Xmx512m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", jars, main));
        command.addAll(List.of(arguments));
        return started(command, main);
    }

    private Process started(List<String> command, String name) throws IOException {
        return Start.of(new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(name + ".txt").toFile()));
    }

    private void finish(Process step) throws Exception {
        if (!step.waitFor(1, TimeUnit.MINUTES) || step.exitValue() != 0) {
            step.destroyForcibly();
            throw new AssertionError(step.info() + " failed; look at " + folder);
        }
    }

    private static Path java(String tool) {
        return Path.of(System.getProperty("java.home"), "bin", tool);
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
            return socket.getLocalPort();
        }
    }

    @Override
    public void close() {
        process.destroyForcibly().onExit().join(); // its data are deleted next
    }
}
