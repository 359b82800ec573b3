package io.wirecost.pipeline.batch;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.BatchCompression;
import io.wirecost.pipeline.service.Shared;
import io.wirecost.pipeline.service.TestBroker;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@ExtendWith(Shared.class)
class RecordBatchesTest {
    private static final long TIMESTAMP_MILLIS = 1_700_000_000_000L;
    private static final int MESSAGES = 100;

    /** Set by the broker, and in no checksum: the first offset, and the leader's epoch. */
    private static final int FIRST_OFFSET_BYTES = 8;

    private static final int EPOCH_FROM = 12;
    private static final int EPOCH_TO = 16;

    @Test
    void a_batch_has_the_bytes_that_a_broker_has_stored(TestBroker broker) throws Exception {
        List<byte[]> messages = messages();
        try (Admin admin = Admin.create(Map.copyOf(broker.client()))) {
            admin.createTopics(topics()).all().get();
        }

        for (BatchCompression compression : BatchCompression.values()) {
            send(broker, compression, messages);
            byte[] stored = Files.readAllBytes(broker.messages("batches-" + compression.label()));
            ByteBuffer made = new RecordBatches(compression).write(messages, TIMESTAMP_MILLIS);
            byte[] bytes = new byte[made.remaining()];
            made.get(bytes);
            assertThat(withoutTheBrokers(bytes)).as(compression.label()).isEqualTo(withoutTheBrokers(stored));
        }
    }

    @ParameterizedTest
    @EnumSource(BatchCompression.class)
    void a_batch_gives_its_messages_back(BatchCompression compression) {
        List<byte[]> messages = new ArrayList<>(messages());
        messages.add(new byte[0]);

        assertThat(RecordBatches.read(new RecordBatches(compression).write(messages, TIMESTAMP_MILLIS)))
                .containsExactlyElementsOf(messages);
    }

    private static List<NewTopic> topics() {
        return List.of(BatchCompression.values()).stream()
                .map(compression -> new NewTopic("batches-" + compression.label(), 1, (short) 1))
                .toList();
    }

    /** All in one batch: it is sent when the producer is closed. */
    private static void send(TestBroker broker, BatchCompression compression, List<byte[]> messages) throws Exception {
        Map<String, Object> settings = new HashMap<>(broker.client());
        settings.put("compression.type", compression.label());
        settings.put("enable.idempotence", false);
        settings.put("linger.ms", 60_000);
        settings.put("batch.size", 1 << 20);
        List<Future<?>> sent = new ArrayList<>();
        try (KafkaProducer<byte[], byte[]> producer =
                new KafkaProducer<>(settings, new ByteArraySerializer(), new ByteArraySerializer())) {
            for (byte[] message : messages) {
                sent.add(producer.send(
                        new ProducerRecord<>("batches-" + compression.label(), 0, TIMESTAMP_MILLIS, null, message)));
            }
        }
        for (Future<?> one : sent) {
            one.get();
        }
    }

    /** Texts that compress, but not to nothing. */
    private static List<byte[]> messages() {
        Random random = new Random(3);
        return IntStream.range(0, MESSAGES)
                .mapToObj(number -> "{\"number\":%d,\"customer\":\"%x\",\"state\":\"delivered\"}"
                        .formatted(number, random.nextLong())
                        .getBytes(StandardCharsets.UTF_8))
                .toList();
    }

    private static byte[] withoutTheBrokers(byte[] batch) {
        byte[] others = batch.clone();
        Arrays.fill(others, 0, FIRST_OFFSET_BYTES, (byte) 0);
        Arrays.fill(others, EPOCH_FROM, EPOCH_TO, (byte) 0);
        return others;
    }
}
