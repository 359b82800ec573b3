package io.wirecost.pipeline.driver.wiring;

import io.wirecost.core.run.Link;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.driver.broker.EmbeddedBroker;
import io.wirecost.pipeline.driver.broker.Listener;
import io.wirecost.pipeline.link.Relay;
import java.io.IOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A relay for each service, in this process; also without a limit, so that the links of a sweep differ in nothing else. */
final class RelayWiring implements Wiring {
    private static final String HOST = "127.0.0.1";

    private final Map<Role, Relay> relays = new EnumMap<>(Role.class);

    private RelayWiring() {}

    /** @throws IOException if there are not enough ports */
    static RelayWiring open() throws IOException {
        RelayWiring wiring = new RelayWiring();
        try {
            for (Role role : Role.values()) {
                wiring.relays.put(role, Relay.open());
            }
            return wiring;
        } catch (IOException | RuntimeException e) {
            wiring.close();
            throw e;
        }
    }

    @Override
    public List<Listener> listeners() {
        return relays.keySet().stream().map(this::listener).toList();
    }

    private Listener listener(Role role) {
        return new Listener("LINK_" + role, HOST, Optional.of(address(role)));
    }

    @Override
    public void connect(EmbeddedBroker broker) {
        relays.forEach((role, relay) -> relay.to(HOST, broker.port(listener(role))));
    }

    @Override
    public String messages(Role role, EmbeddedBroker broker) {
        return address(role);
    }

    private String address(Role role) {
        return HOST + ":" + relays.get(role).port();
    }

    @Override
    public void shape(Link link) {
        relays.values().forEach(relay -> relay.shape(link));
    }

    @Override
    public void close() throws IOException {
        Closing.all(relays.values());
    }
}
