package io.wirecost.cli.options;

import io.wirecost.core.Choices;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.pipeline.driver.cluster.ExternalCluster;
import io.wirecost.pipeline.driver.cluster.KafkaClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** How to reach a user's own Kafka. */
public final class KafkaClientFile {
    private KafkaClientFile() {}

    /**
     * Settings of every client.
     *
     * @param servers of {@code --kafka}; empty for the embedded broker
     * @param file of {@code --kafka-config}
     * @throws InputException with every setting that no Kafka client knows, or if the options do not go together
     */
    public static Optional<Map<String, String>> settings(
            Optional<String> servers, Optional<Path> file, Optional<Path> brokerFolder) throws InputException {
        Problems problems = new Problems();
        if (servers.isEmpty() && file.isPresent()) {
            problems.add("--kafka-config has settings for your own Kafka: add --kafka HOST:PORT");
        }
        if (servers.isPresent() && brokerFolder.isPresent()) {
            problems.add("--broker-dir is for the embedded Kafka, --kafka for your own: leave out one of them");
        }
        if (brokerFolder.isPresent() && !Files.isDirectory(brokerFolder.get())) {
            problems.add("--broker-dir " + brokerFolder.get() + ": is no folder");
        }
        Map<String, String> client = problems.collect(() -> client(ExternalCluster.OPTION, servers.orElse(""), file));
        problems.refuse();
        return servers.map(any -> client);
    }

    /**
     * Settings of every client of one cluster.
     *
     * @param option that names its servers; that of the file has {@code -config} behind it
     * @throws InputException with every setting that no Kafka client knows
     */
    static Map<String, String> client(String option, String servers, Optional<Path> file) throws InputException {
        Map<String, String> settings = new TreeMap<>();
        if (file.isPresent()) {
            settings.putAll(read(option + "-config", file.get()));
        }
        settings.put(KafkaClient.SERVERS, servers);
        return settings;
    }

    private static Map<String, String> read(String option, Path file) throws InputException {
        Map<String, String> settings = PropertiesFile.read(option, file);
        Problems problems = new Problems();
        settings.keySet().stream()
                .filter(key -> !KafkaClient.knows(key))
                .forEach(key -> problems.add("%s %s: %s"
                        .formatted(
                                option,
                                file,
                                Choices.mismatch(
                                        "setting", key, "one that Kafka's clients know", KafkaClient.settings()))));
        problems.refuse();
        return settings;
    }
}
