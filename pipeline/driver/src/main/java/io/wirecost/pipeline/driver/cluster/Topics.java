package io.wirecost.pipeline.driver.cluster;

import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.config.TopicConfig;
import org.apache.kafka.common.errors.TopicExistsException;
import org.apache.kafka.common.errors.UnknownTopicOrPartitionException;

/** The topics that a run makes, and deletes again. For several threads. */
public final class Topics implements AutoCloseable {
    private static final long TIMEOUT_SECONDS = 30;

    /** Old data goes early: a long set needs no more room than what the services may lag behind, twice over. */
    private static final Map<String, String> DATA = Map.of(
            TopicConfig.RETENTION_BYTES_CONFIG, String.valueOf(DiskNeed.RETAINED_BYTES),
            TopicConfig.SEGMENT_BYTES_CONFIG, String.valueOf(DiskNeed.SEGMENT_BYTES));

    private final Admin admin;
    private final Set<String> made = ConcurrentHashMap.newKeySet();

    Topics(Map<String, String> client) {
        this.admin = Admin.create(new HashMap<>(client));
    }

    void makeControl(String name) throws IOException {
        make(List.of(topic(name, 1)));
    }

    /** Makes topics for messages; they keep no more than {@link DiskNeed} says. */
    public void makeData(Collection<String> names, int partitions) throws IOException {
        make(names.stream().map(name -> topic(name, partitions).configs(DATA)).toList());
    }

    private static NewTopic topic(String name, int partitions) {
        return new NewTopic(name, Optional.of(partitions), Optional.empty());
    }

    private void make(List<NewTopic> topics) throws IOException {
        topics.forEach(topic -> made.add(topic.name()));
        try {
            await("make the topics", admin.createTopics(topics).all());
        } catch (IOException e) {
            if (!(e.getCause() instanceof TopicExistsException)) { // the first attempt may have succeeded unheard
                throw e;
            }
        }
    }

    private static <V> V await(String what, KafkaFuture<V> answer) throws IOException {
        try {
            return answer.get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            throw new IOException(
                    "the broker did not %s of the run: %s"
                            .formatted(what, e.getCause().getMessage()),
                    e.getCause());
        } catch (TimeoutException e) {
            throw new IOException("the broker did not %s of the run within %d s".formatted(what, TIMEOUT_SECONDS), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    /** Deletes topics; those that are gone already count as deleted. */
    public void delete(Collection<String> names) throws IOException {
        for (KafkaFuture<Void> deleted :
                admin.deleteTopics(names).topicNameValues().values()) {
            try {
                await("delete the topics", deleted);
            } catch (IOException e) {
                if (!(e.getCause() instanceof UnknownTopicOrPartitionException)) {
                    throw e;
                }
            }
        }
    }

    /**
     * Deletes all that was ever made, deleted or not. On a cluster that lets clients make topics, a producer that asks
     * about a deleted topic makes it again. So this comes after the services have ended.
     */
    void deleteAll() throws IOException {
        delete(List.copyOf(made));
    }

    @Override
    public void close() {
        admin.close(java.time.Duration.ofSeconds(1));
    }
}
