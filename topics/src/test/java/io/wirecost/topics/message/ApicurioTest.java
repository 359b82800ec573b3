package io.wirecost.topics.message;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.json.JsonText;
import io.wirecost.core.json.ObjectBuilder;
import io.wirecost.process.Start;
import io.wirecost.topics.kafka.SchemaHeader;
import io.wirecost.topics.registry.Registry;
import io.wirecost.topics.registry.RegistryAccess;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real registry, which Maven downloads: what it answers is what we expect of one. */
@Tag("nightly")
class ApicurioTest {
    private static final String VERSION = "3.0.9";
    private static final Pattern ID = Pattern.compile("\"id\":\\s*(\\d+)");
    private static final long POLL_MILLIS = 200;

    @TempDir
    private static Path folder;

    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static String api;
    private static Process server;

    @BeforeAll
    static void start() throws Exception {
        Path archive = folder.resolve("registry.tar.gz");
        finish(
                "mvn",
                "-B",
                "-q",
                "org.apache.maven.plugins:maven-dependency-plugin:2.10:get",
                "-Dartifact=io.apicurio:apicurio-registry-app:" + VERSION + ":tar.gz:all",
                "-Dtransitive=false",
                "-Ddest=" + archive);
        finish("tar", "xzf", archive.toString());
        int port = freePort();
        api = "http://127.0.0.1:" + port + "/apis/ccompat/v7";
        server = started(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx300m",
                "-Dquarkus.http.port=" + port,
                "-Dquarkus.http.host=127.0.0.1",
                "-jar",
                "apicurio-registry-app-" + VERSION + "-runner.jar");
        awaitAnswer();
    }

    @AfterAll
    static void stop() {
        if (server != null) {
            server.destroyForcibly().onExit().join();
        }
    }

    @Test
    void avro_with_a_reference_and_two_versions() throws Exception {
        register(
                "money",
                "{\"type\":\"record\",\"name\":\"Money\",\"namespace\":\"acme\",\"fields\":[{\"name\":\"cents\",\"type\":\"int\"}]}",
                "AVRO",
                Map.of());
        String first =
                "{\"type\":\"record\",\"name\":\"Bill\",\"namespace\":\"acme\",\"fields\":[{\"name\":\"total\",\"type\":\"acme.Money\"}]}";
        String second = first.replace("}]}", "},{\"name\":\"paid\",\"type\":\"boolean\",\"default\":true}]}");
        int old = register("orders-value", first, "AVRO", Map.of("acme.Money", "money"));
        int now = register("orders-value", second, "AVRO", Map.of("acme.Money", "money"));

        TopicRecords.Result result = topic("avro")
                .framed(old, new byte[] {84})
                .framed(now, new byte[] {2, 0})
                .framed(1_000_000, new byte[] {1})
                .read();

        assertThat(Topic.json(result.dataset()))
                .containsExactly(
                        "{\"total\":{\"cents\":42},\"paid\":true}", "{\"total\":{\"cents\":1},\"paid\":false}");
        assertThat(result.dataset().sent().orElseThrow().reading().skippedMessages())
                .isEqualTo(1);
    }

    @Test
    void protocol_buffers_with_an_import() throws Exception {
        register(
                "common",
                "syntax = \"proto3\"; package acme; message Cents { int64 cents = 1; }",
                "PROTOBUF",
                Map.of());
        int id = register(
                "payments-value",
                "syntax = \"proto3\"; package acme; import \"common.proto\"; message Other { int32 x = 1; } message Payment { Cents total = 1; }",
                "PROTOBUF",
                Map.of("common.proto", "common"));

        assertThat(Topic.json(topic("protobuf")
                        .framed(id, new byte[] {2, 2, 10, 2, 8, 42})
                        .read()
                        .dataset()))
                .containsExactly("{\"total\":{\"cents\":42}}");
    }

    @Test
    void json_schema() throws Exception {
        int id = register(
                "users-value",
                "{\"$schema\":\"http://json-schema.org/draft-07/schema#\",\"title\":\"User\",\"type\":\"object\",\"required\":[\"id\"],\"properties\":{\"id\":{\"type\":\"integer\"}}}",
                "JSON",
                Map.of());

        assertThat(Topic.json(topic("json")
                        .framed(id, "{\"id\":7}")
                        .framed(id, "{}")
                        .read()
                        .dataset()))
                .containsExactly("{\"id\":7}");
    }

    @Test
    void an_id_of_the_common_api_is_the_content_id_that_apicurio_s_serializers_write_into_a_header() throws Exception {
        int id = register(
                "headed-value",
                "{\"type\":\"record\",\"name\":\"Headed\",\"fields\":[{\"name\":\"cents\",\"type\":\"int\"}]}",
                "AVRO",
                Map.of());
        HttpResponse<String> own = HTTP.send(
                HttpRequest.newBuilder(URI.create(api.replace("ccompat/v7", "registry/v3") + "/ids/contentIds/" + id))
                        .build(),
                HttpResponse.BodyHandlers.ofString());

        assertThat(own.body()).contains("Headed");
        assertThat(Topic.json(topic("headers")
                        .headed(
                                SchemaHeader.Kind.CONTENT_ID,
                                ByteBuffer.allocate(8).putLong(id).array(),
                                new byte[] {84})
                        .read()
                        .dataset()))
                .containsExactly("{\"cents\":42}");
    }

    private static Topic topic(String name) throws Exception {
        return new Topic(folder.resolve(name)).of(Registry.at(RegistryAccess.of(api, Map.of(), Map.of())));
    }

    private static int register(String subject, String schema, String type, Map<String, String> references)
            throws Exception {
        ObjectBuilder body = new ObjectBuilder().put("schema", schema).put("schemaType", type);
        body.put(
                "references",
                new io.wirecost.core.json.Json.Arr(references.entrySet().stream()
                        .map(reference -> (io.wirecost.core.json.Json) new ObjectBuilder()
                                .put("name", reference.getKey())
                                .put("subject", reference.getValue())
                                .put("version", 1)
                                .build())
                        .toList()));
        HttpResponse<String> answer = HTTP.send(
                HttpRequest.newBuilder(URI.create(api + "/subjects/" + subject + "/versions"))
                        .header("Content-Type", "application/vnd.schemaregistry.v1+json")
                        .POST(HttpRequest.BodyPublishers.ofString(JsonText.compact(body.build())))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        Matcher id = ID.matcher(answer.body());
        assertThat(id.find()).as(answer.body()).isTrue();
        return Integer.parseInt(id.group(1));
    }

    private static void awaitAnswer() throws Exception {
        long start = System.nanoTime();
        while (System.nanoTime() - start < TimeUnit.MINUTES.toNanos(3) && server.isAlive()) {
            try {
                HttpRequest request =
                        HttpRequest.newBuilder(URI.create(api + "/subjects")).build();
                if (HTTP.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200) {
                    return;
                }
            } catch (IOException e) {
                // not yet
            }
            Thread.sleep(POLL_MILLIS);
        }
        throw new AssertionError("no registry: " + Files.readString(folder.resolve("output.txt")));
    }

    private static void finish(String... command) throws Exception {
        Process process = started(command);
        assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue())
                .as(Files.readString(folder.resolve("output.txt")))
                .isZero();
    }

    private static Process started(String... command) throws IOException {
        return Start.of(new ProcessBuilder(List.of(command))
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("output.txt").toFile()));
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
