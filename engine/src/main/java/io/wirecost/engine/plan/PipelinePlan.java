package io.wirecost.engine.plan;

import io.wirecost.core.run.Experiment;
import io.wirecost.pipeline.control.Role;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The plan of the pipeline: its task, and the places where it runs.
 *
 * @param pools makes the messages of each set
 * @param external settings of clients that reach a cluster of the user's; empty for the embedded broker
 * @param joining services that the user starts on other machines; they need an external cluster
 * @param onlyFinalists whether only few codecs are sent, chosen by their sizes and times. Otherwise all are
 * @param brokerFolder below which the embedded broker keeps its data; empty for the system's temporary folder
 */
public record PipelinePlan(
        Experiment experiment,
        PoolSource pools,
        Optional<Map<String, String>> external,
        Set<Role> joining,
        boolean onlyFinalists,
        Optional<Path> brokerFolder) {
    public PipelinePlan {
        joining = Set.copyOf(joining);
    }
}
