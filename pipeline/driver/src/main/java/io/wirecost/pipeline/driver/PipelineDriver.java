package io.wirecost.pipeline.driver;

import io.wirecost.core.InputException;
import io.wirecost.pipeline.driver.block.BlockOrder;
import io.wirecost.pipeline.driver.block.BlockOutcome;
import io.wirecost.pipeline.driver.block.BlockRun;
import io.wirecost.pipeline.driver.block.DriverSettings;
import io.wirecost.pipeline.driver.block.MachineSpeed;
import io.wirecost.pipeline.driver.cluster.ControlledCluster;
import io.wirecost.pipeline.driver.remote.Members;
import java.io.IOException;
import java.util.Optional;

/**
 * Lets services and a broker run one block after the other. The broker is started for the first block, and again for
 * the next one when it has died.
 */
public final class PipelineDriver implements AutoCloseable {
    private final DriverSettings settings;
    private final MachineSpeed machine = new MachineSpeed();
    private ControlledCluster cluster;

    public PipelineDriver(DriverSettings settings) {
        this.settings = settings;
    }

    /**
     * Runs one block to its end, whatever that is: a block that fails costs no other.
     *
     * @throws InputException if the cluster is the user's and cannot be used
     */
    public BlockOutcome run(BlockOrder order) throws InputException, IOException {
        try {
            return new BlockRun(settings, cluster(), machine, order).run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new BlockOutcome.Interrupted();
        } catch (IOException e) {
            return settings.ending().getAsBoolean()
                    ? new BlockOutcome.Interrupted()
                    : new BlockOutcome.Failed(explain(e));
        }
    }

    private ControlledCluster cluster() throws InputException, IOException, InterruptedException {
        if (cluster != null && cluster.kafka().death().isPresent()) {
            close();
        }
        if (cluster == null) {
            cluster = ControlledCluster.open(
                    settings.clusters(), settings.run(), settings.patience(), settings.localRoles());
            if (settings.invitation().isPresent()) {
                new Members(cluster, settings.invitation().get()).await();
            }
        }
        return cluster;
    }

    private String explain(IOException e) {
        Optional<String> death =
                cluster == null ? Optional.empty() : cluster.kafka().death();
        return death.orElse(e.getMessage());
    }

    @Override
    public void close() throws IOException {
        if (cluster != null) {
            ControlledCluster open = cluster;
            cluster = null;
            open.close();
        }
    }
}
