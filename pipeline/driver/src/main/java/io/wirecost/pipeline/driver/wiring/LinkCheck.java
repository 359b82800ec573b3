package io.wirecost.pipeline.driver.wiring;

import io.wirecost.core.InputException;
import io.wirecost.core.run.Experiment.Network;
import io.wirecost.core.run.Link;
import io.wirecost.pipeline.link.RelayProof;
import io.wirecost.pipeline.link.kernel.KernelLink;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Whether this machine can be the links of an experiment, asked before anything is measured over them. */
public final class LinkCheck {
    private LinkCheck() {}

    /** @throws InputException with every link that cannot be had here, and why */
    public static void require(Network network) throws InputException, IOException {
        Set<String> problems = new LinkedHashSet<>();
        for (Link link : network.links()) {
            refusalReason(link, network.by()).ifPresent(problems::add);
        }
        if (!problems.isEmpty()) {
            throw new InputException(List.copyOf(problems));
        }
    }

    private static Optional<String> refusalReason(Link link, Network.By by) throws IOException {
        try {
            return switch (by) {
                case RELAY -> RelayProof.refusalReason(link);
                case KERNEL -> KernelLink.refusalReason(link);
            };
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while the link " + link + " was proven", e);
        }
    }
}
