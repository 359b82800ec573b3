package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import io.wirecost.core.run.Cell;
import io.wirecost.pipeline.control.ControlChannel;
import io.wirecost.pipeline.control.ControlChannel.Since;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.TopicNames;
import io.wirecost.pipeline.control.TransportException;
import io.wirecost.pipeline.control.Word;
import io.wirecost.pipeline.driver.broker.EmbeddedBroker;
import io.wirecost.pipeline.driver.broker.PortSource;
import io.wirecost.pipeline.driver.cluster.KafkaClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
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

/** Services that are started by hand, as on other machines, against a cluster that is running already. */
class JoiningTest {
    private static final Pattern RUN_ID = Pattern.compile("--run ([a-z0-9-]+)");

    @TempDir
    private Path folder;

    private Wirecost wirecost;

    @BeforeEach
    void setUp() {
        wirecost = Wirecost.warm(folder);
    }

    @Test
    void services_that_are_started_by_hand_join_a_run_on_an_external_cluster_and_a_wrong_version_is_refused()
            throws Exception {
        try (EmbeddedBroker broker = broker();
                PipelineRun run = PipelineRun.start(
                        folder,
                        "--codec",
                        "jackson-json+gzip",
                        "--kafka",
                        broker.bootstrap(),
                        "--join",
                        "b,c",
                        "--messages",
                        "600",
                        "--blocks",
                        "1",
                        "--iterations",
                        "1",
                        "--warm-up",
                        "200")) {
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
            assertThat(run.cell("jackson-json+gzip", "pipeline").status()).isEqualTo(Cell.Status.MEASURED);
            assertThat(run.errors()).contains("service B was refused", "service B has joined", "service C has joined");
            assertThat(topics(broker)).noneMatch(topic -> topic.startsWith("wirecost-"));
        }
    }

    @Test
    void a_service_without_a_run_is_told_so() throws Exception {
        try (EmbeddedBroker broker = broker()) {
            Outcome outcome = wirecost.run("service", "b", "--kafka", broker.bootstrap(), "--run", "nobody");

            assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(2);
            assertThat(outcome.err())
                    .contains("no run nobody on Kafka at " + broker.bootstrap())
                    .doesNotContain("\tat ");
        }
    }

    private EmbeddedBroker broker() throws Exception {
        Path work = Files.createDirectories(folder.resolve("external"));
        Path jars = Path.of(System.getProperty("wirecost.installation"), "broker");
        return EmbeddedBroker.start(new EmbeddedBroker.Settings(jars, work, work, 1 << 20, PortSource.FREE));
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

    /** What a service of another version is told; it waits for the offer, as a run hears nothing before it. */
    private static String rejection(EmbeddedBroker broker, String run) throws Exception {
        BlockingQueue<Word> heard = new LinkedBlockingQueue<>();
        Wirecost.await(() -> topics(broker).contains(new TopicNames(run).control()));
        try (ControlChannel channel = ControlChannel.open(
                Map.of(KafkaClient.SERVERS, broker.bootstrap()),
                new TopicNames(run),
                Since.BEGINNING,
                Duration.ofMinutes(1),
                new Collector(heard))) {
            hear(Word.Offer.class, heard);
            channel.say(new Word.Join("stranger", Role.B, "0.0.1", "", Map.of()));
            return hear(Word.Rejected.class, heard).reason();
        }
    }

    /** The next word of a kind; a run that only says that it is alive has not answered. */
    private static <W extends Word> W hear(Class<W> kind, BlockingQueue<Word> heard) throws InterruptedException {
        long start = System.nanoTime();
        while (System.nanoTime() - start < TimeUnit.MINUTES.toNanos(1)) {
            Word word = heard.poll(1, TimeUnit.SECONDS);
            if (kind.isInstance(word)) {
                return kind.cast(word);
            }
        }
        throw new AssertionError("no " + kind.getSimpleName() + " within a minute");
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
