package io.wirecost.pipeline.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.pipeline.control.ControlChannel.Since;
import io.wirecost.pipeline.service.Shared;
import io.wirecost.pipeline.service.TestBroker;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Shared.class)
class ControlChannelTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(5);

    private static TestBroker broker;

    @BeforeAll
    static void share(TestBroker shared) {
        broker = shared;
    }

    @Test
    void everybody_hears_everything_in_its_order() throws Exception {
        TopicNames topics = topics("order");
        Ear ear = new Ear();
        try (ControlChannel one = open(topics, Since.NOW, ear);
                ControlChannel other = open(topics, Since.NOW, new Ear())) {
            one.say(new Word.Up(0, Role.A));
            other.say(new Word.Up(0, Role.B));
            one.mention(new Word.Ping(0, 1));
            one.say(new Word.Over(0));

            assertThat(ear.hear(4))
                    .containsExactly(
                            new Word.Up(0, Role.A), new Word.Up(0, Role.B), new Word.Ping(0, 1), new Word.Over(0));
        }
    }

    @Test
    void who_comes_late_hears_everything_or_what_is_said_from_then_on() throws Exception {
        TopicNames topics = topics("late");
        Ear all = new Ear();
        Ear late = new Ear();
        try (ControlChannel channel = open(topics, Since.NOW, new Ear())) {
            channel.say(new Word.Over(0));
            try (ControlChannel unusedAll = open(topics, Since.BEGINNING, all);
                    ControlChannel unusedLate = open(topics, Since.NOW, late)) {
                channel.say(new Word.Over(1));

                assertThat(all.hear(2)).containsExactly(new Word.Over(0), new Word.Over(1));
                assertThat(late.hear(1)).containsExactly(new Word.Over(1));
                assertThat(unusedAll).isNotSameAs(unusedLate);
            }
        }
    }

    @Test
    void what_is_no_word_is_passed_over() throws Exception {
        TopicNames topics = topics("foreign");
        Ear ear = new Ear();
        try (ControlChannel channel = open(topics, Since.NOW, ear);
                Producer<byte[], byte[]> stranger = Clients.producer(Map.copyOf(broker.client()))) {
            stranger.send(new ProducerRecord<>(topics.control(), "hello".getBytes(StandardCharsets.UTF_8)))
                    .get();
            channel.say(new Word.Over(7));

            assertThat(ear.hear(1)).containsExactly(new Word.Over(7));
        }
    }

    @Test
    void a_closed_channel_takes_no_word_and_says_that_it_is_closed() throws Exception {
        Ear ear = new Ear();
        ControlChannel channel = open(topics("closed"), Since.NOW, ear);
        channel.close();

        assertThatThrownBy(() -> channel.say(new Word.Over(0)))
                .isInstanceOf(TransportException.class)
                .hasMessage("the control channel is closed");
        channel.mention(new Word.Over(0));
        assertThat(ear.hear(1)).containsExactly(new Word.Farewell("the control channel is closed"));
    }

    @Test
    void a_missing_topic_is_named() {
        assertThatThrownBy(() -> open(new TopicNames("nowhere"), Since.NOW, new Ear()))
                .isInstanceOf(TransportException.class)
                .hasMessage("Kafka has no such topic: wirecost-nowhere-control");
    }

    @Test
    void a_cluster_that_does_not_answer_is_told() {
        Map<String, String> nobody = Map.of("bootstrap.servers", "127.0.0.1:1");

        assertThatThrownBy(() -> ControlChannel.open(
                        nobody, new TopicNames("x"), Since.NOW, Duration.ofMillis(1_500), new Ear()))
                .isInstanceOf(TransportException.class)
                .hasMessageStartingWith("Kafka did not answer for 1.5 s");
    }

    @Test
    void an_address_that_cannot_be_is_told() {
        assertThatThrownBy(() -> ControlChannel.open(
                        Map.of("bootstrap.servers", "nonsense"), new TopicNames("x"), Since.NOW, TIMEOUT, new Ear()))
                .isInstanceOf(TransportException.class)
                .hasMessageContaining("Invalid url in bootstrap.servers: nonsense");
    }

    private static ControlChannel open(TopicNames topics, Since since, Ear ear) throws TransportException {
        return ControlChannel.open(broker.client(), topics, since, TIMEOUT, ear);
    }

    private static TopicNames topics(String run) throws Exception {
        TopicNames topics = new TopicNames(run);
        try (Admin admin = Clients.admin(Map.copyOf(broker.client()))) {
            admin.createTopics(List.of(new NewTopic(topics.control(), 1, (short) 1)))
                    .all()
                    .get();
        }
        return topics;
    }

    private static final class Ear implements ControlChannel.Listener {
        private final BlockingQueue<Word> words = new LinkedBlockingQueue<>();

        @Override
        public void heard(Word word) {
            words.add(word);
        }

        @Override
        public void lost(TransportException reason) {
            words.add(new Word.Farewell(reason.getMessage()));
        }

        List<Word> hear(int count) throws InterruptedException {
            List<Word> heard = new ArrayList<>();
            while (heard.size() < count) {
                Word word = words.poll(30, TimeUnit.SECONDS);
                assertThat(word).as("word after " + heard).isNotNull();
                heard.add(word);
            }
            return heard;
        }
    }
}
