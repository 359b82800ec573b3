package io.wirecost.pipeline.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.errors.NotLeaderOrFollowerException;
import org.apache.kafka.common.errors.SaslAuthenticationException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.errors.TopicAuthorizationException;
import org.apache.kafka.common.errors.UnknownTopicOrPartitionException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class TransportExceptionTest {
    static Stream<Arguments> thrown() {
        return Stream.of(
                Arguments.of(
                        new ExecutionException(new TimeoutException("Expiring 3 records")),
                        "Kafka did not answer for 30 s: Expiring 3 records"),
                Arguments.of(new java.util.concurrent.TimeoutException(), "Kafka did not answer for 30 s"),
                Arguments.of(
                        new TimeoutException(
                                "Topic x not present in metadata after 30000 ms.",
                                new UnknownTopicOrPartitionException(
                                        "This server does not host this topic-partition.")),
                        "Kafka has no such topic: Topic x not present in metadata after 30000 ms."),
                Arguments.of(
                        new SaslAuthenticationException("Invalid username or password"),
                        "Kafka does not accept the credentials: Invalid username or password"),
                Arguments.of(
                        new TopicAuthorizationException(Set.of("x")),
                        "Kafka does not allow it: Not authorized to access topics: [x]"),
                Arguments.of(
                        new KafkaException("Failed to construct kafka consumer", new ConfigException("no such file")),
                        "Kafka failed: org.apache.kafka.common.config.ConfigException: no such file"),
                Arguments.of(
                        new NotLeaderOrFollowerException("moved"),
                        "Kafka failed: org.apache.kafka.common.errors.NotLeaderOrFollowerException: moved"));
    }

    @ParameterizedTest
    @MethodSource("thrown")
    void what_a_client_throws_is_told_in_words(Exception thrown, String words) {
        assertThat(TransportException.of(thrown, Duration.ofSeconds(30))).hasMessage(words);
    }
}
