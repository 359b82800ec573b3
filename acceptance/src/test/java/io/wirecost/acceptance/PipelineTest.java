package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Iteration;
import io.wirecost.core.run.Pipeline.Work;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pipeline as a user runs it: real services, a real broker, every message accounted for. */
class PipelineTest {
    @TempDir
    private Path folder;

    @Test
    void every_message_comes_through_services_of_their_own_and_the_floor_shows_what_kafka_costs() throws Exception {
        try (PipelineRun run = start("--codec", "jackson-json,flatbuffers,flatbuffers+zstd-1", "--iterations", "2")) {
            assertThat(run.awaitEnd()).as(run.errors()).isZero();

            assertThat(run.read().cells())
                    .extracting(cell -> cell.trial().codec().name() + "/"
                            + cell.trial().task().label())
                    .containsExactlyInAnyOrder(
                            "jackson-json/pipeline",
                            "flatbuffers/pipeline",
                            "flatbuffers/pipeline@read=in-place",
                            "flatbuffers+zstd-1/pipeline",
                            "jackson-json/pipeline@decode=never");
            assertThat(run.read().cells()).allSatisfy(PipelineTest::assertAccounted);
            assertThat(processes(run.cell("jackson-json", "pipeline"))).containsExactly("a", "b", "c", "broker");
            assertThat(run.output()).contains("pipeline").contains("flatbuffers");
            assertThat(run.leftFiles()).isEmpty();
            assertThat(run.leftProcesses()).isEmpty();
        }
    }

    @Test
    void the_services_may_be_threads_b_may_pass_bytes_through_and_a_warm_up_in_sets_is_not_counted() throws Exception {
        try (PipelineRun run = start(
                "--codec",
                "protobuf-java",
                "--services",
                "threads",
                "--forward",
                "passthrough",
                "--compression",
                "lz4",
                "--partitions",
                "2",
                "--warm-up",
                "2000")) {
            assertThat(run.awaitEnd()).as(run.errors()).isZero();

            Cell cell = run.cell("protobuf-java", "pipeline");
            assertThat(processes(cell)).containsExactly("a+b+c", "broker");
            assertAccounted(cell);
            assertThat(iterations(cell))
                    .hasSize(1)
                    .allSatisfy(set -> assertThat(set.sentBytes()).isLessThan(set.payloadBytes()));
        }
    }

    @Test
    void a_users_own_records_go_through_too() throws Exception {
        Files.writeString(
                folder.resolve("order.avsc"),
                "{\"type\":\"record\",\"name\":\"Order\",\"fields\":[{\"name\":\"id\",\"type\":\"long\"},"
                        + "{\"name\":\"state\",\"type\":{\"type\":\"enum\",\"name\":\"S\",\"symbols\":[\"A\",\"B\",\"C\"]}}]}");
        Files.writeString(
                folder.resolve("orders.ndjson"),
                "{\"id\":1,\"state\":\"A\"}\n{\"id\":2,\"state\":\"B\"}\n{\"id\":3,\"state\":\"C\"}\n");
        try (PipelineRun run = start(
                "--codec",
                "avro-generic",
                "--schema",
                "order.avsc",
                "--records",
                "orders.ndjson",
                "--compression",
                "zstd")) {
            assertThat(run.awaitEnd()).as(run.errors()).isZero();
            assertAccounted(run.cell("avro-generic", "pipeline"));
            Experiment experiment = run.read().pipeline().orElseThrow();
            assertThat(experiment.differentRecords()).contains(3);
            assertThat(experiment.poolRecords()).isEqualTo(3);
            assertThat(experiment.messageSizeBytes()).isEqualTo(new Experiment.Range(20, 20));
            assertThat(run.output())
                    .contains(
                            "different messages: 3, the same in every set",
                            "compressed batches can hold the same record");
        }
    }

    private PipelineRun start(String... options) throws Exception {
        List<String> all = new java.util.ArrayList<>(List.of(options));
        all.addAll(List.of("--messages", "600", "--blocks", "1"));
        Map.of("--iterations", "1", "--warm-up", "200").forEach((option, usual) -> {
            if (!all.contains(option)) {
                all.addAll(List.of(option, usual));
            }
        });
        return PipelineRun.start(folder, all.toArray(String[]::new));
    }

    private static void assertAccounted(Cell cell) {
        assertThat(cell.status()).as(cell.toString()).isEqualTo(Cell.Status.MEASURED);
        assertThat(iterations(cell)).isNotEmpty().allSatisfy(set -> {
            assertThat(set.messages()).isEqualTo(600);
            assertThat(set.forwarded()).isBetween(1L, 600L);
            assertThat(set.payloadBytes()).isPositive();
            assertThat(set.elapsedNanos()).isPositive();
            assertThat(set.work())
                    .allSatisfy(work -> assertThat(work.cpuNanos()).isPositive());
        });
    }

    private static List<Iteration> iterations(Cell cell) {
        return cell.figures(Pipeline.class).orElseThrow().blocks().stream()
                .map(Pipeline.Block::iterations)
                .flatMap(List::stream)
                .toList();
    }

    private static List<String> processes(Cell cell) {
        return iterations(cell).get(0).work().stream().map(Work::process).toList();
    }
}
