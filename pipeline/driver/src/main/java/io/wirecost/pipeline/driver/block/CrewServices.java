package io.wirecost.pipeline.driver.block;

import io.wirecost.core.run.Experiment;
import io.wirecost.pipeline.control.BlockPlan;
import io.wirecost.pipeline.control.Limits;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.driver.cluster.ControlledCluster;
import io.wirecost.pipeline.driver.service.Services;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The processes of a crew: how they are started, and what they are told. */
record CrewServices(int number, DriverSettings settings, ControlledCluster cluster, CrewOrder order, Limits limits) {
    Services start() throws IOException {
        return Services.start(
                cluster.localRoles(),
                settings.experiment().services(),
                this::plan,
                this::command,
                settings.folder().resolve("services-" + number),
                settings.ending());
    }

    private List<String> command(List<Role> roles, Path plan) throws IOException {
        List<String> command = new ArrayList<>(cluster.kafka().prefix(roles.get(0)));
        command.addAll(order.command().of(plan));
        return command;
    }

    private BlockPlan plan(List<Role> roles) {
        Experiment experiment = settings.experiment();
        return new BlockPlan(
                settings.run(),
                cluster.kafka().client(roles.get(0)),
                cluster.kafka().dataClient(roles.get(0)),
                roles,
                number,
                order.codec(),
                order.reading(),
                experiment.forward(),
                experiment.transport(),
                order.pools(),
                limits);
    }
}
