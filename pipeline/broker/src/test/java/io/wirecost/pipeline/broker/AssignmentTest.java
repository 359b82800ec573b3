package io.wirecost.pipeline.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class AssignmentTest {
    private static final String[] ARGUMENTS = {
        "parent-folder=/tmp/a=b", "data=/tmp/data", "client-port=1", "controller-port=2", "message-max-bytes=3"
    };

    @Test
    void arguments_are_read_by_name() {
        assertThat(Assignment.parse(ARGUMENTS))
                .isEqualTo(new Assignment(Path.of("/tmp/data"), Path.of("/tmp/a=b"), 1, 2, 3));
    }

    @Test
    void a_missing_argument_is_named() {
        assertThatThrownBy(() -> Assignment.parse("data=/tmp/data", "client-port=1"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("parent-folder=…");
    }

    @Test
    void nothing_listens_beyond_this_machine() {
        var settings = KafkaSettings.of(Assignment.parse(ARGUMENTS));

        assertThat(settings.getProperty("listeners")).isEqualTo("PLAINTEXT://127.0.0.1:1,CONTROLLER://127.0.0.1:2");
    }
}
