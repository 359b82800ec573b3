package io.wirecost.pipeline.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.wirecost.core.run.Experiment.Forward;
import io.wirecost.core.run.Experiment.Transport;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.pipeline.control.BlockPlan;
import io.wirecost.pipeline.control.Clients;
import io.wirecost.pipeline.control.Limits;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.TopicNames;
import io.wirecost.pipeline.control.TransportException;
import io.wirecost.pipeline.service.channel.BlockChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(Shared.class)
class LostBrokerTest {
    @TempDir
    static Path folder;

    @Test
    void services_whose_broker_is_gone_end_and_say_so(Jvms jvms) throws Exception {
        TestBroker broker = TestBroker.start(Files.createDirectory(folder.resolve("broker")));
        try (Rehearsal block = new Rehearsal(Files.createDirectory(folder.resolve("block")), jvms, broker)) {
            block.launch("honest");
            broker.close();

            assertThat(block.exitCodes()).containsExactly(1);
            assertThat(block.printed())
                    .startsWith("service a+b+c: Kafka did not answer for 8 s")
                    .hasLineCount(1);
        }
    }

    @Test
    void a_service_that_cannot_say_why_it_failed_ends_all_the_same(TestBroker broker) throws Exception {
        BlockPlan plan = plan(broker);
        try (Admin admin = Clients.admin(Map.copyOf(broker.client()))) {
            String control = new TopicNames(plan.run()).control();
            admin.createTopics(List.of(new NewTopic(control, 1, (short) 1)))
                    .all()
                    .get();
        }
        BlockChannel channel = BlockChannel.open(plan);
        channel.lost(new TransportException("Kafka is gone"));
        channel.close();

        for (Service service :
                List.of(new ServiceA(plan, channel), new ServiceB(plan, channel), new ServiceC(plan, channel))) {
            assertThatCode(service::run).doesNotThrowAnyException();
        }
    }

    private static BlockPlan plan(TestBroker broker) {
        return new BlockPlan(
                "lost",
                broker.client(),
                broker.client(),
                List.of(Role.A, Role.B, Role.C),
                0,
                "none",
                Reading.DECODE,
                Forward.REENCODE,
                new Transport("embedded", "all", 0, 16_384, "none", 1),
                Map.of(),
                new Limits(1, 1 << 20, 1 << 20, 2_000));
    }
}
