package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Iteration;
import io.wirecost.core.run.Pipeline.Work;
import io.wirecost.core.run.Trial;
import io.wirecost.pipeline.control.ControlChannel;
import io.wirecost.pipeline.control.ControlChannel.Since;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.TopicNames;
import io.wirecost.pipeline.control.TransportException;
import io.wirecost.pipeline.control.Word;
import io.wirecost.pipeline.driver.KafkaClient;
import io.wirecost.pipeline.driver.broker.EmbeddedBroker;
import io.wirecost.pipeline.driver.broker.PortSource;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.kafka.clients.admin.Admin;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pipeline as a user runs it: real services, a real broker, every message accounted for. */
class PipelineTest {
    private static final Pattern RUN_ID = Pattern.compile("--run ([a-z0-9-]+)");

    @TempDir
    private Path folder;

    private Wirecost wirecost;

    @BeforeEach
    void setUp() {
        wirecost = new Wirecost(folder);
    }

    @Test
    void every_message_comes_through_services_of_their_own_and_the_floor_shows_what_kafka_costs() throws Exception {
        try (PipelineRun run = start("--codec", "jackson-json,flatbuffers", "--iterations", "2")) {
            assertThat(run.awaitEnd()).as(run.errors()).isZero();

            assertThat(run.read().cells())
                    .extracting(
                            cell -> cell.trial().codec() + "/" + cell.trial().operation())
                    .containsExactlyInAnyOrder(
                            "jackson-json/" + Trial.PIPELINE,
                            "flatbuffers/" + Trial.PIPELINE,
                            "flatbuffers/" + Trial.PIPELINE_IN_PLACE,
                            "jackson-json/" + Trial.PIPELINE_FLOOR);
            assertThat(run.read().cells()).allSatisfy(PipelineTest::assertAccounted);
            assertThat(processes(run.cell("jackson-json", Trial.PIPELINE))).containsExactly("a", "b", "c", "broker");
            assertThat(run.output()).contains("pipeline").contains("flatbuffers");
            assertThat(run.leftFiles()).isEmpty();
            assertThat(run.leftProcesses()).isEmpty();
        }
    }

    @Test
    void the_services_may_be_threads_of_one_process_and_b_may_pass_bytes_through() throws Exception {
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
                "2")) {
            assertThat(run.awaitEnd()).as(run.errors()).isZero();

            Cell cell = run.cell("protobuf-java", Trial.PIPELINE);
            assertThat(processes(cell)).containsExactly("a+b+c", "broker");
            assertAccounted(cell);
            assertThat(iterations(cell))
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
        try (PipelineRun run =
                start("--codec", "avro-generic", "--schema", "order.avsc", "--records", "orders.ndjson")) {
            assertThat(run.awaitEnd()).as(run.errors()).isZero();
            assertAccounted(run.cell("avro-generic", Trial.PIPELINE));
        }
    }

    @Test
    void services_that_are_started_by_hand_join_a_run_on_an_external_cluster_and_a_wrong_version_is_refused()
            throws Exception {
        Path work = Files.createDirectories(folder.resolve("external"));
        try (EmbeddedBroker broker = EmbeddedBroker.start(new EmbeddedBroker.Settings(
                        Path.of(System.getProperty("wirecost.installation"), "broker"),
                        work,
                        work,
                        1 << 20,
                        PortSource.FREE));
                PipelineRun run = start("--codec", "jackson-json", "--kafka", broker.bootstrap(), "--join", "b,c")) {
            String id = runId(run);
            assertThat(rejection(broker, id)).contains("wirecost 0.0.1");
            Process b = service("b", broker.bootstrap(), id);
            Process c = service("c", broker.bootstrap(), id);

            assertThat(run.awaitEnd()).as(run.errors()).isZero();
            assertThat(b.waitFor(1, TimeUnit.MINUTES)).isTrue();
            assertThat(c.waitFor(1, TimeUnit.MINUTES)).isTrue();
            assertThat(b.exitValue())
                    .as(Files.readString(folder.resolve("b.txt")))
                    .isZero();
            assertThat(c.exitValue())
                    .as(Files.readString(folder.resolve("c.txt")))
                    .isZero();
            assertAccounted(run.cell("jackson-json", Trial.PIPELINE));
            assertThat(run.errors()).contains("service B was refused", "service B has joined", "service C has joined");
            assertThat(topics(broker)).noneMatch(topic -> topic.startsWith("wirecost-"));
        }
    }

    @Test
    void a_service_without_a_run_is_told_so() throws Exception {
        Path work = Files.createDirectories(folder.resolve("external"));
        try (EmbeddedBroker broker = EmbeddedBroker.start(new EmbeddedBroker.Settings(
                Path.of(System.getProperty("wirecost.installation"), "broker"),
                work,
                work,
                1 << 20,
                PortSource.FREE))) {
            Outcome outcome = wirecost.run("service", "b", "--kafka", broker.bootstrap(), "--run", "nobody");

            assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(2);
            assertThat(outcome.err())
                    .contains("no run nobody on Kafka at " + broker.bootstrap())
                    .doesNotContain("\tat ");
        }
    }

    private PipelineRun start(String... options) throws Exception {
        List<String> all = new java.util.ArrayList<>(List.of(options));
        all.addAll(List.of("--messages", "600", "--blocks", "1", "--warm-up", "200"));
        if (!all.contains("--iterations")) {
            all.addAll(List.of("--iterations", "1"));
        }
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
        return cell.pipeline().orElseThrow().blocks().stream()
                .map(Pipeline.Block::iterations)
                .flatMap(List::stream)
                .toList();
    }

    private static List<String> processes(Cell cell) {
        return iterations(cell).get(0).work().stream().map(Work::process).toList();
    }

    private static String runId(PipelineRun run) throws InterruptedException {
        AtomicReference<String> id = new AtomicReference<>();
        Wirecost.await(() -> {
            Matcher found = RUN_ID.matcher(run.errors());
            if (found.find()) {
                id.set(found.group(1));
            }
            return id.get() != null;
        });
        return id.get();
    }

    /** What a service of another version is told. */
    private static String rejection(EmbeddedBroker broker, String run) throws Exception {
        BlockingQueue<Word> heard = new LinkedBlockingQueue<>();
        Wirecost.await(() -> topics(broker).contains(new TopicNames(run).control()));
        try (ControlChannel channel = ControlChannel.open(
                Map.of(KafkaClient.SERVERS, broker.bootstrap()),
                new TopicNames(run),
                Since.NOW,
                Duration.ofMinutes(1),
                new Collector(heard))) {
            channel.say(new Word.Join("stranger", Role.B, "0.0.1", "", Map.of()));
            while (true) {
                Word word = heard.poll(1, TimeUnit.MINUTES);
                if (word instanceof Word.Rejected rejected) {
                    return rejected.reason();
                }
                assertThat(word).as("an answer").isNotNull();
            }
        }
    }

    private record Collector(BlockingQueue<Word> words) implements ControlChannel.Listener {
        @Override
        public void heard(Word word) {
            words.add(word);
        }

        @Override
        public void lost(TransportException reason) {}
    }

    private Process service(String name, String servers, String run) throws Exception {
        Path output = folder.resolve(name + ".txt");
        return wirecost.builder("service", name, "--kafka", servers, "--run", run)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
    }

    private static Set<String> topics(EmbeddedBroker broker) {
        try (Admin admin = Admin.create(Map.of(KafkaClient.SERVERS, broker.bootstrap()))) {
            return admin.listTopics().names().get(1, TimeUnit.MINUTES);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }
}
