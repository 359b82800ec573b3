package io.wirecost.pipeline.driver;

import io.wirecost.pipeline.driver.broker.Usage;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/** A Kafka that takes part in an experiment. */
public interface Cluster extends AutoCloseable {
    /** What every client needs to know: servers, and security if there is any. */
    Map<String, String> client();

    /** What the broker's process has spent since its start; empty for a broker that is not ours. */
    Optional<Usage> usage() throws IOException, InterruptedException;

    /** How the broker ended, e.g. {@code the broker was ended by signal 9}; empty while it lives or is not ours. */
    Optional<String> death();

    @Override
    void close() throws IOException;
}
