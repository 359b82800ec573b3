package io.wirecost.pipeline.driver.cluster;

import io.wirecost.core.run.Experiment.Network;
import io.wirecost.core.run.Link;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.driver.broker.BrokerUsage;
import io.wirecost.pipeline.driver.broker.EmbeddedBroker;
import io.wirecost.pipeline.driver.broker.EmbeddedBroker.Settings;
import io.wirecost.pipeline.driver.wiring.Wiring;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Starts a broker of our own whenever a cluster is asked for.
 *
 * @param network what lies between the services and the broker; empty for nothing
 */
public record EmbeddedClusters(Settings settings, Optional<Network> network) implements ClusterSource {
    @Override
    public Cluster open() throws IOException {
        Wiring wiring = Wiring.of(network);
        boolean started = false;
        try {
            EmbeddedBroker broker = EmbeddedBroker.start(settings, wiring.listeners());
            started = true;
            wiring.connect(broker);
            return new Embedded(broker, wiring);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while the broker started", e);
        } finally {
            if (!started) {
                wiring.close();
            }
        }
    }

    private record Embedded(EmbeddedBroker broker, Wiring wiring) implements Cluster {
        @Override
        public Map<String, String> client() {
            return Map.of(KafkaClient.SERVERS, broker.bootstrap());
        }

        @Override
        public Map<String, String> client(Role role) {
            return Map.of(KafkaClient.SERVERS, wiring.words(role, broker));
        }

        @Override
        public Map<String, String> dataClient(Role role) {
            return Map.of(KafkaClient.SERVERS, wiring.messages(role, broker));
        }

        @Override
        public List<String> prefix(Role role) {
            return wiring.prefix(role);
        }

        @Override
        public void shape(Link link) throws IOException {
            wiring.shape(link);
        }

        @Override
        public Optional<BrokerUsage> usage() throws IOException, InterruptedException {
            return Optional.of(broker.usage());
        }

        @Override
        public Optional<String> death() {
            return broker.death();
        }

        @Override
        public void close() throws IOException {
            try (wiring) {
                broker.close();
            }
        }
    }
}
