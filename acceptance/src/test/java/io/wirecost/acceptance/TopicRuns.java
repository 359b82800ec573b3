package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import io.wirecost.acceptance.Wirecost.Outcome;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.json.ObjectBuilder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run with messages of a topic, of a Kafka that wants TLS and a password. */
abstract class TopicRuns {
    private static final String TOPIC = "customer.orders";
    private static final String NAME = "Lovelace";
    private static final String BILLS = "bills";
    private static final String BILL =
            "{\"type\":\"record\",\"name\":\"Bill\",\"fields\":[{\"name\":\"cents\",\"type\":\"int\"}]}";

    private static SecuredBroker broker;

    @TempDir
    private Path folder;

    private Wirecost wirecost;

    @BeforeAll
    static void start() throws Exception {
        broker = SecuredKafkaTest.broker();
        send(60);
    }

    @BeforeEach
    void setUp() {
        wirecost = Wirecost.warm(folder);
    }

    @Test
    void a_topic_is_measured_and_a_run_goes_on_with_the_messages_that_it_has_kept() throws Exception {
        Path out = folder.resolve("out");
        Outcome run = run("--out", out.toString());

        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.err())
                .contains("Reading topic " + TOPIC, "The run keeps their values in", "--redact keeps none")
                .doesNotContain(SecuredBroker.PASSWORD);
        assertThat(run.out()).contains("as sent today", "As sent today (JSON)");
        assertThat(out.resolve("topic/records.dataset")).exists();
        assertThat(Files.readString(out.resolve("run.json"))).contains("\"topic\": \"" + TOPIC + "\"");

        Path file = out.resolve("run.json");
        Files.writeString(file, Files.readString(file).replace("\"complete\": true", "\"complete\": false"));
        send(5);
        Outcome resumed = wirecost.run("run", "--resume", out.toString());

        assertThat(resumed.exitCode()).as(resumed.err()).isZero();
        assertThat(resumed.err()).doesNotContain("Reading topic");
        assertThat(Files.readString(file)).contains("\"complete\": true", "\"topic\": \"" + TOPIC + "\"");
    }

    @Test
    void a_redacted_run_writes_no_value() throws Exception {
        Path out = folder.resolve("redacted");
        Outcome run = run("--redact", "--out", out.toString());

        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.err()).contains("All values are replaced before anything is written");
        assertThat(run.out() + run.err()).doesNotContain(NAME);
        assertThat(files(out)).hasSizeGreaterThan(3).noneMatch(text -> text.contains(NAME));
        assertThat(Files.readString(out.resolve("run.json"))).contains("\"redacted\": true", "customer");
    }

    @Test
    void explain_shows_a_message_and_keeps_nothing() throws Exception {
        Outcome explained = wirecost.run(with(TOPIC, "explain", "--codec", "jackson-json", "--redact"));

        assertThat(explained.exitCode()).as(explained.err()).isZero();
        assertThat(explained.out()).contains("customer").doesNotContain(NAME);
        assertThat(folder.resolve("runs")).doesNotExist();
    }

    @Test
    void a_topic_that_is_not_there_and_a_wrong_password_are_named() throws Exception {
        String settings = broker.clientSettings(SecuredBroker.PASSWORD).toString();
        Outcome missing = wirecost.run(
                "run", "--from-kafka", broker.address(), "--from-kafka-config", settings, "--topic", "customer.order");
        Outcome wrong = wirecost.run(
                "run",
                "--from-kafka",
                broker.address(),
                "--from-kafka-config",
                broker.clientSettings("guess").toString(),
                "--topic",
                TOPIC);

        assertThat(missing.exitCode()).isEqualTo(2);
        assertThat(missing.err()).contains("--topic customer.order", "did you mean \"" + TOPIC + "\"?");
        assertThat(wrong.exitCode()).isEqualTo(2);
        assertThat(wrong.err())
                .contains("refuses wirecost", "--from-kafka-config")
                .doesNotContain("guess", "\tat ");
        assertThat(folder.resolve("runs")).isEmptyDirectory();
    }

    @Test
    void a_registry_is_asked_with_credentials_of_the_environment() throws Exception {
        send(
                BILLS,
                IntStream.range(0, 40)
                        .mapToObj(i -> new byte[] {0, 0, 0, 0, 1, (byte) (2 * i)})
                        .toList());
        HttpServer registry = registry("Basic YWxpY2U6c2VjcmV0");
        String url = "http://127.0.0.1:" + registry.getAddress().getPort();
        String[] arguments =
                with(BILLS, "run", "--measure", "size", "--codec", "jackson-json,avro-generic", "--registry", url);
        try {
            Outcome run = wirecost.with("WIRECOST_REGISTRY_BASIC_AUTH_USER_INFO", "alice:secret")
                    .run(arguments);
            Outcome refused = wirecost.run(arguments);

            assertThat(run.exitCode()).as(run.err()).isZero();
            assertThat(run.out()).contains("As sent today (Avro behind a registry's frame)");
            assertThat(run.out() + run.err()).doesNotContain("secret");
            assertThat(refused.exitCode()).isEqualTo(2);
            assertThat(refused.err()).contains("refuses wirecost (status 401)", "basic.auth.user.info");
        } finally {
            registry.stop(0);
        }
        Outcome gone = wirecost.run(arguments);

        assertThat(gone.exitCode()).isEqualTo(2);
        assertThat(gone.err())
                .contains("registry " + url + ": cannot be reached")
                .doesNotContain("\tat ");
    }

    /** A registry that has one schema, for those who say this in their header. */
    private static HttpServer registry(String authorization) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        byte[] schema = JsonText.compact(new ObjectBuilder().put("schema", BILL).build())
                .getBytes(StandardCharsets.UTF_8);
        server.createContext("/schemas/ids/1", exchange -> {
            boolean isKnown = authorization.equals(exchange.getRequestHeaders().getFirst("Authorization"));
            exchange.sendResponseHeaders(isKnown ? 200 : 401, isKnown ? schema.length : -1);
            if (isKnown) {
                exchange.getResponseBody().write(schema);
            }
            exchange.close();
        });
        server.start();
        return server;
    }

    private Outcome run(String... further) throws IOException {
        List<String> all = new ArrayList<>(List.of("run", "--measure", "size", "--codec", "jackson-json,avro-generic"));
        all.addAll(List.of(further));
        return wirecost.run(with(TOPIC, all.toArray(String[]::new)));
    }

    private static String[] with(String topic, String... arguments) throws IOException {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of(
                "--details",
                "--from-kafka",
                broker.address(),
                "--from-kafka-config",
                broker.clientSettings(SecuredBroker.PASSWORD).toString(),
                "--topic",
                topic));
        return all.toArray(String[]::new);
    }

    private static void send(int count) throws IOException {
        send(
                TOPIC,
                IntStream.range(0, count)
                        .mapToObj(i -> ("{\"id\":" + (1_000 + i) + ",\"customer\":\"" + NAME + " " + i % 20
                                        + "\",\"paid\":" + (i % 2 == 0) + "}")
                                .getBytes(StandardCharsets.UTF_8))
                        .toList());
    }

    private static void send(String topic, List<byte[]> values) throws IOException {
        try (Producer<byte[], byte[]> producer = new KafkaProducer<>(
                Map.copyOf(broker.client()), new ByteArraySerializer(), new ByteArraySerializer())) {
            values.forEach(value -> producer.send(new ProducerRecord<>(topic, value)));
        }
    }

    private static List<String> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).map(TopicRuns::text).toList();
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
