package io.wirecost.pipeline.driver.broker;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The ports of one attempt to start a broker. */
record BrokerPorts(int client, int controller, Map<Listener, Integer> listeners) {
    static BrokerPorts take(PortSource source, List<Listener> listeners) throws IOException {
        int client = source.next();
        int controller = source.next();
        Map<Listener, Integer> others = new LinkedHashMap<>();
        for (Listener listener : listeners) {
            others.put(listener, source.next());
        }
        return new BrokerPorts(client, controller, others);
    }

    /** Returns the arguments of the broker's process. */
    List<String> arguments() {
        List<String> arguments = new ArrayList<>(List.of("client-port=" + client, "controller-port=" + controller));
        listeners.forEach((listener, port) -> arguments.add("listener=%s,%s,%d,%s"
                .formatted(
                        listener.name(),
                        listener.host(),
                        port,
                        listener.advertised().orElse(listener.host() + ":" + port))));
        return arguments;
    }
}
