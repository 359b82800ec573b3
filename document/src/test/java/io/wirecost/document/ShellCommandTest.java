package io.wirecost.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ShellCommandTest {
    @Test
    void words_that_a_shell_would_read_otherwise_are_quoted_and_others_are_not() {
        assertThat(ShellCommand.of(List.of("run", "--records", "it's.ndjson", "$(rm)", "")))
                .isEqualTo("./wirecost run --records 'it'\\''s.ndjson' '$(rm)' ''");
    }

    @Test
    void characters_that_steer_a_terminal_are_written_as_escapes() {
        assertThat(ShellCommand.of(List.of("a\u001bb"))).isEqualTo("./wirecost 'a\\u001bb'");
    }
}
