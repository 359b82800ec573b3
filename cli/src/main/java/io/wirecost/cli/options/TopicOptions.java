package io.wirecost.cli.options;

import io.wirecost.cli.folder.TopicSource;
import io.wirecost.cli.help.HelpGroup;
import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.topics.message.TopicRequest;
import io.wirecost.topics.registry.Registry;
import io.wirecost.topics.registry.RegistryAccess;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options that say which topic is read, and how. */
@HelpGroup.In(HelpGroup.TOPIC)
public final class TopicOptions {
    static final String SERVERS = "--from-kafka";

    @Option(
            names = SERVERS,
            paramLabel = "HOST:PORT[,…]",
            description = "Read messages of a topic of this Kafka, and write nothing to it.")
    private Optional<String> servers;

    @Option(names = "--topic", paramLabel = "NAME", description = "The topic.")
    private Optional<String> topic;

    @Option(
            names = SERVERS + "-config",
            paramLabel = "FILE",
            description = "Properties of Kafka clients, for security, e.g. client.properties.")
    private Optional<Path> config;

    @Option(
            names = "--registry",
            paramLabel = "URL",
            description = "The schema registry of the messages, e.g. http://host:8081.")
    private Optional<String> registry;

    @Option(
            names = "--registry-config",
            paramLabel = "FILE",
            description = "Properties of the registry's clients: basic.auth.user.info or bearer.auth.token, and ssl.*;"
                    + " each may be an environment variable instead: docs/topics.md.")
    private Optional<Path> registryConfig;

    @Option(
            names = "--redact",
            description = "Replace the values of the messages by others of the same length before anything is written.")
    private boolean redact;

    /** Returns whether a topic is to be read. */
    boolean isGiven() {
        return servers.isPresent();
    }

    /** Returns the topic's name as a dataset has it; empty if none is to be read. */
    Optional<String> name() {
        return isGiven() ? topic.map(TopicRequest::name) : Optional.empty();
    }

    /** Returns whether there is a registry. */
    boolean hasRegistry() {
        return registry.isPresent();
    }

    /** Returns whether values are replaced. */
    boolean redacts() {
        return redact;
    }

    /** @throws InputException with every option that lacks another one */
    void check() throws InputException {
        Problems problems = new Problems();
        boolean isAny =
                redact || Stream.of(topic, config, registry, registryConfig).anyMatch(Optional::isPresent);
        if (isAny && servers.isEmpty()) {
            problems.add("--topic, --registry, --redact and the like are for messages of a topic: add " + SERVERS
                    + " HOST:PORT");
        }
        if (servers.isPresent() && topic.isEmpty()) {
            problems.add(SERVERS + ": which topic? add --topic NAME");
        }
        if (registryConfig.isPresent() && registry.isEmpty()) {
            problems.add("--registry-config has settings for a registry: add --registry URL");
        }
        problems.refuse();
    }

    /**
     * The topic, to be read when it is asked for.
     *
     * @param asked how its messages are to be read; its topic and registry are these options'
     * @param say tells the user a line
     */
    TopicSource source(TopicMessagesAsked asked, CommandSurroundings around, Consumer<String> say)
            throws InputException {
        Problems problems = new Problems();
        Map<String, String> client =
                problems.collect(() -> KafkaClientFile.client(SERVERS, servers.orElseThrow(), config));
        Optional<Registry> reached = problems.collect(() -> registry(around));
        problems.refuse();
        return new KafkaTopicSource(client, asked.request(topic.orElseThrow(), reached, redact), say);
    }

    private Optional<Registry> registry(CommandSurroundings around) throws InputException {
        if (registry.isEmpty()) {
            return Optional.empty();
        }
        Map<String, String> settings =
                registryConfig.isPresent() ? PropertiesFile.read("--registry-config", registryConfig.get()) : Map.of();
        return Optional.of(Registry.at(RegistryAccess.of(registry.get(), settings, around.environment())));
    }
}
