package io.wirecost.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(20);

    @TempDir
    private Path folder;

    @Test
    void all_that_it_prints_comes_back_with_how_it_ended() throws Exception {
        Command.Result result = new Command(List.of("sh", "-c", "cat; pwd; echo oops >&2; exit 3"), TIMEOUT)
                .in(folder)
                .reading("given\n".getBytes(StandardCharsets.UTF_8))
                .run();

        assertThat(result.output()).isEqualTo("given\n" + folder.toRealPath() + "\noops\n");
        assertThat(result.ending()).hasValue(new Ending(3));
        assertThat(result.isSuccess()).isFalse();
    }

    @Test
    void it_finds_variables_beside_those_of_this_process() throws Exception {
        Command.Result result = new Command(List.of("sh", "-c", "echo $COLOUR; [ -n \"$PATH\" ]"), TIMEOUT)
                .with(Map.of("COLOUR", "green"))
                .run();

        assertThat(result.output()).isEqualTo("green\n");
        assertThat(result.isSuccess()).isTrue();
    }

    @Test
    void one_that_does_not_end_is_ended_with_all_that_it_started() throws Exception {
        Command.Result result =
                new Command(List.of("sh", "-c", "echo begun; sleep 600 & wait"), Duration.ofSeconds(2)).run();

        assertThat(result.output()).isEqualTo("begun\n");
        assertThat(result.ending()).isEmpty();
        assertThat(result.isSuccess()).isFalse();
    }

    @Test
    void a_program_that_does_not_exist_is_an_error() {
        assertThatThrownBy(() -> new Command(List.of("no-such-program"), TIMEOUT).run())
                .isInstanceOf(IOException.class)
                .hasMessageContaining("no-such-program");
    }
}
