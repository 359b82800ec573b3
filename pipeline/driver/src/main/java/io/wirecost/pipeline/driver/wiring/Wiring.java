package io.wirecost.pipeline.driver.wiring;

import io.wirecost.core.run.Experiment.Network;
import io.wirecost.core.run.Link;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.driver.broker.EmbeddedBroker;
import io.wirecost.pipeline.driver.broker.Listener;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** The connection between the services and an embedded broker. It is there before the broker, and goes after it. */
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

    /** Returns the listeners that the broker needs for it. */
    default List<Listener> listeners() {
        return List.of();
    }

    /** Leads to this broker from now on. */
    default void connect(EmbeddedBroker broker) {}

    /** Returns where a service's messages go, as {@code host:port}. */
    String messages(Role role, EmbeddedBroker broker);

    /** Returns where its words go: never over a link. */
    default String words(Role role, EmbeddedBroker broker) {
        return broker.bootstrap();
    }

    /** Returns the beginning of its command, which puts it at its end of the link. */
    default List<String> prefix(Role role) {
        return List.of();
    }

    /** Puts a link in place of the one that was there. */
    void shape(Link link) throws IOException;

    @Override
    void close() throws IOException;

    /** No links: services connect to the broker as other clients do. */
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
