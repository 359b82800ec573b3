package io.wirecost.pipeline.driver.cluster;

import io.wirecost.core.run.Link;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.driver.broker.BrokerUsage;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A Kafka that takes part in an experiment. */
public interface Cluster extends AutoCloseable {
    /** Returns the settings that every client needs: servers, and security if there is any. */
    Map<String, String> client();

    /**
     * The same for the clients that carry the words of one service. They may see other addresses than the other
     * clients.
     */
    default Map<String, String> client(Role role) {
        return client();
    }

    /** The same for the clients that carry its messages: they go over its link, if there is one. */
    Map<String, String> dataClient(Role role);

    /** Returns the beginning of the command of a service's process. */
    default List<String> prefix(Role role) {
        return List.of();
    }

    /** Puts a link between each service and the broker, in place of the one that was there. */
    void shape(Link link) throws IOException;

    /** Returns the use of the broker's process since its start; empty for a broker of the user's own. */
    Optional<BrokerUsage> usage() throws IOException, InterruptedException;

    /**
     * Returns how the broker ended, e.g. {@code the broker was ended by signal 9}; empty while it lives or is not ours.
     */
    Optional<String> death();

    @Override
    void close() throws IOException;
}
