package io.wirecost.cli;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Experiment.Forward;
import io.wirecost.core.run.Experiment.Range;
import io.wirecost.core.run.Experiment.Services;
import io.wirecost.core.run.Experiment.Transport;
import io.wirecost.engine.PipelinePlan;
import io.wirecost.engine.Profile;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.driver.broker.EmbeddedBroker;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options that say what the pipeline does, and on which Kafka. */
final class PipelineOptions {
    @Option(
            names = "--blocks",
            paramLabel = "N",
            description =
                    "Pipeline: rounds; in each, every codec gets three fresh services (default: as the profile says).")
    private Optional<Integer> blocks;

    @Option(
            names = "--iterations",
            paramLabel = "N",
            description = "Pipeline: counted sets of messages per block (default: as the profile says).")
    private Optional<Integer> iterations;

    @Option(
            names = "--messages",
            paramLabel = "N[..N]",
            description = "Pipeline: messages per set, from the first set to the last (default: as the profile says).")
    private Optional<String> messages;

    @Option(
            names = "--message-size",
            paramLabel = "N[..N]",
            description = "Pipeline: bytes of a message as JSON, from the first set to the last (default: 1k..4k);"
                    + " your own records have the sizes that they have.")
    private Optional<String> messageSize;

    @Option(
            names = "--warm-up",
            paramLabel = "N",
            description = "Pipeline: messages before anything is counted (default: as the profile says).")
    private Optional<String> warmUp;

    @Option(
            names = "--services",
            paramLabel = "HOW",
            description = "Pipeline: processes, or threads of one JVM (default: processes).")
    private Optional<Services> services;

    @Option(
            names = "--forward",
            paramLabel = "HOW",
            description = "Pipeline: what B sends on: reencode, or passthrough of the bytes (default: reencode).")
    private Optional<Forward> forward;

    @Option(
            names = "--kafka",
            paramLabel = "HOST:PORT[,…]",
            description = "Pipeline: a Kafka that is running already (default: one of our own, embedded).")
    private Optional<String> kafka;

    @Option(
            names = "--kafka-config",
            paramLabel = "FILE",
            description = "Pipeline: properties of Kafka clients, for security, e.g. client.properties.")
    private Optional<Path> kafkaConfig;

    @Option(
            names = "--join",
            split = ",",
            paramLabel = "SERVICE",
            description = "Pipeline: services that are started by hand on other machines, of a, b, c; needs --kafka.")
    private List<String> join = new ArrayList<>();

    @Option(
            names = "--broker-dir",
            paramLabel = "DIR",
            description = "Pipeline: below which the embedded Kafka keeps its data (default: the temporary folder).")
    private Optional<Path> brokerDir;

    @Option(
            names = "--acks",
            paramLabel = "N",
            description = "Pipeline: acknowledgements that a producer waits for: 0, 1, all (default: all).")
    private Optional<String> acks;

    @Option(
            names = "--linger",
            paramLabel = "MILLIS",
            description = "Pipeline: how long a producer waits for a batch to fill (default: 5).")
    private Optional<Integer> lingerMillis;

    @Option(
            names = "--batch",
            paramLabel = "BYTES",
            description = "Pipeline: how large a producer's batch may grow (default: 128k).")
    private Optional<String> batch;

    @Option(
            names = "--compression",
            paramLabel = "KIND",
            description = "Pipeline: none, gzip, snappy, lz4, zstd (default: none).")
    private Optional<String> compression;

    @Option(names = "--partitions", paramLabel = "N", description = "Pipeline: partitions of each topic (default: 1).")
    private Optional<Integer> partitions;

