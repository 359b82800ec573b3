package io.wirecost.pipeline.service;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Experiment.Forward;
import io.wirecost.core.run.Experiment.Services;
import io.wirecost.core.run.Passage.Reading;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LostBrokerTest {

    @TempDir
    static Path folder;

    @Test
    void services_whose_broker_is_gone_end_and_say_so() throws Exception {
        Jvms jvms = new Jvms(Files.createDirectory(folder.resolve("jvms")));
        TestBroker broker = TestBroker.start(Files.createDirectory(folder.resolve("broker")));
        try (Rehearsal block = new Rehearsal(Files.createDirectory(folder.resolve("block")), jvms, broker)) {
            block.start(Services.THREADS, "honest", Reading.DECODE, Forward.REENCODE, 80);
            broker.close();

            assertThat(block.exitCodes()).containsExactly(1);
            assertThat(block.printed()).startsWith("service a+b+c: Kafka did not answer for 8 s");
        }
    }
}
