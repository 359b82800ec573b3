package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import io.wirecost.core.InputException;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Pipeline.Iteration;
import io.wirecost.core.run.Pipeline.Paced;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Messages at a rate, as a user sends them. */
class RatesTest {
    @TempDir
    private Path folder;

    @Test
    @Tag("nightly")
    void at_a_rate_every_message_that_reaches_c_has_a_latency_also_in_a_run_that_was_ended_and_continued()
            throws Exception {
        String[] options = options(
                "--codec",
                "jackson-json+zstd-1",
                "--rate",
                "500",
                "--seconds",
                "1",
                "--iterations",
                "2",
                "--services",
                "threads");
        try (PipelineRun run = PipelineRun.start(folder, options)) {
            Wirecost.await(() -> hasCells(run) || !run.isRunning());
            run.signal("INT", true);
            run.awaitEnd();
            Cell kept = run.read().cells().get(0);
            assertThat(run.read().complete()).as(run.errors()).isFalse();
            assertThat(run.leftFiles()).isEmpty();
            assertThat(run.leftProcesses()).isEmpty();

            Outcome resumed = Wirecost.warm(folder).run("run", "--resume", "out");

            assertThat(resumed.exitCode()).as(resumed.err()).isZero();
            assertThat(resumed.out()).contains("pipeline@rate=500: latency").contains("floor: jackson-json");
            assertThat(run.read().complete()).isTrue();
            assertThat(run.read().cells())
                    .contains(kept)
                    .extracting(cell -> cell.trial().task().label())
                    .containsExactlyInAnyOrder("pipeline@rate=500", "pipeline@decode=never@rate=500");
            assertThat(run.read().cells()).allSatisfy(RatesTest::assertPaced);
        }
    }

    private static void assertPaced(Cell cell) {
        assertThat(sets(cell)).hasSize(2).allSatisfy(set -> {
            Paced paced = set.paced().orElseThrow();
            assertThat(set.messages()).isEqualTo(500);
            assertThat(paced.messagesPerSecond()).isEqualTo(500);
            assertThat(paced.latencies().messages()).isEqualTo(set.forwarded());
            assertThat(paced.clockErrorNanos()).isPositive();
            assertThat(paced.machineSpeed())
                    .hasValueSatisfying(speed -> assertThat(speed).isPositive());
        });
    }

    /** Over a link of which the search takes hundreds of messages a second to the end, not the ten thousands of a machine. */
    @Test
    @Tag("nightly")
    void the_highest_rate_is_found_by_tries_that_are_all_kept() throws Exception {
        String[] options = options(
                "--codec", "jackson-json", "--find-max-rate", "--seconds", "1", "--p99", "1s", "--link", "2mbit");
        try (PipelineRun run = PipelineRun.start(folder, options)) {
            assertThat(run.awaitEnd()).as(run.errors()).isZero();

            List<Iteration> tries = sets(run.cell("jackson-json", "pipeline@link=2mbit@rate=max"));
            assertThat(tries).hasSizeGreaterThan(2);
            assertThat(tries.stream()
                            .map(set -> set.paced().orElseThrow().messagesPerSecond())
                            .distinct())
                    .hasSizeGreaterThan(1);
            assertThat(run.output()).contains("pipeline@link=2mbit@rate=max: the highest rate that is sustained");
        }
    }

    @Test
    void everything_that_is_wrong_with_a_rate_is_named_at_once() throws Exception {
        assertThat(errors("--rate", "0", "--find-max-rate", "--p99", "soon", "--seconds", "0", "--messages", "7"))
                .contains(
                        "--rate 0: expected at least 1 message a second",
                        "--rate and --find-max-rate exclude each other",
                        "--p99 soon: expected a time above 0, such as 100ms or 1s",
                        "--seconds 0: expected at least 1",
                        "--messages: at a rate, --seconds decides how many messages are sent");
        assertThat(errors("--p99", "1s", "--seconds", "3"))
                .contains(
                        "--p99 is the bound of --find-max-rate: add --find-max-rate, or leave --p99 out",
                        "--seconds is the length of a set at a rate: add --rate N or --find-max-rate");
        assertThat(errors("--rate", "9000000000", "--iterations", "0", "--acks", "2"))
                .contains("--rate 9000000000: more than 2147483647 messages in the", "--iterations 0", "--acks 2");
        assertThat(errors("--codec", "nosuch", "--rate", "0")).contains("codec nosuch: expected", "--rate 0");
        assertThat(errors("--find-max-rate", "--iterations", "2"))
                .contains("--iterations: a search makes as many sets as it needs; leave --iterations out");
    }

    private String errors(String... options) throws Exception {
        List<String> all = new ArrayList<>(List.of("run", "--measure", "pipeline", "--codec", "jackson-json"));
        all.addAll(List.of(options));
        Outcome outcome = Wirecost.warm(folder).run(all.toArray(String[]::new));
        assertThat(outcome.exitCode()).isEqualTo(2);
        return outcome.err();
    }

    private static String[] options(String... options) {
        return Stream.concat(Stream.of(options), Stream.of("--blocks", "1", "--warm-up", "500", "--message-size", "1k"))
                .toArray(String[]::new);
    }

    private static boolean hasCells(PipelineRun run) {
        try {
            return !run.read().cells().isEmpty();
        } catch (InputException e) {
            return false; // not yet written
        }
    }

    private static List<Iteration> sets(Cell cell) {
        assertThat(cell.status()).as(cell.toString()).isEqualTo(Cell.Status.MEASURED);
        return Passages.sets(cell);
    }
}
