package io.wirecost.pipeline.driver.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.run.Link;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.driver.broker.EmbeddedBroker;
import io.wirecost.pipeline.driver.broker.PortSource;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An embedded cluster whose services all go the same way, and its topics. */
class ClusterWithoutLinksTest {
    private static final int MOST_LOOKS = 100;

    @TempDir
    private static Path data;

    @TempDir
    private static Path work;

    private static Cluster cluster;

    @BeforeAll
    static void open() throws Exception {
        Path jars = Path.of(System.getProperty("wirecost.installation"), "broker");
        cluster = new EmbeddedClusters(
                        new EmbeddedBroker.Settings(jars, data, work, 1 << 20, PortSource.FREE), Optional.empty())
                .open();
    }

    @AfterAll
    static void close() throws Exception {
        if (cluster != null) {
            cluster.close();
        }
    }

    @Test
    void everybody_goes_the_same_way_and_no_link_can_be_made() throws Exception {
        assertThat(cluster.dataClient(Role.B)).isEqualTo(cluster.client());
        cluster.shape(Link.UNLIMITED);
        assertThatThrownBy(() -> cluster.shape(Link.parse("10mbit")))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("without links");
    }

    @Test
    void what_somebody_makes_again_after_it_was_deleted_is_gone_in_the_end_and_what_is_not_ours_stays()
            throws Exception {
        try (Admin somebody = Admin.create(new HashMap<>(cluster.client()));
                Topics topics = new Topics(cluster.client())) {
            topics.makeControl("control");
            topics.makeData(List.of("first", "second", "third"), 1);
            topics.delete(List.of("first", "second"));
            make(somebody, "first");
            make(somebody, "theirs");

            topics.deleteAll();

            assertThat(names(somebody)).containsExactly("theirs");
        }
    }

    /** What a broker lists lags a little behind what its controller has done. */
    private static Set<String> names(Admin admin) throws Exception {
        Set<String> names = admin.listTopics().names().get();
        for (int look = 0; look < MOST_LOOKS && names.size() != 1; look++) {
            TimeUnit.MILLISECONDS.sleep(100);
            names = admin.listTopics().names().get();
        }
        return names;
    }

    private static void make(Admin admin, String topic) throws Exception {
        admin.createTopics(List.of(new NewTopic(topic, 1, (short) 1))).all().get();
    }
}
