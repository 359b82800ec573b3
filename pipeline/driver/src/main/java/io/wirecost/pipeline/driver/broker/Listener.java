package io.wirecost.pipeline.driver.broker;

import java.util.Optional;

/**
 * One more address at which a broker serves clients.
 *
 * @param name in upper case, unique among the broker's listeners
 * @param host on which it listens, of this machine
 * @param advertised {@code host:port} that clients are told to connect to; empty for the listener's own
 */
public record Listener(String name, String host, Optional<String> advertised) {}
