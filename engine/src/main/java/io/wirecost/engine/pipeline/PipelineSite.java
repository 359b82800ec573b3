package io.wirecost.engine.pipeline;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.Experiment;
import io.wirecost.engine.installation.WirecostVersion;
import io.wirecost.engine.plan.PipelinePlan;
import io.wirecost.engine.run.Session;
import io.wirecost.engine.runner.Measure;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.Word.Offer;
import io.wirecost.pipeline.driver.PipelineDriver;
import io.wirecost.pipeline.driver.block.DriverSettings;
import io.wirecost.pipeline.driver.broker.EmbeddedBroker.Settings;
import io.wirecost.pipeline.driver.broker.PortSource;
import io.wirecost.pipeline.driver.cluster.ClusterSource;
import io.wirecost.pipeline.driver.cluster.EmbeddedClusters;
import io.wirecost.pipeline.driver.cluster.ExternalCluster;
import io.wirecost.pipeline.driver.cluster.KafkaClient;
import io.wirecost.pipeline.driver.remote.Invitation;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Where one run's pipeline takes place.
 *
 * @param brokerFolder the installation's folder with the embedded broker
 */
record PipelineSite(Session session, PipelinePlan plan, Path brokerFolder) {
    /** Whatever the producers send as one batch, and a message beyond any that a queue is good for. */
    private static final int LARGEST_BATCH_BYTES = 16 << 20;

    Experiment experiment() {
        return plan.experiment();
    }

    PoolFiles pools() {
        return new PoolFiles(
                session.dataset().schema(),
                plan.experiment(),
                plan.pools(),
                session.folder().path());
    }

    PipelineDriver driver() {
        String run = RunId.next();
        return new PipelineDriver(new DriverSettings(
                run,
                plan.experiment(),
                clusters(),
                invitation(run),
                session.folder().path(),
                session.timeout(),
                this::isEnding));
    }

    private ClusterSource clusters() {
        Path folder = session.folder().path();
        return plan.external()
                .<ClusterSource>map(client -> () -> ExternalCluster.reach(client, ExternalCluster.OPTION))
                .orElseGet(() -> new EmbeddedClusters(
                        new Settings(
                                brokerFolder,
                                plan.brokerFolder().orElse(folder),
                                folder,
                                LARGEST_BATCH_BYTES,
                                PortSource.FREE),
                        plan.experiment().network()));
    }

    private Optional<Invitation> invitation(String run) {
        if (plan.joining().isEmpty()) {
            return Optional.empty();
        }
        String servers = plan.external().orElseThrow().get(KafkaClient.SERVERS);
        List<Role> roles = plan.joining().stream().sorted().toList();
        roles.forEach(role -> session.listener()
                .news("waiting for service %s; start it with: wirecost service %s --kafka %s --run %s"
                        .formatted(role, role.label(), servers, run)));
        return Optional.of(new Invitation(offer(roles), session.listener()::news));
    }

    private Offer offer(List<Role> roles) {
        Dataset dataset = session.dataset();
        Map<String, String> codecs = new TreeMap<>();
        session.plan().codecs().stream()
                .filter(entry -> entry.has(Measure.PIPELINE))
                .forEach(entry -> codecs.put(entry.name(), entry.info().version()));
        return new Offer(
                WirecostVersion.read(),
                dataset.name(),
                dataset.seed().isPresent() ? String.valueOf(dataset.seed().getAsLong()) : "",
                dataset.checksum(),
                codecs,
                roles,
                plan.experiment());
    }

    private boolean isEnding() {
        try {
            return session.folder().isShuttingDown();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }
}
