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
import io.wirecost.process.Start;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A cluster of the user's that wants TLS and a password, with services that are started by hand, as on other machines. */
abstract class OwnKafka {
    private static final Pattern RUN_ID = Pattern.compile("--run ([a-z0-9-]+)");

    private static SecuredBroker broker;

    @TempDir
    private Path folder;

    private Wirecost wirecost;

    @BeforeAll
    static void start() {
        broker = SecuredKafkaTest.broker();
    }

    @BeforeEach
    void setUp() {
        wirecost = Wirecost.warm(folder);
    }

    @Test
    void services_join_a_run_a_wrong_version_is_refused_and_the_password_is_kept_nowhere() throws Exception {
        String settings = broker.clientSettings(SecuredBroker.PASSWORD).toString();
        try (PipelineRun run = PipelineRun.start(
                folder,
                "--codec",
                "jackson-json+gzip",
                "--kafka",
                broker.address(),
                "--kafka-config",
                settings,
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
            assertThat(rejection(id)).contains("wirecost 0.0.1");
            Process b = service("b", settings, id);
            Process c = service("c", settings, id);

            assertThat(run.awaitEnd()).as(run.errors()).isZero();
            assertEnded(b, "b");
            assertEnded(c, "c");
            assertThat(run.cell("jackson-json+gzip", "pipeline").status()).isEqualTo(Cell.Status.MEASURED);
            assertThat(run.errors()).contains("service B was refused", "service B has joined", "service C has joined");
            assertThat(run.errors() + run.output() + Files.readString(folder.resolve("out/run.json")))
                    .doesNotContain(SecuredBroker.PASSWORD);
            assertThat(run.leftFiles()).isEmpty();
            assertThat(broker.topics()).noneMatch(topic -> topic.startsWith("wirecost-"));
        }
    }

    @Test
    void a_wrong_password_is_named() throws Exception {
        String wrong = broker.clientSettings("guess").toString();
        Outcome refused = wirecost.run(
                "run",
                "--measure",
                "pipeline",
                "--kafka",
                broker.address(),
                "--kafka-config",
                wrong,
                "--out",
                "refused");

        assertThat(refused.exitCode()).as(refused.err()).isEqualTo(2);
        assertThat(refused.err())
                .contains("Kafka at " + broker.address() + " refuses wirecost", "--kafka-config")
                .doesNotContain("\tat ", "guess");
    }

    @Test
    void a_service_without_a_run_is_told_so() throws Exception {
        String settings = broker.clientSettings(SecuredBroker.PASSWORD).toString();
        Outcome outcome = wirecost.run(
                "service", "b", "--kafka", broker.address(), "--kafka-config", settings, "--run", "nobody");

        assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(2);
        assertThat(outcome.err())
                .contains("no run nobody on Kafka at " + broker.address())
                .doesNotContain("\tat ");
    }

    private void assertEnded(Process service, String name) throws Exception {
        assertThat(service.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(service.exitValue())
                .as(Files.readString(folder.resolve(name + ".txt")))
                .isZero();
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
    private static String rejection(String run) throws Exception {
        BlockingQueue<Word> heard = new LinkedBlockingQueue<>();
        Wirecost.await(() -> topics().contains(new TopicNames(run).control()));
        try (ControlChannel channel = ControlChannel.open(
                broker.client(), new TopicNames(run), Since.BEGINNING, Duration.ofMinutes(1), new Collector(heard))) {
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

    private Process service(String name, String settings, String run) throws Exception {
        return Start.of(
                wirecost.builder("service", name, "--kafka", broker.address(), "--kafka-config", settings, "--run", run)
                        .redirectErrorStream(true)
                        .redirectOutput(folder.resolve(name + ".txt").toFile()));
    }

    private static List<String> topics() {
        try {
            return broker.topics();
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }
}
