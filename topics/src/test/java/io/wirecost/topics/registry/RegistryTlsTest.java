package io.wirecost.topics.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.InputException;
import io.wirecost.process.Command;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A registry behind TLS, whose certificate is signed by itself, as in many a company. */
class RegistryTlsTest {
    private static final String PASSWORD = "correct horse";

    @TempDir
    private static Path folder;

    private static Path own;
    private static Path other;

    private HttpRegistry server;

    @BeforeAll
    static void makeCertificates() throws Exception {
        own = store("own");
        other = store("other");
    }

    @AfterEach
    void stop() {
        if (server != null) {
            server.close();
        }
    }

    @Test
    void a_registry_is_asked_over_tls_if_the_config_file_trusts_its_certificate() throws Exception {
        start(false);

        assertThat(registry(trusting(own)).schema(1)).isPresent();
    }

    @Test
    void the_store_of_trusted_certificates_may_be_named_by_the_environment() throws Exception {
        start(false);
        Map<String, String> environment = Map.of(
                "WIRECOST_REGISTRY_SSL_TRUSTSTORE_LOCATION",
                own.toString(),
                "WIRECOST_REGISTRY_SSL_TRUSTSTORE_PASSWORD",
                PASSWORD);

        assertThat(Registry.at(RegistryAccess.of(server.url(), Map.of(), environment))
                        .schema(1))
                .isPresent();
    }

    @Test
    void a_certificate_that_nothing_vouches_for_is_refused_with_what_to_set() throws Exception {
        start(false);

        for (Map<String, String> settings : List.of(Map.<String, String>of(), trusting(other))) {
            Registry registry = registry(settings);
            assertThatThrownBy(() -> registry.schema(1))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("registry " + server.url() + ": no TLS connection")
                    .hasMessageContaining("ssl.* settings of --registry-config");
        }
        assertThat(server.requests()).isEmpty();
    }

    @Test
    void a_registry_that_asks_for_a_certificate_gets_that_of_the_config_file() throws Exception {
        start(true);
        Map<String, String> withOwn = Map.of(
                "ssl.truststore.location",
                own.toString(),
                "ssl.truststore.password",
                PASSWORD,
                "ssl.keystore.location",
                own.toString(),
                "ssl.keystore.password",
                PASSWORD,
                "ssl.keystore.type",
                "PKCS12");

        assertThat(registry(withOwn).schema(1)).isPresent();
        Registry without = registry(trusting(own));
        assertThatThrownBy(() -> without.schema(1))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("registry " + server.url());
    }

    @Test
    void a_store_that_cannot_be_opened_is_named_without_its_password() throws Exception {
        start(false);

        assertThatThrownBy(() -> registry(
                        Map.of("ssl.truststore.location", own.toString(), "ssl.truststore.password", "battery staple")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("--registry-config: ssl.truststore.location " + own + ": cannot be read")
                .hasMessageNotContaining("battery");
        assertThatThrownBy(() -> registry(Map.of(
                        "ssl.keystore.location", folder.resolve("none.p12").toString())))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("--registry-config: ssl.keystore.location")
                .hasMessageContaining("none.p12: cannot be read");
    }

    private void start(boolean needsClients) throws Exception {
        server = HttpRegistry.start(context(own), needsClients);
        server.register(1, "s", 1, "", "\"a\"", Map.of());
    }

    private Registry registry(Map<String, String> settings) throws InputException {
        return Registry.at(RegistryAccess.of(server.url(), settings, Map.of()));
    }

    private static Map<String, String> trusting(Path store) {
        return Map.of("ssl.truststore.location", store.toString(), "ssl.truststore.password", PASSWORD);
    }

    private static Path store(String name) throws Exception {
        Path store = folder.resolve(name + ".p12");
        Command.Result made = new Command(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "keytool")
                                        .toString(),
                                "-genkeypair",
                                "-alias",
                                name,
                                "-keyalg",
                                "EC",
                                "-dname",
                                "CN=" + name,
                                "-ext",
                                "san=ip:127.0.0.1",
                                "-storetype",
                                "PKCS12",
                                "-keystore",
                                store.toString(),
                                "-storepass",
                                PASSWORD),
                        Duration.ofMinutes(1))
                .run();
        assertThat(made.isSuccess()).as(made.output()).isTrue();
        return store;
    }

    /** What the server shows, and whom it lets in. */
    private static SSLContext context(Path store) throws Exception {
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(store)) {
            keys.load(in, PASSWORD.toCharArray());
        }
        KeyManagerFactory shown = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        shown.init(keys, PASSWORD.toCharArray());
        TrustManagerFactory trusted = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trusted.init(keys);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(shown.getKeyManagers(), trusted.getTrustManagers(), null);
        return context;
    }
}
