package io.wirecost.pipeline.service;

import io.wirecost.core.run.Experiment.Transport;
import io.wirecost.pipeline.control.BlockPlan;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.ProducerConfig;

/** Settings of the clients that carry messages, the same for every codec. */
final class DataSettings {
    static final int MAX_POLL_RECORDS = 500;

    /** More than any message; what a topic takes at most is the broker's to say. */
    private static final int MAX_REQUEST_BYTES = 32 << 20;

    private static final int PARTITION_FETCH_BYTES = 4 << 20;
    private static final int CHOSEN_BY_THE_SYSTEM = -1;
    /** A batch may wait in the buffer for others that are on their way, and then be on its own for the timeout. */
    private static final int DELIVERY_TIMEOUTS = 2;

    private DataSettings() {}

    static Map<String, Object> producer(BlockPlan plan) {
        Transport transport = plan.transport();
        Map<String, Object> settings = client(plan);
        settings.put(ProducerConfig.ACKS_CONFIG, transport.acks());
        settings.put(ProducerConfig.LINGER_MS_CONFIG, transport.lingerMillis());
        settings.put(ProducerConfig.BATCH_SIZE_CONFIG, transport.batchBytes());
        settings.put(ProducerConfig.COMPRESSION_TYPE_CONFIG, transport.compression());
        settings.put(ProducerConfig.BUFFER_MEMORY_CONFIG, plan.limits().bufferBytes());
        settings.put(ProducerConfig.MAX_REQUEST_SIZE_CONFIG, MAX_REQUEST_BYTES);
        settings.put(ProducerConfig.MAX_BLOCK_MS_CONFIG, timeoutMillis(plan));
        settings.put(
                ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG,
                transport.lingerMillis() + DELIVERY_TIMEOUTS * timeoutMillis(plan));
        return settings;
    }

    static Map<String, Object> consumer(BlockPlan plan) {
        Map<String, Object> settings = client(plan);
        settings.put(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, MAX_POLL_RECORDS);
        settings.put(ConsumerConfig.FETCH_MAX_BYTES_CONFIG, plan.limits().fetchBytes());
        settings.put(
                ConsumerConfig.MAX_PARTITION_FETCH_BYTES_CONFIG,
                Math.min(PARTITION_FETCH_BYTES, plan.limits().fetchBytes()));
        settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        settings.put(ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG, false);
        settings.put(ConsumerConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, timeoutMillis(plan));
        return settings;
    }

    /** Returns the settings of every client of the services, administration too. */
    static Map<String, Object> client(BlockPlan plan) {
        Map<String, Object> settings = new HashMap<>(plan.dataClient());
        settings.put(CommonClientConfigs.REQUEST_TIMEOUT_MS_CONFIG, timeoutMillis(plan));
        settings.put(CommonClientConfigs.SEND_BUFFER_CONFIG, CHOSEN_BY_THE_SYSTEM);
        settings.put(CommonClientConfigs.RECEIVE_BUFFER_CONFIG, CHOSEN_BY_THE_SYSTEM);
        settings.put(CommonClientConfigs.ENABLE_METRICS_PUSH_CONFIG, false);
        return settings;
    }

    private static int timeoutMillis(BlockPlan plan) {
        return Math.toIntExact(plan.limits().timeoutMillis());
    }
}
