package io.wirecost.pipeline.driver;

import io.wirecost.core.run.Link;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.driver.broker.EmbeddedBroker;
import io.wirecost.pipeline.driver.broker.EmbeddedBroker.Settings;
import io.wirecost.pipeline.driver.broker.Usage;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/** Starts a broker of our own whenever a cluster is asked for. */
public record EmbeddedClusters(Settings settings) implements ClusterSource {
    @Override
    public Cluster open() throws IOException {
        try {
            return new Embedded(EmbeddedBroker.start(settings));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while the broker started", e);
        }
    }

    private record Embedded(EmbeddedBroker broker) implements Cluster {
        @Override
        public Map<String, String> client() {
            return Map.of(KafkaClient.SERVERS, broker.bootstrap());
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
        public Optional<Usage> usage() throws IOException, InterruptedException {
            return Optional.of(broker.usage());
        }

        @Override
        public Optional<String> death() {
            return broker.death();
        }

        @Override
        public void close() throws IOException {
            broker.close();
        }
    }
}
