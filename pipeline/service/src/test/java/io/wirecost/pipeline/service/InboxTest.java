package io.wirecost.pipeline.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;

/** Outbox to inbox through a real broker. */
@ExtendWith(Shared.class)
class InboxTest {
    private static final int PARTITIONS = 2;
    private static final long NUMBERS = 5;

    private static TestBroker broker;
    private static BlockPlan plan;
    private static BlockChannel channel;

    @BeforeAll
    static void start(TestBroker shared) throws Exception {
        broker = shared;
        plan = new BlockPlan(
                "inbox",
                broker.client(),
                broker.client(),
                List.of(Role.B),
                0,
                "none",
                Reading.DECODE,
                Forward.REENCODE,
                new Transport("embedded", "all", 0, 16_384, "lz4", PARTITIONS),
                Map.of(),
                new Limits(1, 1 << 20, 1 << 20, 2_000));
        create(new TopicNames(plan.run()).control(), 1);
        channel = BlockChannel.open(plan);
    }

    @AfterAll
    static void stop() {
        channel.close();
    }

    @Test
    void messages_of_all_partitions_come_with_their_numbers(TestInfo test) throws Exception {
        Inbox inbox = filled(test, 0, 1, 2, 3, 4);
        long sum = 0;
        int count = 0;
        while (count < NUMBERS) {
            PolledBatch batch = inbox.poll();
            for (int i = 0; i < batch.size(); i++) {
                assertThat(batch.values[i]).hasSize((int) batch.numbers[i]);
                sum += batch.numbers[i];
            }
            count += batch.size();
        }
        assertThat(sum).isEqualTo(10);
    }

    @Test
    void a_number_that_comes_twice_is_told(TestInfo test) throws Exception {
        Inbox inbox = filled(test, 2, 1, 2);
        assertThatThrownBy(() -> drain(inbox))
                .isInstanceOf(MessageException.class)
                .hasMessage("message 3 of 5: came twice");
    }

    @Test
    void a_number_that_the_set_does_not_have_is_told(TestInfo test) throws Exception {
        Inbox inbox = filled(test, 5);
        assertThatThrownBy(() -> drain(inbox))
                .isInstanceOf(MessageException.class)
                .hasMessage("message 6 of 5: no message has this number");
    }

    @Test
    void silence_is_told(TestInfo test) throws Exception {
        Inbox inbox = filled(test, 0);
        assertThatThrownBy(() -> drain(inbox))
                .isInstanceOf(TransportException.class)
                .hasMessage("nothing came for 2 s: no message and no word of another service");
    }

    /** Until something is wrong. */
    private static void drain(Inbox inbox) throws Exception {
        int received = 0;
        while (received < NUMBERS) {
            received += inbox.poll().size();
        }
    }

    private static Inbox filled(TestInfo test, long... numbers) throws Exception {
        String topic = test.getTestMethod().orElseThrow().getName();
        create(topic, PARTITIONS);
        Outbox outbox = new Outbox(plan, channel.timeout());
        outbox.open(topic, NUMBERS);
        for (long number : numbers) {
            outbox.send(number, new byte[(int) number], List.of(Numbering.number(number)));
        }
        outbox.flush();
        Inbox inbox = new Inbox(plan, channel);
        inbox.open(topic, NUMBERS);
        return inbox;
    }

    private static void create(String topic, int partitions) throws Exception {
        try (Admin admin = Clients.admin(Map.copyOf(broker.client()))) {
            admin.createTopics(List.of(new NewTopic(topic, partitions, (short) 1)))
                    .all()
                    .get();
        }
    }
}
