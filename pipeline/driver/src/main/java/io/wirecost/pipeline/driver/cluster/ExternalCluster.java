package io.wirecost.pipeline.driver.cluster;

import io.wirecost.core.InputException;
import io.wirecost.core.run.Link;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.driver.broker.BrokerUsage;
import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthenticationException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.SslAuthenticationException;

/** A cluster of the user's, which runs already and goes on running. */
public final class ExternalCluster implements Cluster {
    /** Names the servers of the cluster that the pipeline goes through. */
    public static final String OPTION = "--kafka";

    private static final int TIMEOUT_SECONDS = 10;

    private final Map<String, String> client;

    private ExternalCluster(Map<String, String> client) {
        this.client = Map.copyOf(client);
    }

    /**
     * @param client servers, and security if there is any
     * @param option that names the servers; that of the file of settings has {@code -config} behind it
     * @throws InputException if it does not answer within seconds, or refuses, with the reason
     */
    public static ExternalCluster reach(Map<String, String> client, String option) throws InputException {
        Map<String, Object> settings = new HashMap<>(client);
        int millis = TIMEOUT_SECONDS * 1000;
        settings.put(AdminClientConfig.REQUEST_TIMEOUT_MS_CONFIG, millis);
        settings.put(AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, millis);
        Admin admin = create(settings, option);
        try {
            admin.describeCluster().nodes().get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
            return new ExternalCluster(client);
        } catch (ExecutionException e) {
            throw refused(client, option, e.getCause());
        } catch (TimeoutException e) {
            throw refused(client, option, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InputException("interrupted while asking " + servers(client));
        } finally {
            admin.close(Duration.ZERO);
        }
    }

    private static Admin create(Map<String, Object> settings, String option) throws InputException {
        try {
            return Admin.create(settings);
        } catch (KafkaException e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            throw new InputException("the settings for Kafka cannot be used: %s; check %s and %s-config"
                    .formatted(cause.getMessage(), option, option));
        }
    }

    private static InputException refused(Map<String, String> client, String option, Throwable cause) {
        if (cause instanceof SslAuthenticationException) {
            return new InputException(
                    "Kafka at %s: no TLS connection: %s; check the ssl.* settings in the file of %s-config"
                            .formatted(servers(client), cause.getMessage(), option));
        }
        if (cause instanceof AuthenticationException || cause instanceof AuthorizationException) {
            return new InputException(
                    "Kafka at %s refuses wirecost: %s; check the security settings in the file of %s-config"
                            .formatted(servers(client), cause.getMessage(), option));
        }
        return new InputException(
                ("Kafka at %s cannot be reached: no answer within %d s; is it running, is the address right, and does it"
                                + " expect TLS or SASL (%s-config)?")
                        .formatted(servers(client), TIMEOUT_SECONDS, option));
    }

    private static String servers(Map<String, String> client) {
        return client.get(CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG);
    }

    @Override
    public Map<String, String> client() {
        return client;
    }

    @Override
    public Map<String, String> dataClient(Role role) {
        return client();
    }

    @Override
    public void shape(Link link) throws IOException {
        if (link.isShaped()) {
            throw new IOException("no link can be put between this Kafka and the services");
        }
    }

    @Override
    public Optional<BrokerUsage> usage() {
        return Optional.empty();
    }

    /** Returns nothing: wirecost cannot see whether this cluster lives, and notices its silence instead. */
    @Override
    public Optional<String> death() {
        return Optional.empty();
    }

    /** It is not ours to stop. */
    @Override
    public void close() {}
}
