package io.wirecost.cli.command;

import io.wirecost.cli.failure.ExitCode;
import io.wirecost.cli.help.HelpGroup;
import io.wirecost.cli.installation.CommandSurroundings;
import io.wirecost.cli.names.Candidates;
import io.wirecost.cli.names.Selection;
import io.wirecost.cli.options.CodecPathOption;
import io.wirecost.cli.options.DataOptions;
import io.wirecost.cli.options.KafkaClientFile;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.engine.pipeline.OfferedData;
import io.wirecost.engine.pipeline.ServiceHost;
import io.wirecost.engine.plan.PoolSource;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.Word.Offer;
import io.wirecost.pipeline.driver.cluster.ExternalCluster;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wirecost service}: one service of a run that goes on elsewhere. */
@Command(
        name = "service",
        description = "Run service a, b or c of a run that was started on another machine with --join.",
        mixinStandardHelpOptions = true)
public final class ServiceCommand implements Callable<Integer> {
    private final CommandSurroundings around;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "SERVICE",
            completionCandidates = Candidates.Services.class,
            description = "One of: ${COMPLETION-CANDIDATES}.")
    private String service;

    @HelpGroup.In(HelpGroup.KAFKA)
    @Option(names = "--kafka", required = true, paramLabel = "HOST:PORT[,…]", description = "The run's Kafka.")
    private String kafka;

    @HelpGroup.In(HelpGroup.KAFKA)
    @Option(names = "--kafka-config", paramLabel = "FILE", description = "Properties of Kafka clients, for security.")
    private Optional<Path> kafkaConfig;

    @HelpGroup.In(HelpGroup.PIPELINE)
    @Option(names = "--run", required = true, paramLabel = "ID", description = "The id that the run has printed.")
    private String run;

    @Mixin
    private DataOptions data;

    @HelpGroup.In(HelpGroup.DATA)
    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "The run's seed, by which a sample of records is chosen (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Mixin
    private CodecPathOption codecPath;

    /** @param around what the command finds around it */
    public ServiceCommand(CommandSurroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() throws InputException, IOException, InterruptedException {
        Problems problems = new Problems();
        Role role =
                problems.collect(() -> new Selection<>("SERVICE", List.of(Role.values()), Role::label).one(service));
        Map<String, String> client =
                problems.collect(() -> KafkaClientFile.settings(Optional.of(kafka), kafkaConfig, Optional.empty())
                        .orElseThrow());
        if (!run.matches("[A-Za-z0-9-]+")) {
            problems.add("--run " + run + ": expected an id of letters, digits and hyphens");
        }
        problems.refuse();
        ExternalCluster.reach(client, ExternalCluster.OPTION).close();
        CodecCatalog catalog = codecPath.catalog(around, CodecId.ON_JVMS);
        new ServiceHost(around.codeCache()).serve(role, client, run, catalog, new Here(), this::say);
        return ExitCode.DONE;
    }

    private void say(String news) {
        spec.commandLine().getErr().println(news);
        spec.commandLine().getErr().flush();
    }

    /** A built-in workload is made from the run's seed; a user's own records must have been brought here. */
    private final class Here implements OfferedData {
        @Override
        public Dataset dataset(Offer offer) throws InputException {
            return data.joining(offer.workload(), !offer.seed().isEmpty()).dataset(seed(offer));
        }

        @Override
        public PoolSource pools(Offer offer) throws InputException {
            return data.joining(offer.workload(), !offer.seed().isEmpty()).pools(seed(offer), dataset(offer));
        }

        private long seed(Offer offer) {
            return offer.seed().isEmpty() ? seed : Long.parseLong(offer.seed());
        }
    }
}
