package io.wirecost.pipeline.control;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.common.TopicPartition;

/** Finds the partitions of a topic that was created just now: a broker may learn of it a moment later than its creator. */
public final class Partitions {
    private static final Duration PAUSE = Duration.ofMillis(20);

    private Partitions() {}

    /**
     * Returns the partitions of a topic, at least one.
     *
     * @param timeout how long a broker may take to learn of it, which is seconds where the machine is busy
     * @throws TransportException if Kafka has no such topic after that time either
     */
    public static List<TopicPartition> of(String topic, Consumer<?, ?> consumer, Duration timeout)
            throws TransportException {
        long startNanos = System.nanoTime();
        while (true) {
            List<TopicPartition> partitions = consumer.partitionsFor(topic).stream()
                    .map(info -> new TopicPartition(topic, info.partition()))
                    .toList();
            if (!partitions.isEmpty()) {
                return partitions;
            }
            if (System.nanoTime() - startNanos > timeout.toNanos()) {
                throw TransportException.missingTopic(topic);
            }
            LockSupport.parkNanos(PAUSE.toNanos());
        }
    }
}
