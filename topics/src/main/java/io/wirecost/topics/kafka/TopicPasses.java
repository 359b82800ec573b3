package io.wirecost.topics.kafka;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.TopicPartition;

/**
 * Reads a topic backwards, one stretch of offsets after the other. Not every offset has a message: some are compacted away, of
 * aborted transactions, or tombstones. So a stretch may not yield enough, and an older one follows.
 */
final class TopicPasses {
    private static final Duration POLL = Duration.ofMillis(200);

    private final Consumer<byte[], byte[]> consumer;
    private final ReadLimits limits;
    private final long deadline;
    private final List<TopicMessage> messages = new ArrayList<>();
    private long bytes;
    private long tombstones;
    private long keys;
    private Optional<String> stopped = Optional.empty();

    TopicPasses(Consumer<byte[], byte[]> consumer, ReadLimits limits) {
        this.consumer = consumer;
        this.limits = limits;
        this.deadline = System.nanoTime() + limits.time().toNanos();
    }

    TopicMessages read(Map<TopicPartition, Stretch> whole) {
        Map<TopicPartition, Stretch> left = whole;
        while (goesOn() && left.values().stream().anyMatch(part -> part.length() > 0)) {
            Map<TopicPartition, Stretch> next = newest(left);
            pass(next);
            left = new HashMap<>();
            for (Map.Entry<TopicPartition, Stretch> part : next.entrySet()) {
                left.put(part.getKey(), part.getValue().older());
            }
        }
        messages.sort(Comparator.comparingInt(TopicMessage::partition).thenComparingLong(TopicMessage::offset));
        return new TopicMessages(messages, tombstones, keys, stopped);
    }

    private boolean goesOn() {
        return messages.size() < limits.messages() && stopped.isEmpty();
    }

    /** As many offsets of each partition as its share of all that are left says. */
    private Map<TopicPartition, Stretch> newest(Map<TopicPartition, Stretch> left) {
        double all = left.values().stream().mapToLong(Stretch::length).sum();
        double share = Math.min(1, (limits.messages() - messages.size()) / all);
        Map<TopicPartition, Stretch> next = new HashMap<>();
        left.forEach((partition, part) -> next.put(partition, part.newest((long) Math.ceil(part.length() * share))));
        return next;
    }

    private void pass(Map<TopicPartition, Stretch> parts) {
        Set<TopicPartition> open = new HashSet<>();
        parts.forEach((partition, part) -> {
            if (part.length() > 0) {
                consumer.seek(partition, part.from());
                open.add(partition);
            }
        });
        consumer.resume(open);
        consumer.pause(
                parts.keySet().stream().filter(part -> !open.contains(part)).toList());
        while (goesOn() && !open.isEmpty()) {
            ConsumerRecords<byte[], byte[]> polled = consumer.poll(POLL);
            for (ConsumerRecord<byte[], byte[]> record : polled) {
                Stretch part = parts.get(new TopicPartition(record.topic(), record.partition()));
                if (record.offset() < part.to()) {
                    take(record);
                }
            }
            List<TopicPartition> done = open.stream()
                    .filter(partition ->
                            consumer.position(partition) >= parts.get(partition).to())
                    .toList();
            consumer.pause(done);
            done.forEach(open::remove);
            if (System.nanoTime() > deadline) {
                stopped = Optional.of("after " + limits.time().toSeconds() + " s");
            }
        }
    }

    private void take(ConsumerRecord<byte[], byte[]> record) {
        if (!goesOn()) {
            return;
        }
        if (record.value() == null) {
            tombstones++;
            return;
        }
        if (bytes + record.value().length > limits.bytes() && !messages.isEmpty()) {
            stopped = Optional.of("at " + (limits.bytes() >> 20) + " MiB");
            return;
        }
        bytes += record.value().length;
        keys += record.key() == null ? 0 : 1;
        messages.add(new TopicMessage(
                record.partition(), record.offset(), record.value(), SchemaHeader.of(record.headers())));
    }
}
