package io.wirecost.pipeline.control;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.consumer.CloseOptions;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;

/**
 * One end of a run's control topic, which exists and has one partition. It says words, and hands every word on the
 * topic, its own too, to a listener, in the order of the topic. Text that is no word of this version is passed over.
 */
public final class ControlChannel implements AutoCloseable {
    static final Duration CLOSING = Duration.ofSeconds(1);

    /** The place on the topic from which a listener hears. */
    public enum Since {
        /** Everything that was ever said. */
        BEGINNING,
        /** Words from now on. No word that is said after the channel has been opened is missed. */
        NOW
    }

    /** A listener. The channel's own thread calls it, and may say words without waiting ({@link #mention}). */
    public interface Listener {
        void heard(Word word);

        /** The end: nothing more will be heard. */
        void lost(TransportException reason);
    }

    private final TopicPartition partition;
    private final Duration timeout;
    private final Listener listener;
    private final Producer<byte[], byte[]> producer;
    private final Hearing hearing;

    private ControlChannel(
            TopicPartition partition,
            Duration timeout,
            Listener listener,
            Producer<byte[], byte[]> producer,
            Consumer<byte[], byte[]> consumer) {
        this.partition = partition;
        this.timeout = timeout;
        this.listener = listener;
        this.producer = producer;
        this.hearing = new Hearing(partition, consumer, timeout, listener);
    }

    /**
     * Connects, and begins to listen.
     *
     * @param client settings of every Kafka client: servers and security
     * @param timeout how long Kafka may not answer before the channel is lost
     * @throws TransportException if Kafka does not answer, does not let us in, or has no such topic
     */
    public static ControlChannel open(
            Map<String, String> client, TopicNames topics, Since since, Duration timeout, Listener listener)
            throws TransportException {
        TopicPartition partition = new TopicPartition(topics.control(), 0);
        ControlSettings settings = new ControlSettings(client, timeout);
        Consumer<byte[], byte[]> consumer = null;
        try {
            consumer = Clients.consumer(settings.consumer());
            position(consumer, partition, since, timeout);
            ControlChannel channel =
                    new ControlChannel(partition, timeout, listener, Clients.producer(settings.producer()), consumer);
            channel.hearing.start();
            return channel;
        } catch (KafkaException | TransportException e) {
            if (consumer != null) {
                consumer.close(CloseOptions.timeout(CLOSING));
            }
            throw e instanceof TransportException told ? told : TransportException.of(e, timeout);
        }
    }

    private static void position(
            Consumer<byte[], byte[]> consumer, TopicPartition partition, Since since, Duration timeout)
            throws TransportException {
        Partitions.of(partition.topic(), consumer, timeout);
        consumer.assign(List.of(partition));
        if (since == Since.BEGINNING) {
            consumer.seekToBeginning(List.of(partition));
        } else {
            consumer.seekToEnd(List.of(partition));
        }
        consumer.position(partition); // a seek alone would happen at the first poll
    }

    /**
     * Says a word and waits until Kafka has it.
     *
     * @throws TransportException if Kafka does not take it within the timeout, or if the channel is closed
     */
    public void say(Word word) throws TransportException {
        try {
            send(word, null).get(timeout.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw TransportException.of(e, timeout);
        } catch (ExecutionException | TimeoutException | KafkaException e) {
            throw TransportException.of(e, timeout);
        }
    }

    /** Says a word without waiting; if that fails, the listener is told that the channel is lost. */
    public void mention(Word word) {
        Callback outcome = (metadata, failure) -> {
            if (failure != null) {
                listener.lost(TransportException.of(failure, timeout));
            }
        };
        try {
            send(word, outcome);
        } catch (KafkaException e) {
            listener.lost(TransportException.of(e, timeout));
        } catch (TransportException e) {
            listener.lost(e);
        }
    }

    private Future<RecordMetadata> send(Word word, Callback outcome) throws TransportException {
        try {
            return producer.send(record(word), outcome);
        } catch (IllegalStateException e) { // what a producer says that another thread has closed
            throw new TransportException("the control channel is closed");
        }
    }

    private ProducerRecord<byte[], byte[]> record(Word word) {
        byte[] text = WordFormat.format(word).getBytes(StandardCharsets.UTF_8);
        return new ProducerRecord<>(partition.topic(), partition.partition(), null, text);
    }

    /** Sends what was mentioned, as far as that takes no longer than a second, and stops listening. */
    @Override
    public void close() {
        hearing.stop();
        producer.close(CLOSING);
    }
}
