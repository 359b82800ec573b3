package io.wirecost.pipeline.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class AssignmentTest {
    private static final String[] ARGUMENTS = {
        "parent-folder=/tmp/a=b", "data=/tmp/data", "client-port=1", "controller-port=2", "message-max-bytes=3"
    };

    @Test
    void arguments_are_read_by_name() {
        assertThat(Assignment.parse(ARGUMENTS))
                .isEqualTo(new Assignment(Path.of("/tmp/data"), Path.of("/tmp/a=b"), 1, 2, 3, List.of()));
    }

    @Test
    void a_missing_argument_is_named() {
        assertThatThrownBy(() -> Assignment.parse("data=/tmp/data", "client-port=1"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("parent-folder=…");
    }

    @Test
    void a_further_listener_tells_clients_another_address_than_its_own() {
        var settings = KafkaSettings.of(Assignment.parse(
                with("listener=LINK_A,127.0.0.1,4,127.0.0.1:5", "listener=LINK_B,10.213.0.1,6,10.213.0.1:6")));

        assertThat(settings.getProperty("listeners"))
                .isEqualTo(
                        "PLAINTEXT://127.0.0.1:1,LINK_A://127.0.0.1:4,LINK_B://10.213.0.1:6,CONTROLLER://127.0.0.1:2");
        assertThat(settings.getProperty("advertised.listeners"))
                .isEqualTo("PLAINTEXT://127.0.0.1:1,LINK_A://127.0.0.1:5,LINK_B://10.213.0.1:6");
        assertThat(settings.getProperty("listener.security.protocol.map"))
                .contains("LINK_A:PLAINTEXT,LINK_B:PLAINTEXT");
    }

    @Test
    void what_is_no_listener_is_quoted() {
        assertThatThrownBy(() -> Assignment.parse(with("listener=LINK_A,4")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'LINK_A,4' is no listener");
    }

    private static String[] with(String... more) {
        return Stream.concat(Stream.of(ARGUMENTS), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void nothing_listens_beyond_this_machine() {
        var settings = KafkaSettings.of(Assignment.parse(ARGUMENTS));

        assertThat(settings.getProperty("listeners")).isEqualTo("PLAINTEXT://127.0.0.1:1,CONTROLLER://127.0.0.1:2");
    }
}
