package io.wirecost.topics.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.InputException;
import io.wirecost.topics.registry.RegisteredSchema.Reference;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RegistryTest {
    private HttpRegistry server;

    @BeforeEach
    void start() throws Exception {
        server = HttpRegistry.start();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void references_are_followed_and_come_before_what_refers_to_them() throws Exception {
        server.register(1, "currency", 1, "", "\"a\"", Map.of());
        server.register(2, "money", 1, "", "\"b\"", Map.of("acme.Currency", "currency"));
        server.register(3, "order", 1, "", "\"c\"", Map.of("acme.Money", "money", "acme.Currency", "currency"));

        RegisteredSchema schema = server.client().schema(3).orElseThrow();

        assertThat(schema.texts()).containsExactly("\"a\"", "\"b\"", "\"c\"");
        assertThat(schema.references()).extracting(Reference::name).containsExactly("acme.Currency", "acme.Money");
        assertThat(server.requests()).allMatch(request -> request.startsWith("GET "));
    }

    @Test
    void schemas_that_refer_to_each_other_end() throws Exception {
        server.register(1, "a", 1, "JSON", "{}", Map.of("b", "b"));
        server.register(2, "b", 1, "JSON", "{}", Map.of("a", "a"));

        assertThat(server.client().schema(1).orElseThrow().references()).hasSize(2);
    }

    @Test
    void an_id_that_it_does_not_know_is_no_error() throws Exception {
        assertThat(server.client().schema(99)).isEmpty();
    }

    @Test
    void credentials_come_from_a_file_or_the_environment() throws Exception {
        server.register(1, "s", 1, "", "\"a\"", Map.of());
        server.expect("Basic YWxpY2U6c2VjcmV0");
        Map<String, String> file = Map.of("basic.auth.user.info", "alice:secret");
        Map<String, String> environment = Map.of("WIRECOST_REGISTRY_BASIC_AUTH_USER_INFO", "alice:secret");

        assertThat(Registry.at(RegistryAccess.of(server.url(), file, Map.of())).schema(1))
                .isPresent();
        assertThat(Registry.at(RegistryAccess.of(server.url(), Map.of(), environment))
                        .schema(1))
                .isPresent();
        assertThatThrownBy(() -> server.client().schema(1))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("refuses wirecost (status 401)")
                .hasMessageContaining("basic.auth.user.info");
    }

    @Test
    void a_token_is_sent_as_the_bearer() throws Exception {
        server.register(1, "s", 1, "", "\"a\"", Map.of());
        server.expect("Bearer t0ken");

        assertThat(Registry.at(RegistryAccess.of(server.url(), Map.of("bearer.auth.token", "t0ken"), Map.of()))
                        .schema(1))
                .isPresent();
    }

    @Test
    void a_password_on_the_command_line_is_refused_and_not_repeated() {
        assertThatThrownBy(() -> RegistryAccess.of("http://alice:secret@host:8081", Map.of(), Map.of()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("--registry-config")
                .hasMessageNotContaining("secret");
    }

    @Test
    void unknown_settings_and_addresses_that_are_none_are_told_together() {
        assertThatThrownBy(() -> RegistryAccess.of("host:8081", Map.of("basic.auth.user", "a"), Map.of()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("expected an address such as http://host:8081")
                .hasMessageContaining("did you mean \"basic.auth.user.info\"?");
    }

    @Test
    void a_server_that_is_no_registry_or_is_not_there_is_named() throws Exception {
        server.put("/schemas/ids/1", "<html>");
        assertThatThrownBy(() -> server.client().schema(1)).isInstanceOf(InputException.class);
        Registry gone = server.client();
        server.close();

        assertThatThrownBy(() -> gone.schema(1))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("registry " + server.url() + ": cannot be reached");
    }
}
