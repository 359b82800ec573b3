package io.wirecost.pipeline.control;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthenticationException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.errors.UnknownTopicOrPartitionException;

/** Kafka did not do what it was asked for; the message says what happened, for a reader who sees no stack trace. */
public final class TransportException extends Exception {
    private static final long serialVersionUID = 1;

    public TransportException(String message) {
        super(message);
    }

    private TransportException(String message, Throwable cause) {
        super(message, cause);
    }

    /**
     * Returns a client's exception in words.
     *
     * @param timeout how long the client was told to wait
     */
    public static TransportException of(Throwable thrown, Duration timeout) {
        Throwable cause = innermost(thrown);
        return new TransportException(describe(cause, timeout), cause);
    }

    static TransportException missingTopic(String topic) {
        return new TransportException(noSuchTopic(topic));
    }

    /** Kafka answers, but no messages and no words come any more. */
    public static TransportException silence(Duration timeout) {
        return new TransportException(
                "nothing came for " + seconds(timeout) + ": no message and no word of another service");
    }

    private static String describe(Throwable cause, Duration timeout) {
        if (isMissingTopic(cause)) {
            return noSuchTopic(cause.getMessage());
        } else if (cause instanceof TimeoutException || cause instanceof java.util.concurrent.TimeoutException) {
            return "Kafka did not answer for " + seconds(timeout)
                    + Optional.ofNullable(cause.getMessage()).map(m -> ": " + m).orElse("");
        } else if (cause instanceof AuthenticationException) {
            return "Kafka does not accept the credentials: " + cause.getMessage();
        } else if (cause instanceof AuthorizationException) {
            return "Kafka does not allow it: " + cause.getMessage();
        } else if (cause instanceof InterruptException || cause instanceof InterruptedException) {
            return "interrupted while waiting for Kafka";
        }
        return "Kafka failed: " + cause;
    }

    /** What a consumer that looks for a topic and a producer that waits for it say alike: either may be the first. */
    private static String noSuchTopic(String which) {
        return "Kafka has no such topic: " + which;
    }

    /** A timeout may have this cause; then the timeout tells the name. */
    private static boolean isMissingTopic(Throwable thrown) {
        return thrown instanceof UnknownTopicOrPartitionException
                || thrown.getCause() instanceof UnknownTopicOrPartitionException;
    }

    /** Futures and constructors wrap what has happened. */
    private static Throwable innermost(Throwable thrown) {
        boolean wrapped = thrown.getCause() != null
                && (thrown instanceof ExecutionException || thrown.getClass() == KafkaException.class);
        return wrapped ? innermost(thrown.getCause()) : thrown;
    }

    private static String seconds(Duration duration) {
        return String.valueOf(duration.toMillis() / 1e3).replaceAll("\\.0$", "") + " s";
    }
}
