package io.wirecost.pipeline.driver.cluster;

import java.util.List;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.admin.AdminClientConfig;

/** The settings that a user may give for the clients of a cluster. */
public final class KafkaClient {
    /** The setting that names a cluster's servers. */
    public static final String SERVERS = CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG;

    private KafkaClient() {}

    /** Settings that producers, consumers and administrators share, security above all. */
    public static List<String> settings() {
        return AdminClientConfig.configNames().stream().sorted().toList();
    }

    /** Returns whether a setting is one of them. The settings of a login module are known by its name only. */
    public static boolean knows(String setting) {
        return AdminClientConfig.configNames().contains(setting);
    }
}
