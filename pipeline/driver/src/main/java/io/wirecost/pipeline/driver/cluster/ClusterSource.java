package io.wirecost.pipeline.driver.cluster;

import io.wirecost.core.InputException;
import java.io.IOException;

/** Gets a {@link Cluster} when one is needed: at the start, and again when a broker has died. */
public interface ClusterSource {
    /**
     * @throws InputException if the cluster is the user's and cannot be used, with the reason
     * @throws IOException if a broker of our own does not start
     */
    Cluster open() throws InputException, IOException;
}
