package io.wirecost.pipeline.control;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.ProducerConfig;

/** Settings of the two clients of a control channel: a word travels at once, arrives once and is never lost. */
final class ControlSettings {
    private final Map<String, String> client;
    private final int timeoutMillis;

    /** @param client servers and security */
    ControlSettings(Map<String, String> client, Duration timeout) {
        this.client = client;
        this.timeoutMillis = Math.toIntExact(timeout.toMillis());
    }

    Map<String, Object> producer() {
        Map<String, Object> settings = new HashMap<>(client);
        settings.put(ProducerConfig.ACKS_CONFIG, "all");
        settings.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true);
        settings.put(ProducerConfig.LINGER_MS_CONFIG, 0);
        settings.put(ProducerConfig.MAX_BLOCK_MS_CONFIG, timeoutMillis);
        settings.put(ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG, timeoutMillis);
        settings.put(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, timeoutMillis);
        settings.put(CommonClientConfigs.ENABLE_METRICS_PUSH_CONFIG, false);
        return settings;
    }

    Map<String, Object> consumer() {
        Map<String, Object> settings = new HashMap<>(client);
        settings.put(ConsumerConfig.FETCH_MIN_BYTES_CONFIG, 1);
        settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        settings.put(ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG, false);
        settings.put(ConsumerConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, timeoutMillis);
        settings.put(ConsumerConfig.REQUEST_TIMEOUT_MS_CONFIG, timeoutMillis);
        settings.put(CommonClientConfigs.ENABLE_METRICS_PUSH_CONFIG, false);
        return settings;
    }
}
