package io.wirecost.pipeline.service;

import io.wirecost.pipeline.control.BlockPlan;
import io.wirecost.pipeline.control.Clients;
import io.wirecost.pipeline.control.Partitions;
import io.wirecost.pipeline.control.TransportException;
import io.wirecost.pipeline.service.channel.BlockChannel;
import io.wirecost.pipeline.service.channel.BlockEndedException;
import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;

/**
 * The entry of a service's messages. One consumer serves the whole block, so that connections are warm. It reads one
 * topic per set from its beginning. A message comes once, or the set has failed.
 */
final class Inbox {
    private static final Duration POLL = Duration.ofMillis(100);

    private final BlockChannel channel;
    private final Consumer<byte[], byte[]> consumer;
    private long messages;
    private BitSet seen;
    private PolledBatch batch;
    private long lastMessageNanos;

    Inbox(BlockPlan plan, BlockChannel channel) throws TransportException {
        this.channel = channel;
        try {
            consumer = Clients.consumer(DataSettings.consumer(plan));
        } catch (KafkaException e) {
            throw TransportException.of(e, channel.timeout());
        }
    }

    /**
     * Reads this topic from now on.
     *
     * @param numbers the number of messages in the set. It bounds the messages' numbers, not the count of those that
     *     will come
     */
    void open(String topic, long numbers) throws TransportException {
        messages = numbers;
        seen = new BitSet();
        batch = new PolledBatch(numbers);
        try {
            List<TopicPartition> partitions = Partitions.of(topic, consumer, channel.timeout());
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            partitions.forEach(consumer::position); // connects; a seek alone would wait for the first poll
        } catch (KafkaException e) {
            throw TransportException.of(e, channel.timeout());
        }
        lastMessageNanos = System.nanoTime();
    }

    /** The set begins: from now on messages are waited for. */
    void begin() {
        lastMessageNanos = System.nanoTime();
    }

    /**
     * The next messages, none if none came within a tenth of a second. The batch is good until the next call.
     *
     * @throws TransportException if nothing comes from anywhere for the timeout
     */
    PolledBatch poll() throws TransportException, MessageException, BlockEndedException {
        channel.requireBlock();
        batch.clear();
        ConsumerRecords<byte[], byte[]> records;
        try {
            records = consumer.poll(POLL);
        } catch (KafkaException e) {
            throw TransportException.of(e, channel.timeout());
        }
        for (ConsumerRecord<byte[], byte[]> record : records) {
            batch.add(number(record), record);
        }
        if (batch.size() == 0) {
            channel.requireLife(lastMessageNanos);
        } else {
            lastMessageNanos = System.nanoTime();
        }
        return batch;
    }

    private long number(ConsumerRecord<byte[], byte[]> record) throws MessageException {
        long number = Numbering.number(record.headers());
        if (number < 0 || number >= messages) {
            throw new MessageException(number, messages, "no message has this number");
        }
        if (seen.get((int) number)) {
            throw new MessageException(number, messages, "came twice");
        }
        seen.set((int) number);
        return number;
    }

    /** The set is through: its topic may go. */
    void leave() {
        consumer.assign(List.of());
    }
}
