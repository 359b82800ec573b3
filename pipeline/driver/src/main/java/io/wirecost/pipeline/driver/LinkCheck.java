package io.wirecost.pipeline.driver;

import io.wirecost.core.InputException;
import io.wirecost.core.run.Experiment.Network;
import io.wirecost.core.run.Link;
import io.wirecost.pipeline.link.RelayProof;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Whether this machine can be the links of an experiment, asked before anything is measured over them. */
public final class LinkCheck {
    private LinkCheck() {}

    /** @throws InputException with every link that cannot be had here, and why */
    public static void require(Network network) throws InputException, IOException {
        List<String> problems = new ArrayList<>();
        for (Link link : network.links()) {
            try {
                RelayProof.refuses(link).ifPresent(problems::add);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException("interrupted while the link " + link + " was proven", e);
            }
        }
        if (!problems.isEmpty()) {
            throw new InputException(problems);
        }
    }
}