    /**
     * What the pipeline is to do.
     *
     * @throws InputException with every option that does not fit
     */
    PipelinePlan plan(Profile profile, DataOptions data, Dataset dataset, long seed) throws InputException {
        Problems problems = new Problems();
        PipelineDefaults defaults = PipelineDefaults.of(profile);
        int blockCount = atLeastOne(problems, "--blocks", blocks.orElse(defaults.blocks()));
        int iterationCount = atLeastOne(problems, "--iterations", iterations.orElse(defaults.iterations()));
        Integer warmUpMessages = problems.collect(() -> warmUp.isPresent()
                ? Integer.valueOf(Ranges.number("--warm-up", warmUp.get()))
                : Integer.valueOf(defaults.warmUpMessages()));
        Range messageRange = problems.collect(() -> ranges("--messages", messages, defaults.messages()));
        Range sizeRange = problems.collect(() -> sizes(data, dataset));
        Transport transport = problems.collect(this::transport);
        Optional<Map<String, String>> external =
                problems.collect(() -> KafkaClientFile.settings(kafka, kafkaConfig, brokerDir));
        Set<Role> joining = problems.collect(this::joining);
        problems.refuse();
        Experiment experiment = new Experiment(
                blockCount,
                iterationCount,
                messageRange,
                sizeRange,
                PipelineDefaults.POOL_RECORDS,
                warmUpMessages,
                services.orElse(Services.PROCESSES),
                forward.orElse(Forward.REENCODE),
                dataset.filter().toString(),
                transport);
        return new PipelinePlan(experiment, data.pools(seed, dataset), external, joining, brokerDir);
    }

    private Set<Role> joining() throws InputException {
        Problems problems = new Problems();
        Set<Role> roles = EnumSet.noneOf(Role.class);
        for (String name : join) {
            Role.byLabel(name)
                    .ifPresentOrElse(roles::add, () -> problems.add("--join %s: expected a, b or c".formatted(name)));
        }
        if (!join.isEmpty() && kafka.isEmpty()) {
            problems.add("--join: other machines cannot reach the embedded Kafka; name one with --kafka HOST:PORT");
        }
        if (!join.isEmpty() && services.equals(Optional.of(Services.THREADS))) {
            problems.add("--join and --services threads exclude each other: threads are in one process");
        }
        problems.refuse();
        return roles;
    }

    /** Whether any of these was given. */
    boolean areGiven() {
        return Stream.of(
                                blocks,
                                iterations,
                                messages,
                                messageSize,
                                warmUp,
                                services,
                                forward,
                                kafka,
                                kafkaConfig,
                                brokerDir,
                                acks,
                                lingerMillis,
                                batch,
                                compression,
                                partitions)
                        .anyMatch(Optional::isPresent)
                || !join.isEmpty();
    }

    private static int atLeastOne(Problems problems, String option, int value) {
        if (value < 1) {
            problems.add("%s %d: expected at least 1".formatted(option, value));
        }
        return value;
    }

    private static Range ranges(String option, Optional<String> given, Range standard) throws InputException {
        return given.isPresent() ? Ranges.parse(option, given.get()) : standard;
    }

    private Range sizes(DataOptions data, Dataset dataset) throws InputException {
        if (data.makesAnySize()) {
            return ranges("--message-size", messageSize, PipelineDefaults.MESSAGE_SIZE_BYTES);
        }
        if (messageSize.isPresent()) {
            throw new InputException("--message-size: the records of " + dataset.name()
                    + " have the sizes that they have; leave it out");
        }
        return DatasetSizes.of(dataset);
    }

    private Transport transport() throws InputException {
        Problems problems = new Problems();
        String chosenAcks = acks.orElse("all");
        String chosenCompression = compression.orElse("none");
        int linger = lingerMillis.orElse(PipelineDefaults.LINGER_MILLIS);
        Integer batchBytes = problems.collect(
                () -> batch.isPresent() ? Ranges.number("--batch", batch.get()) : PipelineDefaults.BATCH_BYTES);
        expect(problems, "--acks", chosenAcks, List.of("0", "1", "all"));
        expect(problems, "--compression", chosenCompression, List.of("none", "gzip", "snappy", "lz4", "zstd"));
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

    private static void expect(Problems problems, String option, String value, List<String> known) {
        if (!known.contains(value)) {
            problems.add("%s %s: expected one of %s".formatted(option, value, String.join(", ", known)));
        }
    }

    private static void expect(Problems problems, String option, int value, IntPredicate fits, String expected) {
        if (!fits.test(value)) {
            problems.add("%s %d: expected %s".formatted(option, value, expected));
        }
    }
}
