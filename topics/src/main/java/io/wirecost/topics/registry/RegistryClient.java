package io.wirecost.topics.registry;

import io.wirecost.core.InputException;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.json.TextPlace;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.Optional;
import javax.net.ssl.SSLException;

/** Asks a registry by HTTP. Only asks: there is no other method here than GET. */
final class RegistryClient {
    private static final Duration CONNECT = Duration.ofSeconds(10);
    private static final Duration ANSWER = Duration.ofSeconds(30);
    private static final int MOST_BYTES = 16 << 20;
    private static final int NOT_FOUND = 404;

    private final RegistryAccess access;
    private final HttpClient http;

    RegistryClient(RegistryAccess access) throws InputException {
        this.access = access;
        // A redirection could take the credentials elsewhere.
        HttpClient.Builder builder =
                HttpClient.newBuilder().connectTimeout(CONNECT).followRedirects(HttpClient.Redirect.NEVER);
        new RegistryTls(access).context().ifPresent(builder::sslContext);
        this.http = builder.build();
    }

    /**
     * What a registry has at a path; empty if it has nothing there.
     *
     * @throws InputException if it cannot be reached, refuses, or gives no JSON
     */
    Optional<Json> get(String path) throws InputException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(access.address() + path))
                .timeout(ANSWER)
                .header("Accept", "application/vnd.schemaregistry.v1+json, application/json");
        authorization().ifPresent(value -> request.header("Authorization", value));
        try {
            HttpResponse<InputStream> response =
                    http.send(request.GET().build(), HttpResponse.BodyHandlers.ofInputStream());
            try (InputStream body = response.body()) {
                return answer(path, response, body.readNBytes(MOST_BYTES + 1));
            }
        } catch (SSLException e) {
            throw new InputException("registry %s: no TLS connection: %s; check the ssl.* settings of --registry-config"
                    .formatted(access, e.getMessage()));
        } catch (IOException e) {
            throw new InputException("registry %s: cannot be reached: %s; is it running, and is the address right?"
                    .formatted(access, e.getMessage() == null ? "no connection" : e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InputException("interrupted while asking the registry " + access);
        }
    }

    private Optional<String> authorization() {
        return access.setting(RegistryAccess.BASIC)
                .map(user -> "Basic " + Base64.getEncoder().encodeToString(user.getBytes(StandardCharsets.UTF_8)))
                .or(() -> access.setting(RegistryAccess.BEARER).map(token -> "Bearer " + token));
    }

    private Optional<Json> answer(String path, HttpResponse<?> response, byte[] body) throws InputException {
        int status = response.statusCode();
        if (status == NOT_FOUND && isOfRegistry(body)) {
            return Optional.empty();
        } else if (status == 401 || status == 403) {
            throw new InputException(
                    "registry %s: refuses wirecost (status %d); put %s or %s into the file of --registry-config"
                            .formatted(access, status, RegistryAccess.BASIC, RegistryAccess.BEARER));
        } else if (status != 200 || body.length > MOST_BYTES) {
            throw new InputException(
                    "registry %s: answers %s with status %d%s; expected the API of a schema registry, which Apicurio has below /apis/ccompat/v7"
                            .formatted(access, path, status, redirected(response)));
        }
        return Optional.of(JsonText.read(body, 0, body.length, new TextPlace("registry " + access + path, 1, 1)));
    }

    private static String redirected(HttpResponse<?> response) {
        return response.headers()
                .firstValue("Location")
                .map(place -> " (see " + place + ")")
                .orElse("");
    }

    /** A registry says in JSON what it does not have; another server says so otherwise. */
    private static boolean isOfRegistry(byte[] body) {
        try {
            return JsonText.read(body, 0, body.length, new TextPlace("", 1, 1)) instanceof Json.Obj answer
                    && answer.members().containsKey("error_code");
        } catch (InputException e) {
            return false;
        }
    }
}
