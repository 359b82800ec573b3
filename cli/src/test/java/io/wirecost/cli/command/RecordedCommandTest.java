package io.wirecost.cli.command;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.cli.terminal.Terminal;
import io.wirecost.core.InputException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class RecordedCommandTest {
    private static final CommandSurroundings AROUND = new CommandSurroundings(
            Path.of(""),
            Optional.empty(),
            Map.of(),
            Path.of(""),
            new Terminal(false, false, false, OptionalInt.of(120), 120, 24),
            InputStream.nullInputStream());

    @Test
    void choices_are_read_in_any_case_as_the_front_door_reads_them() {
        assertThatCode(() -> RecordedCommand.parse(
                        List.of("run", "--measure", "pipeline", "--services", "threads", "--link-by", "Kernel"),
                        AROUND))
                .doesNotThrowAnyException();
    }

    @Test
    void an_option_that_there_is_not_is_named() {
        assertThatThrownBy(() -> RecordedCommand.parse(List.of("run", "--slower"), AROUND))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("the run cannot be continued")
                .hasMessageContaining("--slower");
    }
}
