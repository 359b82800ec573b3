package io.wirecost.cli.options;

import io.wirecost.core.Choices;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.pipeline.driver.cluster.KafkaClient;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
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
        Map<String, String> settings = new TreeMap<>();
        if (file.isPresent()) {
            Optional.ofNullable(problems.collect(() -> read(file.get()))).ifPresent(settings::putAll);
        }
        problems.refuse();
        if (servers.isEmpty()) {
            return Optional.empty();
        }
        settings.put(KafkaClient.SERVERS, servers.get());
        return Optional.of(settings);
    }

    private static Map<String, String> read(Path file) throws InputException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        } catch (IOException | IllegalArgumentException e) {
            throw new InputException(
                    "--kafka-config %s: cannot be read as properties: %s".formatted(file, e.getMessage()));
        }
        Problems problems = new Problems();
        Map<String, String> settings = new TreeMap<>();
        for (String key : properties.stringPropertyNames()) {
            settings.put(key, properties.getProperty(key));
            if (!KafkaClient.knows(key)) {
                problems.add("--kafka-config %s: %s"
                        .formatted(
                                file,
                                Choices.mismatch(
                                        "setting", key, "one that Kafka's clients know", KafkaClient.settings())));
            }
        }
        problems.refuse();
        return settings;
    }
}
