package io.wirecost.topics.kafka;

import io.wirecost.core.Choices;
import io.wirecost.core.InputException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.InvalidTopicException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;

/**
 * Fetches the newest committed messages of a topic. It joins no group and commits nothing, so the cluster keeps no trace of it, and
 * no other consumer loses a partition to it.
 */
public final class TopicReader {
    private static final Duration ANSWER = Duration.ofSeconds(20);

    private TopicReader() {}

    /**
     * Reads the newest messages of all partitions, of each in the share that it has of the topic.
     *
     * @param client servers, and security if there is any
     * @throws InputException if there is no such topic or no message in it, or Kafka does not allow to read it
     */
    public static TopicMessages read(Map<String, String> client, String topic, ReadLimits limits)
            throws InputException {
        try (Consumer<byte[], byte[]> consumer =
                new KafkaConsumer<>(settings(client), new ByteArrayDeserializer(), new ByteArrayDeserializer())) {
            List<TopicPartition> partitions = partitions(consumer, topic);
            consumer.assign(partitions);
            return new TopicPasses(consumer, limits).read(whole(consumer, partitions, topic));
        } catch (KafkaException e) {
            throw new InputException("--topic " + topic + ": " + words(e));
        }
    }

    private static Map<String, Object> settings(Map<String, String> client) {
        Map<String, Object> settings = new HashMap<>(client);
        settings.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, IsolationLevel.READ_COMMITTED.toString());
        settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        settings.put(ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG, false);
        settings.put(ConsumerConfig.ENABLE_METRICS_PUSH_CONFIG, false); // nothing is sent that a cluster could keep
        settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest"); // of messages that expire meanwhile
        settings.put(ConsumerConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, (int) ANSWER.toMillis());
        return settings;
    }

    private static List<TopicPartition> partitions(Consumer<?, ?> consumer, String topic) throws InputException {
        List<PartitionInfo> found = consumer.partitionsFor(topic);
        if (found == null || found.isEmpty()) {
            throw missing(consumer, topic);
        }
        return found.stream()
                .map(info -> new TopicPartition(topic, info.partition()))
                .toList();
    }

    private static InputException missing(Consumer<?, ?> consumer, String topic) {
        List<String> known = consumer.listTopics().keySet().stream().sorted().toList();
        return new InputException(Choices.mismatch("--topic", topic, "a topic of this Kafka", known));
    }

    private static Map<TopicPartition, Stretch> whole(
            Consumer<?, ?> consumer, List<TopicPartition> partitions, String topic) throws InputException {
        Map<TopicPartition, Long> first = consumer.beginningOffsets(partitions);
        Map<TopicPartition, Long> end = consumer.endOffsets(partitions);
        if (partitions.stream().allMatch(partition -> first.get(partition) >= end.get(partition))) {
            throw new InputException("--topic " + topic + ": has no committed message; expected at least one");
        }
        return partitions.stream()
                .collect(Collectors.toMap(
                        partition -> partition, partition -> Stretch.whole(first.get(partition), end.get(partition))));
    }

    private static String words(KafkaException e) {
        if (e instanceof AuthorizationException) {
            return "Kafka does not allow to read it: " + e.getMessage()
                    + "; wirecost needs the rights Describe and Read of the topic, and none of a group";
        } else if (e instanceof InvalidTopicException) {
            return "is no name of a topic";
        } else if (e instanceof TimeoutException) {
            return "Kafka did not answer within " + ANSWER.toSeconds() + " s: " + e.getMessage();
        } else if (e instanceof InterruptException) {
            return "interrupted while reading";
        }
        return "Kafka failed: " + e.getMessage();
    }
}
