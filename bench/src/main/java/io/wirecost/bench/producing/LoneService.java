package io.wirecost.bench.producing;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Experiment.Forward;
import io.wirecost.core.run.Experiment.Range;
import io.wirecost.core.run.Experiment.Services;
import io.wirecost.core.run.Experiment.Transport;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Pipeline.Latencies;
import io.wirecost.core.run.Pipeline.Phases;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.installation.Installation;
import io.wirecost.engine.pipeline.OfferedData;
import io.wirecost.engine.pipeline.ServiceHost;
import io.wirecost.engine.plan.PoolSource;
import io.wirecost.pipeline.control.ControlChannel;
import io.wirecost.pipeline.control.ControlChannel.Since;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.TopicNames;
import io.wirecost.pipeline.control.TransportException;
import io.wirecost.pipeline.control.Word;
import io.wirecost.pipeline.control.Word.Offer;
import io.wirecost.pipeline.control.Word.SetOfMessages;
import io.wirecost.pipeline.control.Word.Tally;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.builtin.Workloads;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;

/** Service A of the floor by itself, without consumers: this class says the words of the driver, B and C. */
record LoneService(Installation installation, String servers, Path folder) {
    private static final String CODEC = "jackson-json";
    private static final long SEED = 1;
    private static final int POOL_RECORDS = 2_000;
    private static final int WARM_UP = 20_000;
    private static final Duration TIMEOUT = Duration.ofMinutes(5);

    /**
     * What it did.
     *
     * @param payloads the different messages, in their turn
     */
    record Sent(double messagesPerSecond, List<byte[]> payloads) {}

    Sent send(int number, long messages) throws Exception {
        TopicNames names = new TopicNames("producing-" + number);
        List<SetOfMessages> sets = List.of(new SetOfMessages(0, 0, WARM_UP, 0), new SetOfMessages(1, 0, messages, 0));
        Map<String, String> client = Map.of("bootstrap.servers", servers);
        try (Admin admin = Admin.create(Map.of("bootstrap.servers", servers))) {
            make(admin, names.control());
            BlockingQueue<Word> heard = new LinkedBlockingQueue<>();
            try (ControlChannel control =
                    ControlChannel.open(client, names, Since.BEGINNING, TIMEOUT, new Inbox(heard))) {
                CompletableFuture<Void> host = CompletableFuture.runAsync(() -> serve(client, names));
                Conversation talk = new Conversation(control, heard);
                talk.admit();
                control.say(new Word.Start(0, CODEC, Reading.NEVER, List.of(0)));
                talk.await(word -> word instanceof Word.Up);
                double rate = 0;
                for (SetOfMessages set : sets) {
                    make(admin, names.toB(0, set.number()));
                    rate = talk.rate(set);
                }
                List<byte[]> payloads = payloads(names.toB(0, 1));
                control.say(new Word.Over(0));
                control.say(new Word.Farewell("measured"));
                host.get(TIMEOUT.toSeconds(), TimeUnit.SECONDS);
                admin.deleteTopics(sets.stream()
                                .map(set -> names.toB(0, set.number()))
                                .toList())
                        .all()
                        .get(1, TimeUnit.MINUTES);
                return new Sent(rate, payloads);
            }
        }
    }

    private static void make(Admin admin, String topic) throws Exception {
        admin.createTopics(List.of(new NewTopic(topic, 1, (short) 1))).all().get(1, TimeUnit.MINUTES);
    }

