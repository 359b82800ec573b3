package io.wirecost.harness.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.wirecost.harness.fork.ForkLog.Spent;
import io.wirecost.harness.fork.ForkLog.Warmed;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ForkLogTest {
    @TempDir
    Path folder;

    @Test
    void a_log_is_read_as_it_was_written() throws Exception {
        Path file = ForkLog.beside(folder.resolve("plan"));
        ForkLog log = new ForkLog(
                List.of(new Warmed(812_000_000, false), new Warmed(2_000_000_000, true)),
                List.of(new Spent(40_000_000, 0), new Spent(39_000_000, 12)));

        log.write(file);

        assertThat(ForkLog.read(file)).isEqualTo(log);
    }

    @Test
    void a_line_that_is_none_of_a_log_is_an_error() throws Exception {
        Path file = Files.writeString(folder.resolve("log"), "nap 3\n");

        assertThatIllegalArgumentException()
                .isThrownBy(() -> ForkLog.read(file))
                .withMessage("not a line of a fork's log: nap 3");
    }
}
