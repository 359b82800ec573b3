package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.io.TempDir;

/** What needs a Kafka that wants TLS and a password. One serves all, since it takes three processes. */
class SecuredKafkaTest {
    @TempDir
    private static Path folder;

    private static SecuredBroker broker;

    @BeforeAll
    static void start() throws Exception {
        broker = SecuredBroker.start(folder.resolve("broker"));
        assertThat(broker.topics()).isEmpty();
    }

    @AfterAll
    static void stop() {
        if (broker != null) {
            broker.close();
        }
    }

    static SecuredBroker broker() {
        return broker;
    }

    @Nested
    class WithTheTopicsOfARun extends OwnKafka {}

    @Nested
    class WithTheTopicsOfItsUsers extends TopicRuns {}
}
