package io.wirecost.pipeline.driver.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.contract.Prerequisite;
import io.wirecost.core.InputException;
import io.wirecost.core.run.Experiment.Network;
import io.wirecost.core.run.Link;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.driver.broker.EmbeddedBroker;
import io.wirecost.pipeline.driver.broker.PortSource;
import io.wirecost.pipeline.driver.wiring.LinkCheck;
import java.net.ConnectException;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A broker with links before it, as the services of a block see it. */
class EmbeddedClustersTest {
    private static final long BITS_PER_SECOND = 20_000_000;
    private static final int MESSAGES = 20;
    private static final int MESSAGE_BYTES = 50_000;

    @TempDir
    private Path data;

    @TempDir
    private Path work;

    @Test
    void each_service_has_a_link_of_its_own_that_can_be_slowed_down_and_nothing_stays() throws Exception {
        List<String> addresses = new ArrayList<>();
        try (Cluster cluster = open(new Network(Network.By.RELAY, List.of()))) {
            addresses.add(cluster.client().get(KafkaClient.SERVERS));
            for (Role role : Role.values()) {
                String relay = cluster.dataClient(role).get(KafkaClient.SERVERS);
                addresses.add(relay);
                assertThat(advertised(cluster.dataClient(role)))
                        .as("whoever has come over the link goes on over the link")
                        .isEqualTo(relay);
            }
            assertThat(advertised(cluster.client())).isEqualTo(addresses.get(0));
            assertThat(Set.copyOf(addresses)).hasSize(4);

            topic(cluster);
            cluster.shape(Link.ofRate(BITS_PER_SECOND));
            assertThat(sendNanos(cluster.dataClient(Role.A)))
                    .as("no link is faster than its rate")
                    .isGreaterThan(8_000_000_000L * MESSAGES * MESSAGE_BYTES / BITS_PER_SECOND);
        }
        assertThat(addresses).allSatisfy(EmbeddedClustersTest::assertNobodyListens);
    }

    @Test
    void the_kernels_links_are_reached_from_inside_by_addresses_of_their_own() throws Exception {
        Network network = new Network(Network.By.KERNEL, List.of(Link.parse("20mbit")));
        try {
            LinkCheck.require(network);
        } catch (InputException e) {
            Prerequisite.missing(e.getMessage());
        }
        try (Cluster cluster = open(network)) {
            List<String> addresses = new ArrayList<>(List.of(cluster.client().get(KafkaClient.SERVERS)));
            for (Role role : Role.values()) {
                addresses.add(cluster.dataClient(role).get(KafkaClient.SERVERS));
                addresses.add(cluster.client(role).get(KafkaClient.SERVERS));
                assertThat(advertised(cluster.dataClient(role)))
                        .isEqualTo(cluster.dataClient(role).get(KafkaClient.SERVERS));
                assertThat(advertised(cluster.client(role)))
                        .isEqualTo(cluster.client(role).get(KafkaClient.SERVERS));
                assertThat(cluster.prefix(role)).contains("nsenter");
            }
            assertThat(Set.copyOf(addresses)).hasSize(7);
            cluster.shape(network.links().get(0));
        }
    }

    private Cluster open(Network network) throws Exception {
        Path jars = Path.of(System.getProperty("wirecost.installation"), "broker");
        return new EmbeddedClusters(
                        new EmbeddedBroker.Settings(jars, data, work, 1 << 20, PortSource.FREE), Optional.of(network))
                .open();
    }

    private static String advertised(Map<String, String> client) throws Exception {
        try (Admin admin = Admin.create(new HashMap<>(client))) {
            var node = admin.describeCluster().nodes().get().iterator().next();
            return node.host() + ":" + node.port();
        }
    }

    private static void topic(Cluster cluster) throws Exception {
        try (Admin admin = Admin.create(new HashMap<>(cluster.client()))) {
            admin.createTopics(List.of(new NewTopic("slow", 1, (short) 1)))
                    .all()
                    .get();
        }
    }

    private static long sendNanos(Map<String, String> client) {
        Map<String, Object> settings = new HashMap<>(client);
        try (var producer = new KafkaProducer<>(settings, new ByteArraySerializer(), new ByteArraySerializer())) {
            producer.partitionsFor("slow");
            long startNanos = System.nanoTime();
            Stream.generate(() -> new byte[MESSAGE_BYTES])
                    .limit(MESSAGES)
                    .forEach(message -> producer.send(new ProducerRecord<>("slow", message)));
            producer.flush();
            return System.nanoTime() - startNanos;
        }
    }

    private static void assertNobodyListens(String address) {
        int port = Integer.parseInt(address.substring(address.indexOf(':') + 1));
        assertThatThrownBy(() -> new Socket("127.0.0.1", port).close()).isInstanceOf(ConnectException.class);
    }
}
