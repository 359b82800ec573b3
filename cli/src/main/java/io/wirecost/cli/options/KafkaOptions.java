package io.wirecost.cli.options;

import io.wirecost.cli.help.HelpGroup;
import io.wirecost.cli.names.Candidates;
import io.wirecost.cli.names.Selection;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.run.Experiment.Transport;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.driver.broker.EmbeddedBroker;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options that say which Kafka the pipeline goes through, and how it is set. */
@HelpGroup.In(HelpGroup.KAFKA)
final class KafkaOptions {
    @Option(
            names = "--kafka",
            paramLabel = "HOST:PORT[,…]",
            description = "Addresses of your own Kafka (default: an embedded Kafka).")
    private Optional<String> kafka;

    @Option(
            names = "--kafka-config",
            paramLabel = "FILE",
            description = "Properties of Kafka clients, for security, e.g. client.properties.")
    private Optional<Path> kafkaConfig;

    @Option(
            names = "--join",
            completionCandidates = Candidates.Services.class,
            split = ",",
            paramLabel = "SERVICE",
            description = "Services that you start on other machines: any of a, b, c. Needs --kafka.")
    private List<String> join = new ArrayList<>();

    @Option(
            names = "--broker-dir",
            paramLabel = "DIR",
            description = "Folder for the data of the embedded Kafka (default: the temporary folder).")
    private Optional<Path> brokerDir;

    @Option(
            names = "--acks",
            paramLabel = "N",
            description = "Acknowledgements that producers wait for: 0, 1, all (default: all).")
    private Optional<String> acks;

    @Option(
            names = "--linger",
            paramLabel = "MILLIS",
            description = "How long a producer waits for a batch to fill (default: 5).")
    private Optional<Integer> lingerMillis;

    @Option(
            names = "--batch",
            paramLabel = "BYTES",
            description = "How large a producer's batch may grow (default: 128k).")
    private Optional<String> batch;

    @Option(
            names = "--compression",
            paramLabel = "KIND",
            description = "Compression of producers' batches: none, gzip, snappy, lz4, zstd (default: none).")
    private Optional<String> compression;

    @Option(names = "--partitions", paramLabel = "N", description = "Partitions of each topic (default: 1).")
    private Optional<Integer> partitions;

    /** Settings that reach a cluster of the user's; empty for the embedded broker. */
    Optional<Map<String, String>> external() throws InputException {
        return KafkaClientFile.settings(kafka, kafkaConfig, brokerDir);
    }

    /** Returns where the embedded broker keeps its data. */
    Optional<Path> brokerFolder() {
        return brokerDir;
    }

    /** Returns whether the user names a Kafka. */
    boolean isExternal() {
        return kafka.isPresent();
    }

    /** Returns whether services are to be started on other machines. */
    boolean isJoined() {
        return !join.isEmpty();
    }

    /** Returns whether any of these was given. */
    boolean areGiven() {
        return Stream.of(kafka, kafkaConfig, brokerDir, acks, lingerMillis, batch, compression, partitions)
                        .anyMatch(Optional::isPresent)
                || !join.isEmpty();
    }

    /** @throws InputException with every service that cannot join */
    Set<Role> joining() throws InputException {
        Problems problems = new Problems();
        Set<Role> roles =
                problems.collect(() -> new Selection<>("--join", List.of(Role.values()), Role::label).all(join));
        if (!join.isEmpty() && kafka.isEmpty()) {
            problems.add("--join: other machines cannot reach the embedded Kafka; name one with --kafka HOST:PORT");
        }
        problems.refuse();
        return roles;
    }

    /** @throws InputException with every setting that Kafka does not take */
    Transport transport() throws InputException {
        Problems problems = new Problems();
        String chosenAcks = problems.collect(
                () -> Selection.ofTexts("--acks", "0", "1", "all").one(acks.orElse("all")));
        String chosenCompression =
                problems.collect(() -> Selection.ofTexts("--compression", "none", "gzip", "snappy", "lz4", "zstd")
                        .one(compression.orElse("none")));
        int linger = lingerMillis.orElse(PipelineDefaults.LINGER_MILLIS);
        Integer batchBytes = problems.collect(
                () -> batch.isPresent() ? Ranges.number("--batch", batch.get()) : PipelineDefaults.BATCH_BYTES);
        expect(problems, "--linger", linger, millis -> millis >= 0, "0 or more milliseconds");
        expect(problems, "--partitions", partitions.orElse(1), count -> count >= 1, "at least 1");
        problems.refuse();
        return new Transport(
                kafka.isPresent() ? "external" : "embedded " + EmbeddedBroker.version(),
                chosenAcks,
                linger,
                batchBytes,
                chosenCompression,
                partitions.orElse(1));
    }

    private static void expect(Problems problems, String option, int value, IntPredicate fits, String expected) {
        if (!fits.test(value)) {
            problems.add("%s %d: expected %s".formatted(option, value, expected));
        }
    }
}
