package io.wirecost.pipeline.driver.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FullDiskTest {
    @TempDir
    Path folder;

    @Tag("nightly")
    @Test
    void a_broker_out_of_disk_says_so_and_leaves_nothing() throws Exception {
        Path work = Files.createDirectory(folder.resolve("work"));
        Path small = Files.createDirectory(folder.resolve("small"));

        try (SmallDisk disk = SmallDisk.at(small, "64m")) {
            EmbeddedBroker broker = EmbeddedBroker.start(TestBroker.settings(disk.folder(), work));
            try (broker) {
                TestBroker.createTopic(broker, "flood");
                flood(broker);
            }
            assertThat(broker.death())
                    .hasValueSatisfying(death -> assertThat(death)
                            .startsWith("the broker ended with exit code 1; its last output: ")
                            .contains("No space left on device"));
            assertThat(small).isEmptyDirectory();
        }
    }

    /** Sends until the broker is dead. */
    private static void flood(EmbeddedBroker broker) throws Exception {
        Map<String, Object> impatient =
                Map.of("max.block.ms", 1000, "delivery.timeout.ms", 2000, "request.timeout.ms", 1000, "linger.ms", 0);
        try (KafkaProducer<byte[], byte[]> producer = TestBroker.producer(broker, impatient)) {
            TestBroker.await("the broker is dead", () -> {
                send(producer);
                return !broker.isAlive();
            });
        }
    }

    private static void send(KafkaProducer<byte[], byte[]> producer) {
        try {
            producer.send(new ProducerRecord<>("flood", new byte[TestBroker.MESSAGE_MAX_BYTES / 2]));
        } catch (KafkaException e) {
            // its buffer is full and nobody answers: what this test waits for
        }
    }
}
