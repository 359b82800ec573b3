package io.wirecost.topics.registry;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsParameters;
import com.sun.net.httpserver.HttpsServer;
import io.wirecost.core.InputException;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.json.ObjectBuilder;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;

/** A small registry that speaks the common API over HTTP, and remembers what it was asked. */
public final class HttpRegistry implements AutoCloseable {
    private final HttpServer server;
    private final String scheme;
    private final Map<String, String> answers = new TreeMap<>();
    private final List<String> requests = new CopyOnWriteArrayList<>();
    private Optional<String> expected = Optional.empty();

    private HttpRegistry(HttpServer server, String scheme) {
        this.server = server;
        this.scheme = scheme;
        server.createContext("/", this::answer);
        server.start();
    }

    public static HttpRegistry start() throws IOException {
        return new HttpRegistry(HttpServer.create(anyPort(), 0), "http");
    }

    /**
     * One that speaks TLS only.
     *
     * @param needsClients whether those who ask have to show a certificate
     */
    static HttpRegistry start(SSLContext tls, boolean needsClients) throws IOException {
        HttpsServer server = HttpsServer.create(anyPort(), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(tls) {
            @Override
            public void configure(HttpsParameters connection) {
                SSLParameters parameters = tls.getDefaultSSLParameters();
                parameters.setNeedClientAuth(needsClients);
                connection.setSSLParameters(parameters);
            }
        });
        return new HttpRegistry(server, "https");
    }

    private static InetSocketAddress anyPort() {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    }

    /** Where it is. */
    public String url() {
        return scheme + "://127.0.0.1:" + server.getAddress().getPort();
    }

    /** A client of it. */
    public Registry client() throws InputException {
        return Registry.at(RegistryAccess.of(url(), Map.of(), Map.of()));
    }

    /** Lets only those in who say this in their header {@code Authorization}. */
    void expect(String authorization) {
        expected = Optional.of(authorization);
    }

    List<String> requests() {
        return requests;
    }

    /** Answers a path with a text of any kind. */
    void put(String path, String answer) {
        answers.put(path, answer);
    }

    /**
     * Registers a version of a subject.
     *
     * @param type empty for Avro, which a registry leaves out
     * @param references names and subjects, each in its version 1
     */
    public void register(
            int id, String subject, int version, String type, String schema, Map<String, String> references) {
        ObjectBuilder answer = new ObjectBuilder().put("schema", schema);
        if (!type.isEmpty()) {
            answer.put("schemaType", type);
        }
        List<Json> listed = new ArrayList<>();
        references.forEach((name, referred) -> listed.add(new ObjectBuilder()
                .put("name", name)
                .put("subject", referred)
                .put("version", 1)
                .build()));
        answer.put("references", new Json.Arr(listed));
        String text = JsonText.compact(answer.build());
        put("/schemas/ids/" + id, text);
        put("/subjects/" + subject + "/versions/" + version, text);
        put("/schemas/ids/" + id + "/versions", "[{\"subject\":\"" + subject + "\",\"version\":" + version + "}]");
    }

    /** Gives a schema the id that it has in all registries. */
    public void name(UUID guid, int id) {
        put("/schemas/guids/" + guid + "/ids", "[{\"context\":\".\",\"id\":" + id + "}]");
    }

    private void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getRawPath();
        requests.add(exchange.getRequestMethod() + " " + path);
        String authorization = exchange.getRequestHeaders().getFirst("Authorization");
        if (expected.isPresent() && !expected.get().equals(authorization)) {
            send(exchange, 401, "{\"error_code\":401,\"message\":\"Unauthorized\"}");
        } else if (answers.containsKey(path)) {
            send(exchange, 200, answers.get(path));
        } else {
            send(exchange, 404, "{\"error_code\":40403,\"message\":\"Schema not found\"}");
        }
    }

    private static void send(HttpExchange exchange, int status, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
