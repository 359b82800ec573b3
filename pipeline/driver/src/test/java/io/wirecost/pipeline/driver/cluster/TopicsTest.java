package io.wirecost.pipeline.driver.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.pipeline.driver.broker.EmbeddedBroker;
import io.wirecost.pipeline.driver.broker.PortSource;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TopicsTest {
    private static final int MOST_LOOKS = 100;

    @TempDir
    private Path data;

    @TempDir
    private Path work;

    @Test
    void what_somebody_makes_again_after_it_was_deleted_is_gone_in_the_end_and_what_is_not_ours_stays()
            throws Exception {
        Path jars = Path.of(System.getProperty("wirecost.installation"), "broker");
        EmbeddedClusters clusters = new EmbeddedClusters(
                new EmbeddedBroker.Settings(jars, data, work, 1 << 20, PortSource.FREE), Optional.empty());
        try (Cluster cluster = clusters.open();
                Admin somebody = Admin.create(new HashMap<>(cluster.client()));
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
