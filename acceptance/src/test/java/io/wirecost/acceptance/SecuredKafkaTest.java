package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import io.wirecost.core.run.Cell;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A cluster of the user's that wants TLS and a password. */
class SecuredKafkaTest {
    @TempDir
    private Path folder;

    @Test
    void messages_go_through_tls_and_sasl_the_password_is_kept_nowhere_and_a_wrong_one_is_named() throws Exception {
        try (SecuredBroker broker = SecuredBroker.start(folder.resolve("broker"))) {
            assertThat(broker.topics()).isEmpty();
            Path settings = broker.clientSettings(SecuredBroker.PASSWORD);

            try (PipelineRun run = PipelineRun.start(
                    folder,
                    "--codec",
                    "jackson-json",
                    "--kafka",
                    broker.address(),
                    "--kafka-config",
                    settings.toString(),
                    "--messages",
                    "600",
                    "--blocks",
                    "1",
                    "--iterations",
                    "1",
                    "--warm-up",
                    "200")) {
                assertThat(run.awaitEnd()).as(run.errors()).isZero();

                assertThat(run.cell("jackson-json", "pipeline").status()).isEqualTo(Cell.Status.MEASURED);
                assertThat(run.errors() + run.output() + Files.readString(folder.resolve("out/run.json")))
                        .doesNotContain(SecuredBroker.PASSWORD);
                assertThat(run.leftFiles()).isEmpty();
            }
            assertThat(broker.topics()).noneMatch(topic -> topic.startsWith("wirecost-"));

            Path wrong = broker.clientSettings("guess");
            Outcome refused = Wirecost.warm(folder)
                    .run(
                            "run",
                            "--measure",
                            "pipeline",
                            "--kafka",
                            broker.address(),
                            "--kafka-config",
                            wrong.toString(),
                            "--out",
                            "refused");

            assertThat(refused.exitCode()).as(refused.err()).isEqualTo(2);
            assertThat(refused.err())
                    .contains("Kafka at " + broker.address() + " refuses wirecost", "--kafka-config")
                    .doesNotContain("\tat ", "guess");
        }
    }
}
