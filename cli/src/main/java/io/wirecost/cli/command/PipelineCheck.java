package io.wirecost.cli.command;

import io.wirecost.core.InputException;
import io.wirecost.engine.plan.PipelinePlan;
import io.wirecost.engine.plan.Plan;
import io.wirecost.pipeline.driver.broker.DiskCheck;
import io.wirecost.pipeline.driver.cluster.DiskNeed;
import io.wirecost.pipeline.driver.cluster.ExternalCluster;
import io.wirecost.pipeline.driver.wiring.LinkCheck;
import java.io.IOException;
import java.nio.file.Path;

/** Looks, before minutes of measuring, whether the pipeline can be run at their end. */
final class PipelineCheck {
    private PipelineCheck() {}

    /** @throws InputException if the cluster cannot be reached, the broker would have no room, or a link cannot be had here */
    static void require(Plan plan) throws InputException, IOException {
        if (plan.pipeline().isEmpty()) {
            return;
        }
        PipelinePlan pipeline = plan.pipeline().get();
        if (pipeline.external().isPresent()) {
            ExternalCluster.reach(pipeline.external().get(), ExternalCluster.OPTION)
                    .close();
        } else {
            Path folder = pipeline.brokerFolder().orElseGet(() -> Path.of(System.getProperty("java.io.tmpdir")));
            DiskCheck.check(folder, DiskNeed.bytesOf(pipeline.experiment()));
            if (pipeline.experiment().network().isPresent()) {
                LinkCheck.require(pipeline.experiment().network().get());
            }
        }
    }
}
