package io.wirecost.pipeline.driver.wiring;

import io.wirecost.core.run.Link;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.driver.broker.EmbeddedBroker;
import io.wirecost.pipeline.driver.broker.Listener;
import io.wirecost.pipeline.link.kernel.KernelLink;
import java.io.IOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A network namespace for each service, from which its messages come over a link and its words beside it. */
final class KernelWiring implements Wiring {
    private final Map<Role, KernelLink> links = new EnumMap<>(Role.class);

    private KernelWiring() {}

    static KernelWiring open() throws IOException {
        KernelWiring wiring = new KernelWiring();
        try {
            for (Role role : Role.values()) {
                wiring.links.put(role, KernelLink.open(Link.UNLIMITED));
            }
            return wiring;
        } catch (IOException | RuntimeException e) {
            wiring.close();
            throw e;
        }
    }

    @Override
    public List<Listener> listeners() {
        return links.keySet().stream()
                .flatMap(role -> Stream.of(forMessages(role), forWords(role)))
                .toList();
    }

    private Listener forMessages(Role role) {
        return new Listener("LINK_" + role, links.get(role).address(), Optional.empty());
    }

    private Listener forWords(Role role) {
        return new Listener("WORDS_" + role, links.get(role).unshapedAddress(), Optional.empty());
    }

    @Override
    public String messages(Role role, EmbeddedBroker broker) {
        return address(forMessages(role), broker);
    }

    @Override
    public String words(Role role, EmbeddedBroker broker) {
        return address(forWords(role), broker);
    }

    private static String address(Listener listener, EmbeddedBroker broker) {
        return listener.host() + ":" + broker.port(listener);
    }

    @Override
    public List<String> prefix(Role role) {
        return links.get(role).prefix();
    }

    @Override
    public void shape(Link link) throws IOException {
        for (KernelLink each : links.values()) {
            each.shape(link);
        }
    }

    @Override
    public void close() throws IOException {
        Closing.all(links.values());
    }
}
