package io.wirecost.pipeline.control;

import java.util.Map;
import java.util.function.Supplier;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/**
 * Makes Kafka's clients. While a client is made, Kafka looks for classes by the thread's context class loader. The
 * loader of this class is set for as long. So Kafka finds its own classes, although the class path belongs to the codec
 * under measurement.
 */
public final class Clients {
    private Clients() {}

    public static Producer<byte[], byte[]> producer(Map<String, Object> settings) {
        return withOwnLoader(() -> new KafkaProducer<>(settings, new ByteArraySerializer(), new ByteArraySerializer()));
    }

    public static Consumer<byte[], byte[]> consumer(Map<String, Object> settings) {
        return withOwnLoader(
                () -> new KafkaConsumer<>(settings, new ByteArrayDeserializer(), new ByteArrayDeserializer()));
    }

    public static Admin admin(Map<String, Object> settings) {
        return withOwnLoader(() -> Admin.create(settings));
    }

    private static <C> C withOwnLoader(Supplier<C> construction) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(Clients.class.getClassLoader());
        try {
            return construction.get();
        } finally {
            thread.setContextClassLoader(before);
        }
    }
}
