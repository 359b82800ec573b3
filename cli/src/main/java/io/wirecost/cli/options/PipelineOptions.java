package io.wirecost.cli.options;

import io.wirecost.cli.help.HelpGroup;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Experiment.Forward;
import io.wirecost.core.run.Experiment.Network;
import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.Experiment.Range;
import io.wirecost.core.run.Experiment.Services;
import io.wirecost.core.run.Experiment.Transport;
import io.wirecost.engine.plan.PipelinePlan;
import io.wirecost.engine.plan.Profile;
import io.wirecost.pipeline.control.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say what the pipeline does. */
@HelpGroup.In(HelpGroup.PIPELINE)
final class PipelineOptions {
    @Option(
            names = "--blocks",
            paramLabel = "N",
            description = "Blocks per codec, each with three fresh services (default: as the profile says;"
                    + " 3 with --find-max-rate).")
    private Optional<Integer> blocks;

    @Option(
            names = "--iterations",
            paramLabel = "N",
            description = "Counted sets of messages per block (default: as the profile says).")
    private Optional<Integer> iterations;

    @Option(
            names = "--messages",
            paramLabel = "N[..N]",
            description = "Messages per set, from the first set to the last (default: as the profile says).")
    private Optional<String> messages;

    @Option(
            names = "--message-size",
            paramLabel = "N[..N[..N]]",
            description = "Bytes of a message as JSON, from the first set to the last (default: 1k..4k);"
                    + " with a third number between, half of the sets have at most that. Not for your own records.")
    private Optional<String> messageSize;

    @Option(
            names = "--warm-up",
            paramLabel = "N",
            description = "Messages of the warm-up, which are not counted (default: as the profile says).")
    private Optional<Integer> warmUp;

    @Option(
            names = "--services",
            paramLabel = "HOW",
            description = "How the services run: processes, or threads of one JVM (default: processes).")
    private Optional<Services> services;

    @Option(
            names = "--forward",
            paramLabel = "HOW",
            description =
                    "How B forwards a message: reencode encodes it again, passthrough sends its bytes (default: reencode).")
    private Optional<Forward> forward;

    @Mixin
    private RateOptions rates;

    @Mixin
    private KafkaOptions kafka;

    @Mixin
    private LinkOptions links;

    /**
     * What the pipeline is to do.
     *
     * @param onlyFinalists whether only few codecs go through it, because it was not asked for by name
     * @throws InputException with every option that does not fit
     */
    PipelinePlan plan(Profile profile, boolean onlyFinalists, DataOptions data, Dataset dataset, long seed)
            throws InputException {
        Problems problems = new Problems();
        Optional<OpenLoop> openLoop = Optional.ofNullable(
                        problems.collect(() -> rates.openLoop(profile, messages.isPresent(), iterations.isPresent())))
                .flatMap(found -> found);
        PipelineDefaults defaults = PipelineDefaults.of(profile, openLoop, onlyFinalists);
        int blockCount = atLeastOne(problems, "--blocks", blocks.orElse(defaults.blocks()));
        int iterationCount = atLeastOne(problems, "--iterations", iterations.orElse(defaults.iterations()));
        int warmUpMessages = atLeastOne(problems, "--warm-up", warmUp.orElse(defaults.warmUpMessages()));
        Range messageRange = problems.collect(() -> ranges("--messages", messages, defaults.messages()));
        Optional<GivenRecords> given = problems.collect(() -> given(data, dataset, defaults.poolRecords()));
        Range sizeRange = problems.collect(() -> ranges("--message-size", messageSize, defaults.messageSizeBytes()));
        Transport transport = problems.collect(kafka::transport);
        Optional<Map<String, String>> external = problems.collect(kafka::external);
        Set<Role> joining = problems.collect(kafka::joining);
        Optional<Network> network = problems.collect(() -> links.network(data.sweptLinks()));
        together(data).forEach(problems::add);
        problems.refuse();
        Experiment experiment = new Experiment(
                blockCount,
                iterationCount,
                messageRange,
                given.map(GivenRecords::sizeBytes).orElse(sizeRange),
                given.map(GivenRecords::count).orElse(defaults.poolRecords()),
                given.map(GivenRecords::different),
                warmUpMessages,
                services.orElse(Services.PROCESSES),
                forward.orElse(Forward.REENCODE),
                dataset.filter().toString(),
                transport,
                network,
                openLoop);
        return new PipelinePlan(
                experiment, data.pools(seed, dataset), external, joining, onlyFinalists, kafka.brokerFolder());
    }

    /** Returns whether any of these was given. */
    boolean areGiven(DataOptions data) {
        return kafka.areGiven()
                || linksAreGiven(data)
                || rates.areGiven()
                || Stream.of(blocks, iterations, messages, messageSize, warmUp, services, forward)
                        .anyMatch(Optional::isPresent);
    }

    private boolean linksAreGiven(DataOptions data) {
        return links.areGiven() || data.sweptLinks().isPresent();
    }

    /** What is wrong with options that are right by themselves. */
    private List<String> together(DataOptions data) {
        List<String> problems = new ArrayList<>();
        boolean threads = services.equals(Optional.of(Services.THREADS));
        if (kafka.isJoined() && threads) {
            problems.add("--join and --services threads exclude each other: threads are in one process");
        }
        if (kafka.isJoined() && data.areOfTopic()) {
            problems.add("--join and --from-kafka exclude each other: a service elsewhere cannot read the same messages"
                    + " of a topic again");
        }
        if (linksAreGiven(data) && kafka.isExternal()) {
            problems.add(
                    "--link and --sweep work with the embedded Kafka only: no link can be put before your own Kafka;"
                            + " leave out --kafka, or the links");
        }
        if (linksAreGiven(data) && threads) {
            problems.add(
                    "--link and --sweep put a link before each service, but --services threads has all three in one"
                            + " process: leave out --services threads, or the links");
        }
        return problems;
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

    /** The records that are sent as they are; empty where records of the planned sizes are made. */
    private Optional<GivenRecords> given(DataOptions data, Dataset dataset, int most) throws InputException {
        if (data.makesAnySize()) {
            return Optional.empty();
        }
        if (messageSize.isPresent()) {
            throw new InputException(
                    "--message-size: the records of " + dataset.name() + " keep their own sizes; leave it out");
        }
        return Optional.of(GivenRecords.of(dataset, most));
    }
}
