package io.wirecost.pipeline.driver.wiring;

import io.wirecost.core.run.Experiment.Network;
import io.wirecost.core.run.Link;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.driver.broker.EmbeddedBroker;
import io.wirecost.pipeline.driver.broker.Listener;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** What lies between the services and an embedded broker. It is there before the broker, and goes after it. */
public interface Wiring extends AutoCloseable {
    /** Makes what an experiment asks for, with links that have no limit yet. */
    static Wiring of(Optional<Network> network) throws IOException {
        if (network.isEmpty()) {
            return new Direct();
        }
        return switch (network.get().by()) {
            case RELAY -> RelayWiring.open();
            case KERNEL -> KernelWiring.open();
        };
    }

    /** What the broker has to listen on for it. */
    default List<Listener> listeners() {
        return List.of();
    }

    /** Leads to this broker from now on. */
    default void connect(EmbeddedBroker broker) {}

    /** Where a service's messages go, as {@code host:port}. */
    String messages(Role role, EmbeddedBroker broker);

    /** Where its words go: never over a link. */
    default String words(Role role, EmbeddedBroker broker) {
        return broker.bootstrap();
    }

    /** What its command starts with, so that it is at its end of the link. */
    default List<String> prefix(Role role) {
        return List.of();
    }

    /** Puts a link in place of the one that was there. */
    void shape(Link link) throws IOException;

    @Override
    void close() throws IOException;

    /** Nothing: services connect to the broker as everybody does. */
    final class Direct implements Wiring {
        @Override
        public String messages(Role role, EmbeddedBroker broker) {
            return broker.bootstrap();
        }

        @Override
        public void shape(Link link) throws IOException {
            if (link.isShaped()) {
                throw new IOException("this broker was started without links");
            }
        }

        @Override
        public void close() {}
    }
}
