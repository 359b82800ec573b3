package io.wirecost.pipeline.control;

import io.wirecost.pipeline.control.ControlChannel.Listener;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.CloseOptions;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;

/**
 * The thread that listens to a control topic. A consumer cannot tell silence from a dead broker. After half of the
 * timeout without a word it asks, and gives Kafka the other half to answer.
 */
final class Hearing {
    private static final Duration POLL = Duration.ofMillis(200);

    private final TopicPartition partition;
    private final Consumer<byte[], byte[]> consumer;
    private final Duration timeout;
    private final Listener listener;
    private final Thread thread = new Thread(this::listen, "wirecost control");
    private volatile boolean stopped;
    private long lastAnswerNanos = System.nanoTime();

    Hearing(TopicPartition partition, Consumer<byte[], byte[]> consumer, Duration timeout, Listener listener) {
        this.partition = partition;
        this.consumer = consumer;
        this.timeout = timeout;
        this.listener = listener;
        thread.setDaemon(true);
    }

    void start() {
        thread.start();
    }

    void stop() {
        stopped = true;
        consumer.wakeup();
        if (Thread.currentThread() != thread) {
            try {
                thread.join(ControlChannel.CLOSING.toMillis());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void listen() {
        try {
            while (!stopped) {
                hear(consumer.poll(POLL));
            }
        } catch (WakeupException e) {
            // stopped, and so is the loop
        } catch (RuntimeException e) {
            listener.lost(TransportException.of(e, timeout));
        } finally {
            consumer.close(CloseOptions.timeout(ControlChannel.CLOSING));
        }
    }

    private void hear(ConsumerRecords<byte[], byte[]> records) {
        for (ConsumerRecord<byte[], byte[]> record : records) {
            try {
                listener.heard(WordFormat.parse(new String(record.value(), StandardCharsets.UTF_8)));
            } catch (ForeignWordException e) {
                // of another version, which this one cannot answer
            }
        }
        long now = System.nanoTime();
        if (!records.isEmpty()) {
            lastAnswerNanos = now;
        } else if (now - lastAnswerNanos > timeout.toNanos() / 2) {
            consumer.endOffsets(List.of(partition), timeout.dividedBy(2));
            lastAnswerNanos = System.nanoTime();
        }
    }
}
