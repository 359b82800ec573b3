package io.wirecost.acceptance;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.summingLong;
import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Pipeline.Work;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pipeline as a user runs it: real services, a real broker, every message accounted for. */
class PipelineTest {
    private static final long MESSAGES = 300;

    @TempDir
    private Path folder;

    @Test
    void every_message_comes_through_services_of_their_own_over_every_link_no_faster_than_the_link() throws Exception {
        assertOverLinks("jackson-json", "pipeline", "pipeline@decode=never");
    }

    @Test
    @Tag("nightly")
    void messages_that_are_read_in_place_come_through_too() throws Exception {
        assertOverLinks("flatbuffers", "pipeline", "pipeline@read=in-place", "pipeline@decode=never");
    }

    private void assertOverLinks(String codec, String... tasks) throws Exception {
        try (PipelineRun run = start(
                "--codec", codec, "--sweep", "link=8mbit,20ms,unlimited", "--iterations", "2", "--warm-up", "200")) {
            assertThat(run.awaitEnd()).as(run.errors()).isZero();

            assertThat(run.read().cells())
                    .extracting(cell -> cell.trial().codec().name() + "/"
                            + cell.trial().task().label())
                    .containsExactlyInAnyOrder(Stream.of(tasks)
                            .flatMap(task -> Stream.of("", "@link=8mbit,20ms").map(link -> codec + "/" + task + link))
                            .toArray(String[]::new));
            assertThat(run.read().cells()).allSatisfy(PipelineTest::assertAccounted);
            assertThat(run.read().cells()).allSatisfy(Passages::assertNoFasterThanItsLink);
            assertThat(processes(run.cell(codec, "pipeline"))).containsExactly("a", "b", "c", "broker");
            assertThat(processorTimeByProcess(run))
                    .as("a clock of 10 ms can miss a whole set, but not all sets of a run")
                    .allSatisfy((process, nanos) -> assertThat(nanos).isPositive());
            assertThat(run.output()).contains("pipeline", codec).containsIgnoringWhitespaces("8mbit,20ms · unlimited");
            assertThat(run.errors()).contains("The results are in out (report.html, run.json, schemas/).");
            assertThat(run.leftFiles()).isEmpty();
            assertThat(run.leftProcesses()).isEmpty();
        }
    }

    @Test
    void a_users_records_go_through_services_in_threads_past_b_as_bytes_in_compressed_batches() throws Exception {
        Files.writeString(
                folder.resolve("order.avsc"),
                "{\"type\":\"record\",\"name\":\"Order\",\"fields\":[{\"name\":\"note\",\"type\":\"string\"},"
                        + "{\"name\":\"state\",\"type\":{\"type\":\"enum\",\"name\":\"S\",\"symbols\":[\"A\",\"B\",\"C\"]}}]}");
        Files.write(
                folder.resolve("orders.ndjson"),
                Stream.of("A", "B", "C")
                        .map(state -> "{\"note\":\"%s\",\"state\":\"%s\"}".formatted(state.repeat(100), state))
                        .toList());
        try (PipelineRun run = start(
                "--codec",
                "avro-generic",
                "--schema",
                "order.avsc",
                "--records",
                "orders.ndjson",
                "--services",
                "threads",
                "--forward",
                "passthrough",
                "--compression",
                "zstd",
                "--partitions",
                "2",
                "--iterations",
                "1",
                "--warm-up",
                "2000")) {
            assertThat(run.awaitEnd()).as(run.errors()).isZero();

            Cell cell = run.cell("avro-generic", "pipeline");
            assertThat(processes(cell)).containsExactly("a+b+c", "broker");
            assertAccounted(cell);
            assertThat(Passages.sets(cell))
                    .as("without those of the warm-up")
                    .hasSize(1)
                    .allSatisfy(set -> assertThat(set.sentBytes()).isLessThan(set.payloadBytes()));
            Experiment experiment = run.read().pipeline().orElseThrow();
            assertThat(experiment.differentRecords()).contains(3);
            assertThat(experiment.poolRecords()).isEqualTo(3);
            assertThat(run.output())
                    .contains(
                            "different messages: 3, the same in every set",
                            "compressed batches can hold the same record");
        }
    }

    private PipelineRun start(String... options) throws Exception {
        return PipelineRun.start(
                folder,
                Stream.concat(Stream.of("--messages", String.valueOf(MESSAGES), "--blocks", "1"), Stream.of(options))
                        .toArray(String[]::new));
    }

    private static void assertAccounted(Cell cell) {
        assertThat(cell.status()).as(cell.toString()).isEqualTo(Cell.Status.MEASURED);
        assertThat(Passages.sets(cell)).isNotEmpty().allSatisfy(set -> {
            assertThat(set.messages()).isEqualTo(MESSAGES);
            assertThat(set.forwarded()).isBetween(1L, MESSAGES);
            assertThat(set.payloadBytes()).isPositive();
            assertThat(set.elapsedNanos()).isPositive();
        });
    }

    private static Map<String, Long> processorTimeByProcess(PipelineRun run) throws Exception {
        return run.read().cells().stream()
                .flatMap(cell -> Passages.sets(cell).stream())
                .flatMap(set -> set.work().stream())
                .collect(groupingBy(Work::process, summingLong(Work::cpuNanos)));
    }

    private static List<String> processes(Cell cell) {
        return Passages.sets(cell).get(0).work().stream().map(Work::process).toList();
    }
}
