package io.wirecost.pipeline.service;

import io.wirecost.pipeline.control.BlockPlan;
import io.wirecost.pipeline.control.Clients;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.config.TopicConfig;

/** Explains why a message was too large: Kafka itself does not tell the limit. */
final class TopicLimit {
    private final BlockPlan plan;
    private final Duration timeout;

    TopicLimit(BlockPlan plan, Duration timeout) {
        this.plan = plan;
        this.timeout = timeout;
    }

    /** @param thrown what Kafka said, for the case that it does not tell the limit either when asked */
    String explain(String topic, int sizeBytes, Exception thrown) {
        String size = String.format(Locale.ROOT, "has %,d bytes", sizeBytes);
        return limitBytes(topic)
                .map(limit -> String.format(
                        Locale.ROOT,
                        "%s, more than the broker accepts: %s of topic %s is %,d; raise it, or send smaller messages",
                        size,
                        TopicConfig.MAX_MESSAGE_BYTES_CONFIG,
                        topic,
                        limit))
                .orElseGet(() -> size + ": " + thrown.getMessage());
    }

    private Optional<Integer> limitBytes(String topic) {
        ConfigResource resource = new ConfigResource(ConfigResource.Type.TOPIC, topic);
        try (Admin admin = Clients.admin(DataSettings.client(plan))) {
            return Optional.of(admin.describeConfigs(List.of(resource))
                            .all()
                            .get(timeout.toMillis(), TimeUnit.MILLISECONDS)
                            .get(resource)
                            .get(TopicConfig.MAX_MESSAGE_BYTES_CONFIG)
                            .value())
                    .map(Integer::valueOf);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException | TimeoutException | KafkaException e) {
            return Optional.empty(); // not allowed to ask
        }
    }
}
