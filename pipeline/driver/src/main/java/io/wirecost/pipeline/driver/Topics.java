package io.wirecost.pipeline.driver;

import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.TopicConfig;
import org.apache.kafka.common.errors.TopicExistsException;
import org.apache.kafka.common.errors.UnknownTopicOrPartitionException;

/** The topics that a run makes, and deletes again. */
final class Topics implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 30;

    /** Old data goes early: a long set needs no more room than what the services may lag behind, twice over. */
    private static final Map<String, String> DATA = Map.of(
            TopicConfig.RETENTION_BYTES_CONFIG, String.valueOf(DiskNeed.RETAINED_BYTES),
            TopicConfig.SEGMENT_BYTES_CONFIG, String.valueOf(DiskNeed.SEGMENT_BYTES));

    private final Admin admin;
    private final Set<String> made = new LinkedHashSet<>();

    Topics(Map<String, String> client) {
        this.admin = Admin.create(new HashMap<>(client));
    }

    void makeControl(String name) throws IOException {
        make(List.of(topic(name, 1)));
    }

    void makeData(Collection<String> names, int partitions) throws IOException {
        make(names.stream().map(name -> topic(name, partitions).configs(DATA)).toList());
    }

    private static NewTopic topic(String name, int partitions) {
        return new NewTopic(name, Optional.of(partitions), Optional.empty());
    }

    private void make(List<NewTopic> topics) throws IOException {
        topics.forEach(topic -> made.add(topic.name()));
        try {
            admin.createTopics(topics).all().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            if (!(e.getCause() instanceof TopicExistsException)) { // the first attempt may have succeeded unheard
                throw new IOException(
                        "the topics of the run cannot be made: " + e.getCause().getMessage(), e);
            }
        } catch (TimeoutException e) {
            throw new IOException("the broker did not make the topics within " + PATIENCE_SECONDS + " s", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    /** Deletes topics; those that are gone already count as deleted. */
    void delete(Collection<String> names) throws IOException {
        try {
            admin.deleteTopics(names).all().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            made.removeAll(names);
        } catch (ExecutionException e) {
            if (!(e.getCause() instanceof UnknownTopicOrPartitionException)) {
                throw new IOException(
                        "the topics of the run cannot be deleted: "
                                + e.getCause().getMessage(),
                        e);
            }
            made.removeAll(names);
        } catch (TimeoutException e) {
            throw new IOException("the broker did not delete the topics within " + PATIENCE_SECONDS + " s", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    /** Deletes what is still there. */
    void deleteAll() throws IOException {
        delete(List.copyOf(made));
    }

    @Override
    public void close() {
        admin.close(java.time.Duration.ofSeconds(1));
    }
}
