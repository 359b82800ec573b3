package io.wirecost.pipeline.service;

import io.wirecost.pipeline.control.BlockPlan;
import io.wirecost.pipeline.control.Clients;
import io.wirecost.pipeline.control.TransportException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.Metric;
import org.apache.kafka.common.errors.RecordTooLargeException;
import org.apache.kafka.common.header.Header;

/**
 * Where a service's messages go out: one producer for the whole block, so that connections are warm, which sends to one
 * topic per set. Sending does not wait; what fails later fails the next call.
 */
final class Outbox {
    private static final String METRICS = "producer-metrics";
    private static final String SENT_BYTES = "outgoing-byte-total";

    private final BlockPlan plan;
    private final Duration timeout;
    private final Producer<byte[], byte[]> producer;
    private final Metric sentBytesMetric;
    private final AtomicReference<Unsent> failure = new AtomicReference<>();
    private String topic;
    private long messages;
    private long payloadBytes;
    private long sentBytesBefore;

    /** A message that Kafka did not take. */
    private record Unsent(long number, int sizeBytes, Exception thrown) {}

    Outbox(BlockPlan plan, Duration timeout) throws TransportException {
        this.plan = plan;
        this.timeout = timeout;
        try {
            producer = Clients.producer(DataSettings.producer(plan));
        } catch (KafkaException e) {
            throw TransportException.of(e, timeout);
        }
        sentBytesMetric = producer.metrics().entrySet().stream()
                .filter(metric -> metric.getKey().group().equals(METRICS)
                        && metric.getKey().name().equals(SENT_BYTES))
                .findFirst()
                .orElseThrow()
                .getValue();
    }

    /**
     * Sends to this topic from now on.
     *
     * @param numbers how many messages A's set has
     */
    void open(String newTopic, long numbers) throws TransportException {
        topic = newTopic;
        messages = numbers;
        try {
            producer.partitionsFor(topic);
        } catch (KafkaException e) {
            throw TransportException.of(e, timeout);
        }
    }

    /** The set begins: its bytes are counted from here. */
    void begin() {
        payloadBytes = 0;
        sentBytesBefore = sentBytesTotal();
    }

    void send(long number, byte[] value, Iterable<Header> headers) throws TransportException {
        payloadBytes += value.length;
        try {
            producer.send(new ProducerRecord<>(topic, null, null, null, value, headers), (metadata, thrown) -> {
                if (thrown != null) {
                    failure.compareAndSet(null, new Unsent(number, value.length, thrown));
                }
            });
        } catch (KafkaException e) {
            throw TransportException.of(e, timeout);
        }
    }

    /** Waits until everything is acknowledged. */
    void flush() throws MessageException {
        producer.flush();
        requireSent();
    }

    /** @throws MessageException if Kafka did not take one of the messages */
    void requireSent() throws MessageException {
        Unsent unsent = failure.get();
        if (unsent == null) {
            return;
        }
        if (unsent.thrown() instanceof RecordTooLargeException) {
            throw new MessageException(
                    unsent.number(),
                    messages,
                    new TopicLimit(plan, timeout).explain(topic, unsent.sizeBytes(), unsent.thrown()));
        }
        throw new MessageException(
                unsent.number(),
                messages,
                TransportException.of(unsent.thrown(), timeout).getMessage());
    }

    /** Returns the encoded bytes that were sent in this set. */
    long payloadBytes() {
        return payloadBytes;
    }

    /** Returns the bytes that went out on the network in this set, requests included. */
    long sentBytes() {
        return sentBytesTotal() - sentBytesBefore;
    }

    private long sentBytesTotal() {
        return ((Number) sentBytesMetric.metricValue()).longValue();
    }
}
