package io.wirecost.pipeline.driver.block;

import io.wirecost.core.run.Experiment;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.driver.cluster.ClusterSource;
import io.wirecost.pipeline.driver.remote.Invitation;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * The settings that all blocks of a run share.
 *
 * @param run id of the run, part of its topics' names: letters, digits and hyphens
 * @param invitation to services on other machines; empty when all run here
 * @param folder for files that are not needed afterwards
 * @param timeout how long services and broker may make no progress before they are taken for hung
 * @param ending whether this process is being ended from outside; may wait a moment for the answer to become yes
 */
public record DriverSettings(
        String run,
        Experiment experiment,
        ClusterSource clusters,
        Optional<Invitation> invitation,
        Path folder,
        Duration timeout,
        BooleanSupplier ending) {
    /** The services that run on this machine. */
    public Set<Role> localRoles() {
        Set<Role> roles = EnumSet.allOf(Role.class);
        invitation.ifPresent(asked -> roles.removeAll(asked.offer().roles()));
        return roles;
    }
}