    private void serve(Map<String, String> client, TopicNames names) {
        try {
            new ServiceHost(folder.resolve("code-cache"))
                    .serve(
                            Role.A,
                            client,
                            names.run(),
                            CodecCatalog.load(installation),
                            new Transactions(),
                            news -> {});
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private static Experiment experiment() {
        return new Experiment(
                1,
                1,
                new Range(1, 1),
                new Range(2048, 2048),
                POOL_RECORDS,
                Optional.empty(),
                WARM_UP,
                Services.PROCESSES,
                Forward.PASSTHROUGH,
                "",
                new Transport("embedded", "all", 5, 128 << 10, "none", 1),
                Optional.empty(),
                Optional.empty());
    }

    private List<byte[]> payloads(String topic) {
        Map<String, Object> settings = Map.of("bootstrap.servers", servers);
        try (KafkaConsumer<byte[], byte[]> consumer =
                new KafkaConsumer<>(settings, new ByteArrayDeserializer(), new ByteArrayDeserializer())) {
            TopicPartition partition = new TopicPartition(topic, 0);
            consumer.assign(List.of(partition));
            consumer.seekToBeginning(List.of(partition));
            List<byte[]> payloads = new ArrayList<>();
            while (payloads.size() < POOL_RECORDS) {
                for (ConsumerRecord<byte[], byte[]> record : consumer.poll(TIMEOUT)) {
                    payloads.add(record.value());
                }
            }
            return payloads.subList(0, POOL_RECORDS);
        }
    }

    private record Inbox(BlockingQueue<Word> heard) implements ControlChannel.Listener {
        @Override
        public void heard(Word word) {
            heard.add(word);
        }

        @Override
        public void lost(TransportException reason) {
            throw new IllegalStateException(reason);
        }
    }

    /** What driver, B and C say. */
    private record Conversation(ControlChannel control, BlockingQueue<Word> heard) {
        void admit() throws Exception {
            Workload workload = Workloads.byName("transactions").orElseThrow();
            Dataset dataset = workload.dataset(SEED);
            control.say(new Offer(
                    "", workload.name(), "1", dataset.checksum(), Map.of(CODEC, ""), List.of(Role.A), experiment()));
            Word.Join join = (Word.Join) await(word -> word instanceof Word.Join);
            control.say(new Word.Welcome(join.member()));
        }

        /** Messages per second, from A's start to the last acknowledgement. */
        double rate(SetOfMessages set) throws Exception {
            control.say(new Word.Prepare(0, set));
            control.say(new Word.Ready(0, set.number(), Role.B, Tally.NOTHING));
            control.say(new Word.Ready(0, set.number(), Role.C, Tally.NOTHING));
            Word.Ready ready = (Word.Ready) await(word -> {
                answer(word);
                return word instanceof Word.Ready said && said.role() == Role.A && said.set() == set.number();
            });
            control.say(new Word.Progress(0, set.number(), Role.B, set.messages()));
            control.say(new Word.Progress(0, set.number(), Role.C, set.messages()));
            long startNanos = System.nanoTime();
            control.say(new Word.Go(0, set.number(), ready.expected()));
            control.say(finished(set, Role.B, ready.expected()));
            control.say(finished(set, Role.C, ready.expected()));
            await(word -> word instanceof Word.Finished done && done.role() == Role.A && done.set() == set.number());
            return set.messages() * 1e9 / (System.nanoTime() - startNanos);
        }

        private void answer(Word word) {
            if (word instanceof Word.Ping ping) {
                control.mention(new Word.Pong(0, ping.number(), System.nanoTime(), ""));
            }
        }

        private static Word finished(SetOfMessages set, Role role, Tally tally) {
            return new Word.Finished(
                    0, set.number(), role, tally, 0, 0, 0, 0, role.label(), 0, 0, Phases.NONE, 0, Latencies.NONE);
        }

        Word await(Predicate<Word> awaited) throws Exception {
            while (true) {
                Word word = heard.poll(TIMEOUT.toSeconds(), TimeUnit.SECONDS);
                if (word == null || word instanceof Word.Failed) {
                    throw new IllegalStateException("service A does not go on: " + word);
                }
                if (awaited.test(word)) {
                    return word;
                }
            }
        }
    }

    private static final class Transactions implements OfferedData {
        private final Workload workload = Workloads.byName("transactions").orElseThrow();

        @Override
        public Dataset dataset(Offer offer) throws InputException {
            return workload.dataset(SEED);
        }

        @Override
        public PoolSource pools(Offer offer) {
            return (set, sizeBytes, records) -> workload.pool(SEED, set, sizeBytes, records);
        }
    }
}
