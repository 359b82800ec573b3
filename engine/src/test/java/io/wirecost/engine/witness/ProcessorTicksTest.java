package io.wirecost.engine.witness;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Witness.Load;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProcessorTicksTest {
    private static final OptionalDouble NO_WORKER = OptionalDouble.of(0);
    private static final String EARLIER = "cpu  100 10 20 800 30 5 5 30 0 0";
    private static final String LATER = "cpu  160 10 40 900 30 5 5 50 0 0";

    @TempDir
    private Path proc;

    @Test
    void shares_are_those_of_the_time_between() {
        assertThat(ticks(LATER, Optional.of(70L)).since(ticks(EARLIER, Optional.of(30L)), NO_WORKER))
                .contains(new Load(0.4, 0.1, Optional.of(0.2)));
    }

    @Test
    void a_worker_that_still_lives_is_no_other() {
        ProcessorTicks earlier = ticks(EARLIER, Optional.of(30L));
        double others = 0.2 * (ticks(LATER, Optional.empty()).all() - earlier.all());

        assertThat(ticks(LATER, Optional.of(70L)).since(earlier, OptionalDouble.of(others * 1e7)))
                .contains(new Load(0.4, 0.1, Optional.of(0.0)));
        assertThat(ticks(LATER, Optional.of(70L)).since(earlier, OptionalDouble.empty()))
                .contains(new Load(0.4, 0.1, Optional.empty()));
    }

    @Test
    void where_the_own_time_is_not_known_nothing_is_said_of_others() {
        assertThat(ticks(LATER, Optional.empty()).since(ticks(EARLIER, Optional.empty()), NO_WORKER))
                .contains(new Load(0.4, 0.1, Optional.empty()));
    }

    @Test
    void others_never_take_less_than_nothing() {
        assertThat(ticks(LATER, Optional.of(120L)).since(ticks(EARLIER, Optional.of(30L)), NO_WORKER))
                .contains(new Load(0.4, 0.1, Optional.of(0.0)));
    }

    @Test
    void no_tick_has_no_shares() {
        ProcessorTicks ticks = ticks(EARLIER, Optional.of(30L));

        assertThat(ticks.since(ticks, NO_WORKER)).isEmpty();
    }

    @Test
    void a_line_of_something_else_tells_nothing() {
        assertThat(ProcessorTicks.parse("intr 1 2 3", Optional.empty())).isEmpty();
        assertThat(ProcessorTicks.parse("cpu  1 2 3", Optional.empty())).isEmpty();
    }

    @Test
    void a_system_without_these_files_tells_nothing() {
        assertThat(ProcessorTicks.in(proc)).isEmpty();
    }

    @Test
    void a_system_without_the_account_of_a_process_tells_the_rest() throws IOException {
        Files.writeString(proc.resolve("stat"), EARLIER + "\ncpu0 1 2 3\n");

        assertThat(ProcessorTicks.in(proc)).contains(ticks(EARLIER, Optional.empty()));
    }

    @Test
    void both_files_are_read_together() throws IOException {
        Files.writeString(proc.resolve("stat"), EARLIER);
        Files.writeString(
                Files.createDirectory(proc.resolve("self")).resolve("stat"),
                "7 (java) S 1 7 7 0 -1 4194304 9 9 0 0 10 5 12 3 20 0");

        assertThat(ProcessorTicks.in(proc)).contains(ticks(EARLIER, Optional.of(30L)));
    }

    private static ProcessorTicks ticks(String line, Optional<Long> own) {
        return ProcessorTicks.parse(line, own).orElseThrow();
    }
}
